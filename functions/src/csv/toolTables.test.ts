import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  limits,
  type StaffTool,
  staffToolDefaults,
  type ToolUpdate,
  toolCategories,
  toolColumns,
  toolDefaults,
  toolSchema,
  toolStages,
} from '../contract/index.ts';
import type { InvalidRow, ToolRow } from '../services/catalogue/import/toolRow.ts';
import { anyText } from '../testing/inputs/anyInput.ts';
import { fieldErrors } from '../testing/inputs/fieldErrors.ts';
import { validForms } from '../testing/inputs/validForms.ts';
import { columnsWith, rowsOf } from './exportedTools.ts';
import { readCsv } from './readCsv.ts';
import { toolRowsOf } from './toolRows.ts';
import { csvOf } from './writeCsv.ts';

const base = expect.objectContaining({ isOf: expect.any(Function) });

const batches = async function* (tools: StaffTool[]) {
  yield tools;
};

const exported = async (tools: StaffTool[]): Promise<string> => {
  const parts: string[] = [];
  for await (const part of csvOf(rowsOf(batches(tools)), toolColumns)) parts.push(part);
  return parts.join('');
};

const imported = async (table: string): Promise<(ToolRow | InvalidRow)[]> => {
  const rows: (ToolRow | InvalidRow)[] = [];
  for await (const row of toolRowsOf(await readCsv(Buffer.from(table)))) rows.push(row);
  return rows;
};

const rejectedIn = async (table: string) =>
  (await imported(table)).flatMap((row) => ('rejected' in row ? row.rejected : []));

const rejectedColumn = (entry: ToolRow | InvalidRow | undefined) =>
  entry && 'rejected' in entry ? entry.rejected.map(({ column }) => column) : [];

const hostileTexts = [
  '=1+1',
  "'=1+1",
  '-5 °C; +3',
  '@home\t=x',
  'a "quoted", comma',
  '\u2028=x',
  'yes',
  '24',
  '__proto__',
];

const anyLine = fc
  .oneof(fc.constantFrom(...hostileTexts), anyText)
  .map((text) => text.toWellFormed().replaceAll(/[\r\n]/g, ' '));

const anySpecifications = fc.uniqueArray(
  fc.record({ name: anyLine.map((name) => name.replaceAll(':', ' ')), value: anyLine }),
  { maxLength: 4, selector: ({ name }) => name.trim().toLowerCase() },
);

const anyBreaks = fc.constantFrom(
  [],
  [{ minQuantity: 6, price: 17 }],
  [
    { minQuantity: 12, price: 18.05 },
    { minQuantity: 600, price: 0.01 },
  ],
);

const anyTool = fc
  .record({
    sku: fc.constantFrom('PLN-1005', '-1-', '007', '1E5', 'TRUE'),
    toolName: anyLine,
    stage: fc.constantFrom(...toolStages),
    costPrice: fc.constantFrom(null, 0.01, 1_250.5),
    category: fc.constantFrom(...toolCategories),
    priceBreaks: anyBreaks,
    orderMultiple: fc.constantFrom(1, 2, 6),
    maxOrder: fc.constantFrom(null, 600, limits.stock.max),
    sellRemainder: fc.boolean(),
    storagePlace: fc.constantFrom('', 'A-12-3', '=1', '007'),
    toolDescription: fc.oneof(anyText, fc.constantFrom('one\r\n=two', '-\n+\n@')),
    specifications: anySpecifications,
    gtin: fc.constantFrom('', '4006381333931', '012345678905'),
    replacedBy: fc.constantFrom('', 'saw-4k2m9a7c'),
    accessories: fc.constantFrom([], ['rip-saw'], ['clamp', '-1-']),
    spareParts: fc.constantFrom([], ['1E5', '007']),
    alternatives: fc.constant([]),
    morePictures: fc.constantFrom(
      [],
      ['https://a.test/1'],
      ['https://a.test/2', 'http://b.test/=1'],
    ),
  })
  .map((fields) => ({ ...validForms.tool, ...fields }))
  // As they are stored: valid and tidied.
  .filter((tool) => Object.keys(fieldErrors(toolSchema, tool)).length === 0)
  .map((tool) => ({
    _id: 'plane',
    ...(toolSchema.cast(tool) as Omit<StaffTool, '_id'>),
    attributes: {},
  }));

