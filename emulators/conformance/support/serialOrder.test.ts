import { describe, expect, it } from 'vitest';
import { type Committed, findSerialOrder, type Observation, type Stored } from './serialOrder.ts';

const stored = (tag: string, group = 0): Stored => ({ tag, group });
const initial = new Map([
  ['a', stored('a0')],
  ['b', stored('b0')],
]);

const saw = (id: string, tag: string | null): Observation => ({ ids: [id], read: [tag] });
const committed = (
  observations: Observation[],
  writes: Record<string, Stored | null>,
): Committed => ({ observations, writes: new Map(Object.entries(writes)) });

describe('findSerialOrder', () => {
  it('finds the order, whatever the order of the input', () => {
    const first = committed([saw('a', 'a0')], { a: stored('a1') });
    const second = committed([saw('a', 'a1')], { b: stored('b1') });
    const final = new Map([
      ['a', stored('a1')],
      ['b', stored('b1')],
    ]);
    expect(findSerialOrder(initial, [second, first], final)).toEqual([first, second]);
  });

  it('finds none for a lost update', () => {
    const one = committed([saw('a', 'a0')], { a: stored('a1') });
    const other = committed([saw('a', 'a0')], { a: stored('a2') });
    const final = new Map([...initial, ['a', stored('a2')]]);
    expect(findSerialOrder(initial, [one, other], final)).toBeUndefined();
  });

  it('finds none for a write skew', () => {
    const read = [saw('a', 'a0'), saw('b', 'b0')];
    const one = committed(read, { a: stored('a1') });
    const other = committed(read, { b: stored('b1') });
    const final = new Map([
      ['a', stored('a1')],
      ['b', stored('b1')],
    ]);
    expect(findSerialOrder(initial, [one, other], final)).toBeUndefined();
  });

  it('finds none for a phantom', () => {
    const empty: Observation = { group: 7, read: [] };
    const one = committed([empty], { c: stored('c1', 7) });
    const other = committed([empty], { d: stored('d1', 7) });
    const final = new Map([...initial, ['c', stored('c1', 7)], ['d', stored('d1', 7)]]);
    expect(findSerialOrder(initial, [one, other], final)).toBeUndefined();
  });

  it('finds none for two that both create a missing document', () => {
    const one = committed([saw('c', null)], { c: stored('c1') });
    const other = committed([saw('c', null)], { c: stored('c2') });
    const final = new Map([...initial, ['c', stored('c2')]]);
    expect(findSerialOrder(initial, [one, other], final)).toBeUndefined();
  });

  it('finds none when no order leads to the final state', () => {
    const one = committed([], { a: null });
    expect(findSerialOrder(initial, [one], initial)).toBeUndefined();
  });
});
