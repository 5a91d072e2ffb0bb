import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { plane } from '../../../testing/fixtures.ts';
import { priceCartLine } from '../priced/resolveCart.ts';
import { cartLineOf } from '../stored/cartLines.ts';
import { linesCsv } from './linesCsv.ts';

const header = 'sku,toolName,quantity,unitPrice,lineTotal';

it('writes a row per line in dollars, with a byte order mark', () => {
  const priceBreaks = [{ minQuantity: 12, price: 60.5 }];
  const tool = { ...plane, toolName: 'Plane, 12"', priceBreaks };
  expect(linesCsv([priceCartLine(cartLineOf(tool, 12), tool)])).toBe(
    `\uFEFF${header}\r\nPLN-0004,"Plane, 12""",12,60.5,726\r\n`,
  );
});

it('names a tool without a price by what is stored of it', () => {
  const line = { ...cartLineOf(plane, 10), toolName: 'Grüne Säge' };
  for (const tool of [null, undefined]) {
    expect(linesCsv([priceCartLine(line, tool)])).toContain('\r\n,Grüne Säge,10,,\r\n');
  }
});

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  ' =1',
  '\t=1',
  '＝1+1',
  '=HYPERLINK("http://x.test","a\nb")',
])('escapes %j, which a spreadsheet would run as a formula', (toolName) => {
  const text = linesCsv([priceCartLine({ ...cartLineOf(plane, 10), toolName }, null)]);
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: true });
  expect(data[1]?.[1]).toBe(`'${toolName}`);
});
