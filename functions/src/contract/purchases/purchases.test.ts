import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import {
  type PurchaseChanges,
  type PurchasesByTool,
  purchasesAfter,
  purchasesWithout,
} from './purchases.ts';

const day = (n: number) => new Date(Date.UTC(2026, 0, n));

const order = (orderId: string, at: Date, lines: Record<string, number>) => ({
  orderId,
  userId: 'ann',
  at,
  lines: Object.entries(lines).map(([toolId, quantity]) => ({ toolId, quantity })),
});

const apply = (stored: PurchasesByTool, changes: PurchaseChanges): PurchasesByTool =>
  Object.fromEntries(
    Object.entries({ ...stored, ...changes }).filter(([, last]) => last !== null),
  ) as PurchasesByTool;

const quantities = (stored: PurchasesByTool) =>
  Object.fromEntries(Object.entries(stored).map(([id, { quantity }]) => [id, quantity]));

const first = apply({}, purchasesAfter({}, order('one', day(1), { plane: 5, saw: 2 })));
const second = apply(first, purchasesAfter(first, order('two', day(2), { plane: 24 })));

describe('purchasesAfter', () => {
  it('has the last purchase of each tool', () => {
    expect(quantities(second)).toEqual({ plane: 24, saw: 2 });
    expect(second.plane?.before).toMatchObject({ quantity: 5, orderId: 'one' });
  });

  it('keeps only the one before, whose own one is gone', () => {
    const third = apply(second, purchasesAfter(second, order('three', day(3), { plane: 7 })));
    expect(third.plane).toMatchObject({ quantity: 7, before: { orderId: 'two' } });
    expect(third.plane?.before).not.toHaveProperty('before');
  });

  it('removes the tools that were bought longest ago, beyond the limit', () => {
    const full = Object.fromEntries(
      Array.from({ length: limits.purchasedTools }, (_, n) => {
        const purchase = { quantity: 1, at: day(n + 1), orderId: `order-${n}`, userId: 'ann' };
        return [`tool-${n}`, { ...purchase, before: null }];
      }),
    );
    const at = day(limits.purchasedTools + 1);
    const changes = purchasesAfter(full, order('new', at, { 'tool-0': 2, plane: 5, saw: 2 }));
    expect(Object.keys(changes).filter((id) => changes[id] === null)).toEqual(['tool-2', 'tool-1']);
    expect(Object.keys(apply(full, changes))).toHaveLength(limits.purchasedTools);
  });
});

describe('purchasesWithout', () => {
  it('brings back the purchase before, or forgets the tool', () => {
    expect(quantities(apply(second, purchasesWithout(second, 'two')))).toEqual({
      plane: 5,
      saw: 2,
    });
    expect(quantities(apply(second, purchasesWithout(second, 'one')))).toEqual({ plane: 24 });
    const rest = apply(second, purchasesWithout(second, 'one'));
    expect(apply(rest, purchasesWithout(rest, 'two'))).toEqual({});
  });

  it('changes nothing for an unknown order', () => {
    expect(purchasesWithout(second, 'other')).toEqual({});
  });
});
