import { expect, it } from 'vitest';
import { deliveryProblems } from './checks/deliveryProblems.ts';

it('finds events that were lost, changed or invented', () => {
  const received = new Map([
    ['one', new Set(['a'])],
    ['two', new Set(['a', 'b'])],
    ['three', new Set(['a'])],
    ['test', new Set(['a'])],
  ]);
  const isKnown = (id: string) => id !== 'three';
  const found = deliveryProblems({
    name: 'ERP',
    expected: ['one', 'two', 'four'],
    isKnown,
    received,
  });
  expect(found).toEqual([
    'event four has not arrived at the endpoint ERP',
    'event two has arrived at the endpoint ERP with different contents',
    'the endpoint ERP has received three, which is no event',
  ]);
});
