import fc from 'fast-check';
import { cleanCell, limits, orderColumns, toolColumns } from 'functions/contract';
import { anyCharacter } from 'functions/testing/inputs/anyCharacter';
import { describe, expect, it } from 'vitest';
import { maxTableLength } from '../../../lib/tables/readTable.ts';
import { readQuantity } from './cells.ts';
import { cellLengths, parseRows } from './parseRows.ts';

const pairs = (text: string, max?: number) =>
  parseRows(text, max).rows.map(({ sku, quantity }) => [sku, quantity]);

const twoRows = [
  ['PLN-0004', '12'],
  ['SAW-0001', '5'],
];

const orderRow = (sku: string, quantity: string): string =>
  orderColumns
    .map(
      (name) =>
        ({ SKU: sku, Quantity: quantity })[name as string] ?? (name === 'Order' ? 'TH-1001' : '7'),
    )
    .join(',');

describe('parseRows', () => {
  it.each([
    ['tabs', 'PLN-0004\t12\nSAW-0001\t5'],
    ['commas', 'PLN-0004,12\nSAW-0001,5'],
    ['semicolons', 'PLN-0004;12\nSAW-0001;5'],
    ['spaces', 'PLN-0004 12\nSAW-0001 5'],
    ['quotes', '"PLN-0004","12"\n"SAW-0001","5"'],
    ['CRLF and a last line break', 'PLN-0004\t12\r\nSAW-0001\t5\r\n'],
    ['CR only', 'PLN-0004\t12\rSAW-0001\t5\r'],
    ['blank lines', '\n\nPLN-0004\t12\n \t \n\t\nSAW-0001\t5\n\n'],
    ['a byte order mark', '\ufeffPLN-0004,12\nSAW-0001,5'],
    ['spaces around the cells', '  PLN-0004 ; 12 \n\u00a0SAW-0001\u00a0;\u202f5'],
    ['the quantity first', '12;PLN-0004\n5;SAW-0001'],
    ['a header', 'SKU,Quantity\nPLN-0004,12\nSAW-0001,5'],
    ['a German header', 'Artikelnr.;Menge\nPLN-0004;12\nSAW-0001;5'],
    ['a header in the other order', 'Qty\tItem no.\n12\tPLN-0004\n5\tSAW-0001'],
    ['the delimiter stated', 'sep=;\nPLN-0004;12\nSAW-0001;5'],
    ['the delimiter stated after a blank line', '\r\n"sep=;"\r\nPLN-0004;12\r\nSAW-0001;5'],
    ['bars', 'PLN-0004|12\nSAW-0001|5'],
    ['empty last cells', 'SKU;Qty;;\nPLN-0004;12;;;;\nSAW-0001;5'],
    ['a nameless empty column', 'SKU\t\tQty\nPLN-0004\t\t12\nSAW-0001\t\t5'],
    ['a header in capitals with blanks', ' ITEM  NO. ;\u00a0Q T Y\nPLN-0004;12\nSAW-0001;5'],
    ['texts as formulas', '="PLN-0004",="12"\n"=""SAW-0001""",5'],
    ['marked texts', "'PLN-0004\t'12\nSAW-0001\t5"],
    ['a number, a name and a price', '1;PLN-0004;Plane;12;64,10\n2;SAW-0001;Saw;5;19.99'],
    ['a name with a semicolon', 'PLN-0004,Plane; fine,12\nSAW-0001,Saw,5'],
    ['further columns and a header', 'Name,Qty,SKU,Price\nPlane,12,PLN-0004,64\nSaw,5,SAW-0001,20'],
    ['the columns of our own CSV', 'sku,toolName,quantity\nPLN-0004,Plane,12\nSAW-0001,Saw,5'],
  ])('reads a table with %s', (_, text) => {
    expect(pairs(text)).toEqual(twoRows);
  });

  it.each([
    ['"PLN-0004","1,200"\nSAW-0001,5', '1,200'],
    ['PLN-0004,1,200\nSAW-0001,5\nSAW-0002,7', '1,200'],
    ['PLN-0004\t1.200', '1.200'],
    ['PLN-0004;1 200', '1 200'],
    ["PLN-0004\t1'200", "1'200"],
    ['PLN-0004;1,200\nSAW-0001;5', '1,200'],
  ])('keeps thousands separators: %j', (text, quantity) => {
    expect(pairs(text)[0]).toEqual(['PLN-0004', quantity]);
  });

  it.each([
    ['PLN-0004 12 pcs', '12 pcs'],
    ['12 x PLN-0004', '12 x'],
    ['12x PLN-0004', '12x'],
    ['PLN-0004 x 12', 'x 12'],
    ['PLN-0004 1 200', '1 200'],
    ['PLN-0004;12 Stk\nSAW-0001;5 Stk', '12 Stk'],
    ['12 pcs\tPLN-0004', '12 pcs'],
    ['Qty;SKU\n12 pcs;PLN-0004', '12 pcs'],
  ])('keeps the unit of a quantity: %j', (text, quantity) => {
    expect(pairs(text)[0]).toEqual(['PLN-0004', quantity]);
  });

  it('keeps rows that have something wrong', () => {
    const text = 'PLN-0004\ttwelve\nNOTHING\t-3\n\t5\nSAW-0001\t\nSAW-0002\t=1+1\nSAW-0003\t12.5';
    expect(pairs(text)).toEqual([
      ['PLN-0004', 'twelve'],
      ['NOTHING', '-3'],
      ['', '5'],
      ['SAW-0001', ''],
      ['SAW-0002', '=1+1'],
      ['SAW-0003', '12.5'],
    ]);
  });

  it('keeps a first row that may be no header', () => {
    expect(pairs('PLN-0004;twelve\nSAW-0001;5')[0]).toEqual(['PLN-0004', 'twelve']);
    expect(pairs('SKU-1;5')).toEqual([['SKU-1', '5']]);
    expect(pairs('Codes;5')).toEqual([['Codes', '5']]);
  });

  it('keeps the same SKU twice', () => {
    expect(pairs('PLN-0004;6\nPLN-0004;6')).toHaveLength(2);
  });

  it('reads a SKU of digits', () => {
    expect(pairs('123456;12\n123457;5')).toEqual([
      ['123456', '12'],
      ['123457', '5'],
    ]);
  });

  it('reads SKUs without quantities', () => {
    expect(pairs('PLN-0004\nSAW-0001')).toEqual([
      ['PLN-0004', ''],
      ['SAW-0001', ''],
    ]);
  });

  it('does not let an open quote swallow rows', () => {
    expect(pairs('"PLN-0004;12\nSAW-0001;5')).toEqual([
      ['"PLN-0004', '12'],
      ['SAW-0001', '5'],
    ]);
  });

  it('takes the first 200 of 10,000 rows, and says what is left out', () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => [`PLN-${at + 1}`, String(at + 1)]);
    const parsed = parseRows(rows.map((row) => row.join('\t')).join('\r\n'));
    expect(parsed.rows).toHaveLength(limits.cartRows);
    expect(parsed.rows.at(-1)).toEqual({ sku: 'PLN-200', quantity: '200' });
    expect(parsed).toMatchObject({ leftOut: 9_800, firstLeftOut: 'PLN-201' });
  });

  it('takes no more rows than fit', () => {
    const parsed = parseRows('SKU\tQty\nPLN-0004\t12\n\nSAW-0001\t5', 1);
    expect(parsed.rows).toEqual([{ sku: 'PLN-0004', quantity: '12' }]);
    expect(parsed).toMatchObject({ leftOut: 1, firstLeftOut: 'SAW-0001' });
  });

  it.each(['', ' \n\t', '\ufeff', 'SKU,Quantity', ';;;\n;'])('finds nothing in %j', (text) => {
    expect(parseRows(text)).toMatchObject({ rows: [], leftOut: 0, firstLeftOut: null });
  });

  it('does not read a longer table', () => {
    const longest = 'A-1\n'.repeat(maxTableLength / 4);
    expect(parseRows(longest).leftOut).toBe(maxTableLength / 4 - limits.cartRows);
    expect(pairs(`${longest}B`)).toEqual([]);
  });
});

