import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SortedList } from './sortedList.ts';

const byNumber = (a: number, b: number) => a - b;

it('behaves like an array that is sorted after each change', () => {
  const change = fc.record({ add: fc.boolean(), value: fc.nat(3000) });
  const initial = fc.uniqueArray(fc.nat(3000), { maxLength: 2000 });
  fc.assert(
    fc.property(
      initial,
      fc.array(change, { maxLength: 600 }),
      fc.nat(3000),
      (first, changes, from) => {
        const expected = new Set(first);
        const list = new SortedList(byNumber, [...first]);
        for (const { add, value } of changes) {
          if (add && !expected.has(value)) list.add(value);
          if (!add) expect(list.delete(value)).toBe(expected.has(value));
          if (add) expected.add(value);
          else expected.delete(value);
        }
        const sorted = [...expected].sort(byNumber);
        expect(list.length).toBe(sorted.length);
        expect([...list.from(() => false)]).toEqual(sorted);
        expect([...list.from((value) => value < from)]).toEqual(
          sorted.filter((value) => value >= from),
        );
        expect(list.countBefore((value) => value < from)).toBe(
          sorted.filter((value) => value < from).length,
        );
      },
    ),
    { numRuns: 50 },
  );
});
