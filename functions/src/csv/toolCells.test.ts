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
    ['orderMultiple', 'six', 'six'],
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
    ['price', '1e3', '1e3'],
    ['price', '-5.5', -5.5],
  ] as const)('reads %s: %j', (column, cell, value) => {
    expect(readCell(column, cell)).toEqual({ value });
  });

  it.each([
    ['priceBreaks', '24', 'Write price breaks like 24: 8.90; 48: 8.40'],
    ['priceBreaks', '24: 8,90', 'Write price breaks like 24: 8.90; 48: 8.40'],
    ['priceBreaks', '24: $8.90', 'Write price breaks like 24: 8.90; 48: 8.40'],
    ['priceBreaks', '24: 8.90, 48: 8.40', 'Write price breaks like 24: 8.90; 48: 8.40'],
    ['priceBreaks', '-24: 8', 'Write price breaks like 24: 8.90; 48: 8.40'],
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