const supplierTables: [name: string, text: string][] = [
  [
    'stock before the quantity',
    'SKU | Stock | Qty. to order\nPLN-0004 | 780 | 12\nSAW-0001 | 640 | 5',
  ],
  ['a pack before the quantity', 'SKU\tPack\tRequired\nPLN-0004\t6\t12\nSAW-0001\t10\t5'],
  ['a minimum order', 'Item no.;Min. order qty;Order qty\nPLN-0004;24;12\nSAW-0001;48;5'],
  ['pieces per carton', 'SKU,Qty per carton,Quantity\nPLN-0004,6,12\nSAW-0001,10,5'],
  ['totals', 'SKU;Total qty;Qty\nPLN-0004;120;12\nSAW-0001;50;5'],
  [
    'German names',
    'Artikel-Nr.;Lagerbestand;VPE;Mindestmenge;Stückpreis;Bestellmenge\nPLN-0004;780;6;24;8;12\nSAW-0001;640;10;48;9;5',
  ],
  [
    'French names',
    'Référence;Stock;Conditionnement;Prix;Quantité\nPLN-0004;780;6;8;12\nSAW-0001;640;10;9;5',
  ],
  ['a French order', 'Réf.;Disponible;À commander\nPLN-0004;780;12\nSAW-0001;640;5'],
  [
    'Spanish names',
    'Código;Existencias;Caja;Precio;Cantidad\nPLN-0004;780;6;8;12\nSAW-0001;640;10;9;5',
  ],
  [
    'Italian names',
    'Codice articolo;Giacenza;Confezione;Prezzo;Q.tà\nPLN-0004;780;6;8;12\nSAW-0001;640;10;9;5',
  ],
  [
    'Dutch names',
    'Artikelnummer;Voorraad;Verpakking;Prijs;Aantal\nPLN-0004;780;6;8;12\nSAW-0001;640;10;9;5',
  ],
  ['Polish names', 'Indeks;Stan;Opakowanie;Cena;Ilość\nPLN-0004;780;6;8;12\nSAW-0001;640;10;9;5'],
  [
    'Portuguese names',
    'Referência;Estoque;Embalagem;Preço;Qtde\nPLN-0004;780;6;8;12\nSAW-0001;640;10;9;5',
  ],
  [
    'Swedish names',
    'Artikelnr;Lagersaldo;Förpackning;Pris;Antal\nPLN-0004;780;6;8;12\nSAW-0001;640;10;9;5',
  ],
  [
    'titles above the header',
    'Acme Supply\nOrder list;2026\n\nCustomer;C-1001\nSKU;Stock;Qty\nPLN-0004;780;12\nSAW-0001;640;5',
  ],
  ['a number in the header', 'SKU;2025;Qty\nPLN-0004;40;12\nSAW-0001;30;5'],
  ['one row with semicolons', 'SKU,Qty\nPLN-0004,12\nSAW-0001;5'],
  ['one row with commas', 'SKU;Qty\nPLN-0004;12\nSAW-0001,5'],
  ['one row with a tab', 'PLN-0004;12\nSAW-0001\t5'],
  ['one row with blanks', 'PLN-0004;12\nSAW-0001 5'],
  [
    'the cart as CSV',
    'sku,toolName,quantity,unitPrice,lineTotal\r\nPLN-0004,Plane,12,8,96\r\nSAW-0001,Saw,5,9,45',
  ],
  [
    'the orders as CSV',
    `${orderColumns.join(',')}\n${['PLN-0004,12', 'SAW-0001,5'].map((row) => orderRow(...(row.split(',') as [string, string]))).join('\n')}`,
  ],
];