const detailedTool = {
  ...toolDefaults,
  ...staffToolDefaults,
  ...validForms.detailedTool,
};

describe('A table of tools', () => {
  it('is read as it was exported, whatever the tools are called', async () => {
    const check = async (tool: StaffTool) => {
      const { _id: id, attributes: _, ...update } = tool;
      expect(await imported(await exported([tool]))).toEqual([
        { row: 2, id, update, base, family: '', documents: '' },
      ]);
    };
    await fc.assert(fc.asyncProperty(anyTool, check), { numRuns: 300 });
  });

  it('has a column for each field', () => {
    // Each attribute has a column.
    const { attributes: _, ...fields } = toolSchema.fields;
    expect(toolColumns).toEqual(expect.arrayContaining(Object.keys(fields)));
  });

  it('contains no formula in the later columns either', async () => {
    const specifications = [
      { name: '=cmd', value: 'calc' },
      { name: 'a', value: ';@b' },
    ];
    const fields = { ...detailedTool, specifications };
    const tool = { _id: 'plane', ...fields } as StaffTool;
    expect(await exported([tool])).toContain(`"'=cmd: calc\na: ;'@b"`);
  });

  it('carries a change of each field', async () => {
    const tool = { _id: 'plane', ...detailedTool } as StaffTool;
    const changes: [string, string, ToolUpdate][] = [
      ['PLN-1005', 'pln-2', { sku: 'PLN-2' }],
      ['planes', 'Saws', { category: 'saws' }],
      ['on-sale', 'Draft', { stage: 'draft' }],
      [',11.25,', ',,', { costPrice: null }],
      [',11.25,', ',9.5,', { costPrice: 9.5 }],
      ['24: 18.90; 48: 17.50', '24: 18.80', { priceBreaks: [{ minQuantity: 24, price: 18.8 }] }],
      [',6,60,no,', ',3,60,no,', { orderMultiple: 3 }],
      [',6,60,no,', ',6,,no,', { maxOrder: null }],
      [',6,60,no,', ',6,60,YES,', { sellRemainder: true }],
      ['A-12-3', 'B-1', { storagePlace: 'B-1' }],
      ['Length: 350 mm', 'Length: 14 in', { specifications: [{ name: 'Length', value: '14 in' }] }],
      ['/side.webp', '/back.webp', { morePictures: ['https://example.test/back.webp'] }],
    ];
    const table = await exported([tool]);
    const { _id: id, attributes: _, ...fields } = tool;
    for (const [before, after, update] of changes) {
      expect(table).toContain(before);
      expect(await imported(table.replace(before, after))).toEqual([
        { row: 2, id, update: { ...fields, ...update }, base, family: '', documents: '' },
      ]);
    }
  });

  it.each([
    ['alone', ['8.900'], [undefined]],
    ['with a comma', ['8,900'], [undefined]],
    ['beside a price with two decimals', ['8.900', '12.50'], [8.9, 12.5]],
    ['beside thousands with the other mark', ['8.900', '1,000,000'], [8.9, 1_000_000]],
    ['beside a decimal comma', ['8.900', '12,50'], [8_900, 12.5]],
    ['beside both marks', ['8.900', '12.50', '12,50'], [undefined, 12.5, 12.5]],
    ['beside whole prices', ['8.900', '12'], [undefined, 12]],
  ])('reads a price with three digits after its mark %s', async (_, prices, values) => {
    const rows = prices.map((price, at) => `PLN-${at};${price}`);
    const found = await imported(['sku;price', ...rows].join('\n'));
    expect(found.map((row) => ('update' in row ? row.update.price : undefined))).toEqual(values);
  });

  it('names both readings of an unclear price', async () => {
    expect(await rejectedIn('sku;price\nPLN-1;8.900')).toEqual([
      { row: 2, column: 'price', message: expect.stringContaining('8.90 or 8,900') },
    ]);
  });

  it('needs only the columns of the specification for new tools', async () => {
    const header = 'toolName,price,available,minOrder,toolDescription,imageLink';
    const row = 'Plane,5,10,1,Flattens.,https://a.test/1';
    expect(await imported(`${header}\n${row}\n`)).toEqual([
      { row: 2, id: undefined, tool: expect.not.objectContaining({ sku: expect.anything() }) },
    ]);
    const incomplete = imported(`${header.replace('minOrder,', '')}\n`);
    const hint = 'without the columns _id and sku, each row is a new tool';
    await expect(incomplete).rejects.toMatchObject({
      details: { errors: { file: `The column minOrder is missing: ${hint}` } },
    });
  });

  it.each([
    ['SKU;Price', 'PLN-1005;8.90'],
    ['sku;price', 'pln-1005 ;8.90'],
    [' Sku\u00a0; PRICE ', '"PLN-1005";8.90'],
    ['Item no.;Unit price', '="PLN-1005";8.90'],
    ['Artikelnummer;price', 'PLN\u20111005;8.90'],
    ['price;;SKU;', '8.90;;PLN-1005'],
    ['sku;price', 'PLN-1005;8.90;;;'],
    ['\ufeffsep=;\r\n\r\nSKU;Price', 'PLN\u20131005;8.90'],
  ])('is a price list with %j', async (header, row) => {
    const [entry] = await imported(`${header}\n${row}\n`);
    expect(entry).toMatchObject({ id: undefined, sku: 'PLN-1005', update: { price: 8.9 } });
  });

  it.each([
    ['Tool Name', 'toolName'],
    ['tool_name', 'toolName'],
    ['DESCRIPTION', 'toolDescription'],
    ['min. order', 'minOrder'],
    ['Pieces per pack', 'orderMultiple'],
    ['IMAGELINK', 'imageLink'],
  ])('has the column %s for %s', async (name, column) => {
    const [entry] = await imported(`_id,${name}\nplane,7\n`);
    const update = (entry as { update: ToolUpdate }).update;
    const reading = 'rejected' in (entry as object) ? rejectedColumn(entry) : Object.keys(update);
    expect(reading).toContain(column);
  });

  it('reads rows without their empty last cells, and with further empty ones', async () => {
    const header = '_id,price,maxOrder,specifications,morePictures';
    const row = { row: 2, id: 'plane', update: expect.objectContaining({ price: 5 }) };
    for (const cells of ['plane,5', 'plane,5,', 'plane,5,,,', 'plane,5,,,,,,']) {
      const [entry] = await imported(`${header}\n${cells}\n`);
      expect(entry).toEqual(row);
      expect(entry).toMatchObject({ update: { maxOrder: null, specifications: [] } });
    }
  });

  it.each([
    ['_id,price,', 'plane,5,note', 'Column C has no name: name it, or empty it'],
    [',_id,price', '1,plane,5', 'Column A has no name: name it, or empty it'],
    [
      '_id,price',
      'plane,12,50',
      'The row has 3 cells for 2 columns: put cells with “,” in quotation marks',
    ],
    [
      '_id\tprice',
      'plane\t12\t\t50',
      'The row has 4 cells for 2 columns: put cells with a tab in quotation marks',
    ],
  ])('refuses cells that belong to no column: %s', async (header, row, message) => {
    expect(await rejectedIn(`${header}\n${row}\n`)).toEqual([{ row: 2, message }]);
  });

  it.each([
    ['sku,price', 'PLN-1,5', undefined],
    ['sku,price', ',5', 'Say which tool it is by its SKU'],
    ['_id,price', ',5', 'Say which tool it is by its SKU'],
    ['sku,price', '1.00E+05,5', 'A spreadsheet has turned this SKU into a number, 1.00E+05'],
    ['sku,price', '"1,23457E+12",5', 'A spreadsheet has turned this SKU into a number'],
    ['sku,price', '10. Mrz,5', 'A spreadsheet has turned this SKU into a date, 10. Mrz'],
    ['sku,price', '#NAME?,5', 'A spreadsheet has turned this SKU into an error, #NAME?'],
    ['sku,price', 'PLN 1,5', 'SKU must have 3 to 24 letters, digits and hyphens'],
  ])('refuses a row without a readable SKU: %s, %s', async (header, row, message) => {
    const rejected = await rejectedIn(`${header}\n${row}\n`);
    expect(rejected).toEqual(
      message ? [{ row: 2, column: 'sku', message: expect.stringContaining(message) }] : [],
    );
  });

  it.each([
    [
      'Colour',
      'There is no column “Colour”. Row 3 must name the columns: _id, sku, gtin, stage, toolName',
    ],
    ['PRICE', 'The column price appears twice'],
    ['Unit price', 'The column price appears twice'],
    ['item no', 'The column sku appears twice'],
  ])('refuses the header “%s”', async (name, message) => {
    await expect(imported(`\n\nsku,price,${name}\n`)).rejects.toMatchObject({
      details: { errors: { file: expect.stringContaining(message) } },
    });
  });

  it('names the column and the entry of each error', async () => {
    const table = [
      '_id,sku,priceBreaks,orderMultiple,sellRemainder,specifications,morePictures',
      'a,x,24: 8.90,,perhaps,,',
      'b,,48: 8.90; 24: 8.40,x,,Length: 1\nlength: 2,ftp://a.test',
      'c,,24-8.90,2.5,,none,',
    ].map((row) => row.replace(/(Length.*2),/s, '"$1",'));
    expect(await rejectedIn(`${table.join('\n')}\n`)).toEqual([
      { row: 2, column: 'sellRemainder', message: 'Write yes or no' },
      { row: 2, column: 'sku', message: 'SKU must have 3 to 24 letters, digits and hyphens' },
      { row: 3, column: 'orderMultiple', message: 'Enter the number of pieces' },
      {
        row: 3,
        column: 'specifications',
        message: 'Specification 2: This name is already in another row',
      },
      {
        row: 3,
        column: 'morePictures',
        message: 'Further picture 1: Picture must be an http or https address',
      },
      {
        row: 3,
        column: 'priceBreaks',
        message: 'Price break 2: Enter more pieces than in the row above, 48',
      },
      {
        row: 4,
        column: 'priceBreaks',
        message: 'Write price breaks like 24: 8.90; 48: 8.40, with the pieces before each price',
      },
      {
        row: 4,
        column: 'orderMultiple',
        message: 'Enter a whole number of pieces, like 2 or 3, not “2.5”',
      },
      {
        row: 4,
        column: 'specifications',
        message: 'Write each specification on a separate line, like Length: 350 mm',
      },
    ]);
  });
});

