import { limits } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../domain/order/order.ts';
import { orderOf } from '../../../testing/fixtures.ts';
import { readTrackingTable } from './trackingTable.ts';

const orders: Order[] = ['TH-0000000A', 'TH-0000000B', 'TH-0000000C'].map((number) => ({
  ...orderOf(number),
  number,
}));

const read = (text: string) => {
  const { numbers, ...others } = readTrackingTable(text, orders);
  return { numbers: Object.fromEntries(numbers), ...others };
};

const both = { 'TH-0000000A': '1Z 999', 'TH-0000000B': '00340434' };

describe('readTrackingTable', () => {
  it.each([
    ['commas', 'TH-0000000A,1Z 999\nTH-0000000B,00340434'],
    ['tabs', 'TH-0000000A\t1Z 999\r\nTH-0000000B\t00340434\r\n'],
    ['semicolons, and a header', 'Order;Tracking number\nTH-0000000A;1Z 999\nTH-0000000B;00340434'],
    ['spaces', 'TH-0000000A 1Z 999\n\n  th0000000b 00340434 '],
    ['the columns the other way round', '1Z 999,TH-0000000A\n00340434,TH-0000000B'],
    [
      'more columns, by their names',
      'Carrier,AWB,Weight,Reference\nUPS,1Z 999,2.1,TH-0000000A\nUPS,00340434,3,TH-0000000B',
    ],
    ['quotes and spreadsheet formulas', '"TH-0000000A","1Z 999"\nTH-0000000B,"=""00340434"""'],
    ['shipment numbers', 'TH-0000000A-S1,1Z 999\nTH-0000000B-S2,00340434'],
    ['the same row twice', 'TH-0000000A,1Z 999\nTH-0000000A,1Z 999\nTH-0000000B,00340434'],
    ['a byte order mark and sep', '\ufeffsep=;\nTH-0000000A;1Z 999\nTH-0000000B;00340434'],
  ])('reads %s', (_what, text) => {
    expect(read(text)).toEqual({ numbers: both, others: [], problems: [] });
  });

  it.each([
    ['an order that is not among them', 'TH-0000000X,1', { others: ['TH-0000000X'] }],
    ['it twice', 'TH-0000000X,1\nTH-0000000X,2', { others: ['TH-0000000X'] }],
    ['no order', 'Ada,1Z9', { problems: ['“Ada 1Z9” names no order'] }],
    ['a missing number', 'TH-0000000A,', { problems: ['TH-0000000A: no tracking number'] }],
    [
      'two numbers',
      'TH-0000000A,1\nTH-0000000A,2',
      { problems: ['TH-0000000A: more than one tracking number, 1 and 2'] },
    ],
    [
      'a number that a spreadsheet has changed',
      'TH-0000000A,"3,40434E+15"',
      { problems: ['TH-0000000A: a spreadsheet has turned the tracking number into 3,40434E+15'] },
    ],
    [
      'a long number',
      `TH-0000000A,${'1'.repeat(limits.trackingNumber + 1)}`,
      { problems: ['TH-0000000A: a tracking number has at most 60 characters'] },
    ],
    ['nothing', ' \n', {}],
  ])('does not use %s', (_what, text, expected) => {
    expect(read(text)).toEqual({ numbers: {}, others: [], problems: [], ...expected });
  });

  it('uses a number for two orders, and says that it is to be checked', () => {
    expect(read('TH-0000000A,1Z9\nTH-0000000B,1Z9')).toEqual({
      numbers: { 'TH-0000000A': '1Z9', 'TH-0000000B': '1Z9' },
      others: [],
      problems: ['1Z9 is for TH-0000000A and TH-0000000B: check them'],
    });
  });
});