it.each(supplierTables)('reads the quantity of a table with %s', (_, text) => {
  expect(pairs(text)).toEqual(twoRows);
});

it('splits a row by its own separators, also with a mark for thousands', () => {
  expect(pairs('SKU,Qty\nPLN-0004,12\nSAW-0001;1,200')[1]).toEqual(['SAW-0001', '1,200']);
});

it.each([
  ['the price list', 'sku,toolName,listPrice,price,priceBreaks\nPLN-0004,Plane,12,8,24: 7', []],
  [
    'the tools',
    `${toolColumns.join(',')}\n${toolColumns.map((name) => (name === 'sku' ? 'PLN-0004' : '24')).join(',')}`,
    undefined,
  ],
  ['only stock', 'SKU;Stock\nPLN-0004;780', []],
  ['only a pack and a minimum', 'SKU;Pack;MOQ;Unit price;Line total\nPLN-0004;6;24;8;96', []],
  ['an unknown name', 'SKU;Stock;Amt\nPLN-0004;780;12', ['Amt (12)']],
  ['two names of quantities', 'SKU;Qty;Pieces\nPLN-0004;780;12', ['Qty (780)', 'Pieces (12)']],
  [
    'no header and two columns of pieces',
    'PLN-0004;780;12\nSAW-0001;640;5',
    ['Column 2 (780; 640)', 'Column 3 (12; 5)'],
  ],
])('leaves the quantities empty with %s', (_, text, labels) => {
  const { rows, choices, hasQuantities } = parseRows(text);
  expect(rows[0]).toEqual({ sku: 'PLN-0004', quantity: '' });
  expect(hasQuantities).toBe(false);
  if (labels) expect(choices.map(({ label }) => label)).toEqual(labels);
  expect(choices.every(({ quantities }) => quantities.length === rows.length)).toBe(true);
});

const skuLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-'];
const sku = fc
  .string({ unit: fc.constantFrom(...skuLetters), minLength: 1, maxLength: limits.sku.max - 2 })
  .map((text) => `A1${text}`);
const quantity = fc.integer({ min: 1, max: limits.stock.max }).map(String);
const rowsOf = (cell: fc.Arbitrary<string>, other: fc.Arbitrary<string>) =>
  fc.array(fc.tuple(cell, other), { minLength: 1, maxLength: 30 });

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const written = (rows: string[][], delimiter: string, lineBreak: string, quote = false) =>
  rows.map((row) => (quote ? row.map(quoted) : row).join(delimiter)).join(lineBreak);

const delimiter = fc.constantFrom('\t', ';', ',');
const lineBreak = fc.constantFrom('\n', '\r\n', '\r');

/** Texts that people can put into a cell. */
const anyCell = (max: number) =>
  fc
    .string({ unit: anyCharacter, maxLength: max })
    .map(cleanCell)
    .filter((text) => text !== '' && text === cleanCell(text) && text.length <= max);

describe('any table', () => {
  it('is read back without a header, in any order of its columns', () => {
    fc.assert(
      fc.property(
        rowsOf(sku, quantity),
        delimiter,
        lineBreak,
        fc.boolean(),
        fc.boolean(),
        (rows, separator, end, quote, isReversed) => {
          const table = isReversed ? rows.map(([one, other]) => [other, one]) : rows;
          expect(pairs(written(table, separator, end, quote))).toEqual(rows);
        },
      ),
    );
  });

  it('is read back with a header, whatever its cells are', () => {
    const anyRows = rowsOf(anyCell(cellLengths.sku), anyCell(cellLengths.quantity));
    fc.assert(
      fc.property(anyRows, delimiter, lineBreak, (rows, separator, end) => {
        const table = [['SKU', 'Quantity'], ...rows];
        expect(pairs(written(table, separator, end, true))).toEqual(rows);
      }),
    );
  });

  it('is bounded, and never throws', () => {
    const nonsense = fc.string({ unit: fc.constantFrom(...'\t\n\r",; =\'A1-.\ufeff\0😀') });
    fc.assert(
      fc.property(fc.oneof(nonsense, fc.string({ unit: anyCharacter })), (text) => {
        const { rows } = parseRows(text);
        expect(rows.length).toBeLessThanOrEqual(text.split(/\r\n?|\n/).length);
        for (const row of rows) {
          expect(row.sku.length).toBeLessThanOrEqual(cellLengths.sku);
          expect(row.quantity.length).toBeLessThanOrEqual(cellLengths.quantity);
        }
      }),
    );
  });
});

describe('readQuantity', () => {
  it.each([
    ['12', 12],
    ['1,200', 1_200],
    ['1.200', 1_200],
    ['1 200', 1_200],
    ['1\u00a0200', 1_200],
    ['1\u202f200', 1_200],
    ["1'200", 1_200],
    ['1’200', 1_200],
    ['1,200,300', 1_200_300],
    ['1,200.00', 1_200],
    ['1.200,00', 1_200],
    ['12.0', 12],
    ['12,00', 12],
    ['12 pcs', 12],
    ['12 Stk', 12],
    ['12 x', 12],
    ['１２', 12],
    ['12.5', null],
    ['12,5', null],
    ['0.500', null],
    ['12 packs', null],
    ['-3', -3],
    ['−3', -3],
    ['+3', 3],
    ['0', 0],
    ['="12"', 12],
    ['', null],
    ['twelve', null],
    ['=1+1', null],
    ['1e3', null],
    ['1,2,3', null],
    ['12,0000.5', null],
    ['0x10', null],
    ['Infinity', null],
    ['.', null],
    ['--3', null],
  ])('reads %j as %s', (text, number) => {
    expect(readQuantity(text)).toBe(number);
  });

  it('reads any number, however it is formatted', () => {
    const locales = fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH', 'es-ES');
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), locales, (number, locale) => {
        expect(readQuantity(new Intl.NumberFormat(locale).format(number))).toBe(number);
      }),
    );
  });
});