describe('The columns of attributes', () => {
  const keys = ['blade-width', 'handle'];
  const readRows = async (table: string) => {
    const rows: (ToolRow | InvalidRow)[] = [];
    for await (const row of toolRowsOf(await readCsv(Buffer.from(table)), keys)) rows.push(row);
    return rows;
  };

  it('have their cells by key, with those that remove a value', async () => {
    const table = 'sku,attr:blade-width,Attr: Handle\r\nPLN-1005, 1/2 in ,\r\n';
    expect(await readRows(table)).toMatchObject([
      { sku: 'PLN-1005', attributes: { 'blade-width': '1/2 in', handle: '' } },
    ]);
  });

  it('come before the base in an export, and are read back', async () => {
    const [tool] = fc.sample(anyTool, 1);
    if (!tool) throw new Error('There must be a tool');
    const valued = { ...tool, attributes: { 'blade-width': '10 mm' } };
    const parts: string[] = [];
    for await (const part of csvOf(rowsOf(batches([valued]), keys), columnsWith(keys))) {
      parts.push(part);
    }
    expect(parts.join('')).toContain(
      'morePictures,family,documents,attr:blade-width,attr:handle,exported',
    );
    expect(await readRows(parts.join(''))).toMatchObject([
      { attributes: { 'blade-width': '10 mm', handle: '' } },
    ]);
  });

  it('must be those of attributes', async () => {
    await expect(readRows('sku,attr:gone\r\nPLN-1005,1\r\n')).rejects.toMatchObject({
      code: 'validation',
      details: {
        errors: {
          file: 'There is no attribute “gone” for the column “attr:gone”. The columns of attributes are: attr:blade-width, attr:handle',
        },
      },
    });
  });
});
