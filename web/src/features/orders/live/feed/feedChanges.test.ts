import { liveListSize } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { listenedOrder } from '../../../../testing/listenedOrder.ts';
import { feedChanges } from './feedChanges.ts';

const first = listenedOrder('first', 1_000);
const second = listenedOrder('second', 2_000);
const idsOf = (orders: readonly { _id: string }[]) => orders.map(({ _id }) => _id);

describe('feedChanges', () => {
  it('are all orders of the first list, none of which is new', () => {
    const { changed, placed, hasGap } = feedChanges(undefined, [second, first]);
    expect(idsOf(changed)).toEqual(['second', 'first']);
    expect(changed[0]).not.toHaveProperty('changedAt');
    expect({ placed, hasGap }).toEqual({ placed: [], hasGap: false });
  });

  it('are the orders that were published since', () => {
    const again = listenedOrder('first', 3_000);
    const { changed, placed } = feedChanges([second, first], [again, second]);
    expect(idsOf(changed)).toEqual(['first']);
    expect(placed).toEqual([]);
  });

  it('name the orders that were placed since, but not old ones that changed', () => {
    const old = listenedOrder('old', 90_000);
    expect(feedChanges([first], [old, second, first]).placed).toEqual(['second']);
  });

  it('have a gap when every order of a full list changed', () => {
    const listFrom = (start: number) =>
      Array.from({ length: liveListSize }, (_, index) =>
        listenedOrder(`order-${start - index}`, start - index),
      );
    expect(feedChanges(listFrom(100), listFrom(124)).hasGap).toBe(false);
    expect(feedChanges(listFrom(100), listFrom(125)).hasGap).toBe(true);
    expect(feedChanges([], listFrom(100).slice(1)).hasGap).toBe(false);
  });
});
