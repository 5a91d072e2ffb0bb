import { describe, expect, it } from 'vitest';
import { readCell } from './toolCells.ts';

describe('readCell', () => {
  it.each([
    ['sku', '', ''],
    ['category', 'planes', 'planes'],
    ['category', ' Planes ', 'planes'],
    ['category', 'Hammers and Mallets', 'hammers'],
    ['category', '', 'other'],
    ['category', 'cheese', 'cheese'],
    ['priceBreaks', '', []],
    [
      'priceBreaks',
      '24: 8.90; 48: 8.40',
      [
        { minQuantity: 24, price: 8.9 },
        { minQuantity: 48, price: 8.4 },
      ],
    ],
    ['priceBreaks', '24:8;', [{ minQuantity: 24, price: 8 }]],
    [
      'priceBreaks',
      '24 : 8.9\r\n48 : 8',
      [
        { minQuantity: 24, price: 8.9 },
        { minQuantity: 48, price: 8 },
      ],
    ],
    ['orderMultiple', '', 1],
    ['orderMultiple', ' 6 ', 6],
    ['maxOrder', '', null],
    ['maxOrder', '60', 60],
    ['sellRemainder', '', true],
    ['sellRemainder', 'yes', true],
    ['sellRemainder', 'TRUE', true],
    ['sellRemainder', ' No ', false],
    ['sellRemainder', 'False', false],
    ['specifications', '', []],
    [
      'specifications',
      'Length: 350 mm\r\n\r\nSole:cast: ground\n',
      [
        { name: 'Length', value: '350 mm' },
        { name: 'Sole', value: 'cast: ground' },
      ],
    ],
    ['specifications', 'Length:', [{ name: 'Length', value: '' }]],
    ['morePictures', '', []],
    [
      'morePictures',
      ' https://a.test/1\nhttps://a.test/2\r\n',
      ['https://a.test/1', 'https://a.test/2'],
    ],
    ['price', '', ''],
    ['price', '8.90', 8.9],
    ['price', '8,90', 8.9],
    ['price', ' $1,234.50 ', 1234.5],
    ['price', '1.234,5', 1234.5],
    ['price', '="8.90"', 8.9],
    ['price', '8.90 USD', 8.9],
    ['available', '1.000', 1_000],
    ['available', '1,000', 1_000],
    ['available', '1\u00a0000', 1_000],
    ['available', '480 pcs', 480],
    ['available', '480 Stk', 480],
    ['available', '12 x', 12],
    ['available', '0', 0],
    ['minOrder', '12,0', 12],
    ['minOrder', '', ''],
    ['sku', '="00012"', '00012'],
    ['sku', "'00012", '00012'],
    ['sku', ' \u200bPLN-1\u00a0', 'PLN-1'],
    [
      'priceBreaks',
      '24: 8,90; 1.000: $8.40',
      [
        { minQuantity: 24, price: 8.9 },
        { minQuantity: 1_000, price: 8.4 },
      ],
    ],
    ['priceBreaks', '12 pcs: 8', [{ minQuantity: 12, price: 8 }]],
    ['priceBreaks', '-24: 8', [{ minQuantity: -24, price: 8 }]],
    ['price', '-5.5', -5.5],
  ] as const)('reads %s: %j', (column, cell, value) => {
    expect(readCell(column, cell)).toEqual({ value });
  });

  it.each([
    ['priceBreaks', '24', 'Write price breaks like 24: 8.90; 48: 8.40'],
    ['price', '0.125', '“0.125” could mean 0.125 or 125'],
    ['price', '8.900', '“8.900” could mean 8.90 or 8,900'],
    ['price', '8,900', '“8,900” could mean 8.90 or 8,900'],
    ['priceBreaks', '24: 8.900', '“8.900” could mean 8.90 or 8,900'],
    ['price', '1e3', '“1e3” could mean 1,000. Write all its digits'],
    ['price', '8,90 €', 'Enter an amount in dollars, like 12.50 or 1250, without “€”'],
    ['price', '10%', 'Enter an amount in dollars, like 12.50 or 1250, without “%”'],
    ['price', '12. Mai', 'Enter an amount in dollars'],
    ['price', '12-May', 'Enter an amount in dollars'],
    ['price', '#VALUE!', 'Enter an amount in dollars'],
    ['available', '1.5', 'Enter a whole number of pieces, like 1 or 2, not “1.5”'],
    ['available', '12 packs', 'Enter the number of pieces, without “packs”'],
    ['available', '1,23,456', '“1,23,456” could mean 123,456'],
    ['orderMultiple', 'six', 'Enter the number of pieces'],
    ['priceBreaks', '24: 0.125', '“0.125” could mean 0.125 or 125'],
    ['priceBreaks', '24: 8.90: 5', 'Write price breaks like 24: 8.90; 48: 8.40'],
    ['priceBreaks', '24: 8.90, 48: 8.40', 'Write price breaks like 24: 8.90; 48: 8.40'],
    [
      'specifications',
      '350 mm',
      'Write each specification on a separate line, like Length: 350 mm',
    ],
    ['sellRemainder', 'maybe', 'Write yes or no'],
    ['sellRemainder', '1', 'Write yes or no'],
  ] as const)('cannot read %s: %j', (column, cell, problem) => {
    expect(readCell(column, cell)).toEqual({ problem: expect.stringContaining(problem) });
  });
});
