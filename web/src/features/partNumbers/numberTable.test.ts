import { expect, it } from 'vitest';
import { numbersCsv } from './numbersCsv.ts';
import { inCalls, numberRowsIn, savedText } from './numberTable.ts';

it.each([
  ['PLN-0004\t4711\nSAW-0001\tW 20/7', 'tabs'],
  ['SKU,Number\nPLN-0004,4711\n\nSAW-0001,W 20/7\n', 'a header'],
  ['number;sku\n4711;PLN-0004\nW 20/7;SAW-0001', 'the SKU in the second column'],
  ['\ufeffsku,number,toolName\r\nPLN-0004,4711,Plane\r\nSAW-0001,W 20/7,Saw\r\n', 'more columns'],
])('reads %j, which has %s', (text) => {
  expect(numberRowsIn(text)).toEqual([
    { sku: 'PLN-0004', number: '4711' },
    { sku: 'SAW-0001', number: 'W 20/7' },
  ]);
});

it('reads its own table again', () => {
  const numbers = [{ toolId: 'a', sku: 'PLN-0004', number: '=4,7', toolName: 'Plane' }];
  expect(numberRowsIn(numbersCsv(numbers))).toEqual([{ sku: 'PLN-0004', number: '=4,7' }]);
});

it('sends no more rows at once than a call takes', () => {
  const rows = Array.from({ length: 401 }, (_, n) => ({ sku: `SKU-${n}`, number: `${n}` }));
  expect(inCalls(rows).map(({ length }) => length)).toEqual([200, 200, 1]);
});

it('says what became of the rows', () => {
  const row = (result: 'saved' | 'removed' | 'refused' | 'unchanged') => ({
    result,
    message: null,
  });
  expect(savedText([row('saved'), row('removed'), row('refused')])).toBe(
    '1 number saved, 1 number removed, 1 row not saved',
  );
  expect(savedText([row('unchanged')])).toBe('Nothing has changed');
});
