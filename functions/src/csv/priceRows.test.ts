import { expect, it } from 'vitest';
import type { InvalidPriceRow, PriceRow } from '../services/priceLists/priceRow.ts';
import { priceColumnWarnings, priceRowsOf } from './priceRows.ts';
import { readCsv } from './readCsv.ts';

const rowsOf = async (text: string): Promise<(PriceRow | InvalidPriceRow)[]> => {
  const rows: (PriceRow | InvalidPriceRow)[] = [];
  for await (const row of priceRowsOf(await readCsv(Buffer.from(text)))) rows.push(row);
  return rows;
};

const breaks = [
  { minQuantity: 24, price: 8.9 },
  { minQuantity: 48, price: 8.4 },
];

it.each([
  ['a table with a header', 'SKU,Price,Price breaks\npln-1005,9.50,24: 8.90; 48: 8.40\n', 2],
  ['pasted cells without one', 'PLN-1005\t9,50\t24: 8,90; 48: 8,40', 1],
  [
    'an exported table, whose names and list prices do not matter',
    'sku;toolName;listPrice;price;priceBreaks\nPLN-1005;Jack Plane;12;9.50;24: 8.90; 48: 8.40',
    2,
  ],
])('reads %s', async (_, text, row) => {
  const [found] = await rowsOf(
    text.replace(
      'Jack Plane;12;9.50;24: 8.90; 48: 8.40',
      'Jack Plane;12;9.50;"24: 8.90; 48: 8.40"',
    ),
  );
  expect(found).toEqual({ row, sku: 'PLN-1005', price: 9.5, priceBreaks: breaks });
});

it.each([
  ['breaks without quotation marks', 'SKU;Price;Breaks\nPLN-1005;9.50;24: 8.90; 48: 8.40'],
  ['breaks in several cells', 'PLN-1005\t9.50\t24: 8.90\t48: 8.40'],
  ['breaks before another column', 'SKU;Breaks;Price\nPLN-1005;24: 8.90; 48: 8.40;9.50'],
  [
    'titles',
    'Acme, Inc.\nPrices 2026;draft\n\nSKU;Price;Breaks\nPLN-1005;9.50;"24: 8.90; 48: 8.40"',
  ],
  ['one column more', 'SKU;Colour;Price;Breaks\nPLN-1005;red;9.50;"24: 8.90; 48: 8.40"'],
  [
    'German names',
    'Artikelnummer;Bezeichnung;Stückpreis;Staffelpreise\nPLN-1005;Hobel;9,50;24: 8,90; 48: 8,40',
  ],
  [
    'French names',
    'Référence;Désignation;Prix unitaire;Prix dégressifs\nPLN-1005;Rabot;9,50;24: 8,90; 48: 8,40',
  ],
  ['Polish names', 'Indeks;Nazwa;Cena netto;Ceny progowe\nPLN-1005;Strug;9,50;24: 8,90; 48: 8,40'],
])('reads a table with %s', async (_, text) => {
  expect((await rowsOf(text)).map(({ row: _row, ...found }) => found)).toEqual([
    { sku: 'PLN-1005', price: 9.5, priceBreaks: breaks },
  ]);
});

it('notes the columns that are not imported', async () => {
  const table = await readCsv(Buffer.from('Prices\nSKU;Colour;Price\nPLN-1005;red;9.50'));
  expect(priceColumnWarnings(table)).toEqual([
    { row: 2, message: 'The column “Colour” is not imported' },
  ]);
});

it.each([
  ['PLN-1\t8.900', []],
  ['PLN-1\t8,900', []],
  ['PLN-1\t8.900\nPLN-2\t12.50', [8.9, 12.5]],
  ['PLN-1\t8.900\t24: 8,50', [8_900]],
  ['sku;listPrice;price\nPLN-1;12.50;8.900', [8.9]],
])('lets the table decide what %j means', async (text, prices) => {
  const rows = await rowsOf(text);
  expect(rows.flatMap((row) => ('price' in row ? row.price : []))).toEqual(prices);
});

it('reads a row without a price, as in a list of a percentage', async () => {
  expect(await rowsOf('SKU\nPLN-1005\n')).toEqual([{ row: 2, sku: 'PLN-1005' }]);
  expect(await rowsOf('SKU,Price\nPLN-1005,\n')).toEqual([
    { row: 2, sku: 'PLN-1005', price: null },
  ]);
});

it.each([
  ['SKU,Price\nPLN-1005,5\n', { price: 5 }],
  ['PLN-1005\t5\n', { price: 5 }],
  ['PLN-1005\t5\t\n', { price: 5, priceBreaks: [] }],
  ['SKU,Breaks\nPLN-1005,24: 4\n', { priceBreaks: [{ minQuantity: 24, price: 4 }] }],
])('leaves out what has no column in %j, so that it stays', async (text, fields) => {
  const [{ row, ...found } = expect.unreachable()] = await rowsOf(text);
  expect(found).toEqual({ sku: 'PLN-1005', ...fields });
});

it.each([
  ['PLN-1005\t0', [{ row: 1, column: 'price', message: 'Price must be more than 0' }]],
  ['\t5', [{ row: 1, column: 'sku', message: 'Say which tool it is by its SKU' }]],
  [
    'PLN-1005\t5\t24 for 4',
    [{ row: 1, column: 'priceBreaks', message: expect.stringContaining('24: 8.90; 48: 8.40') }],
  ],
  [
    'PLN-1005\t5\t24: 0',
    [{ row: 1, column: 'priceBreaks', message: 'Price break 1: Price must be more than 0' }],
  ],
  ['PLN-1005\t5\t24: 4\tsoon', [{ row: 1, message: expect.stringContaining('4 cells') }]],
])('rejects %j', async (text, rejected) => {
  expect(await rowsOf(text)).toEqual([{ row: 1, rejected }]);
});

it.each([
  ['SKU,Colour\nPLN-1005,red', 'There is no column “Colour”'],
  ['Price,Name\n5,Plane', 'The column sku is missing'],
  ['SKU,SKU\nPLN-1005,PLN-1006', 'The column sku appears twice'],
])('refuses the table %j', async (text, message) => {
  await expect(rowsOf(text)).rejects.toMatchObject({
    code: 'validation',
    details: { errors: { file: expect.stringContaining(message) } },
  });
});
