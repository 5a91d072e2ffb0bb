import { describe, expect, it } from 'vitest';
import { matchCountOf, matchCountText } from './matchCountText.ts';

describe('foundCountOf', () => {
  const list = { data: [1, 2], isPlaceholderData: false, hasNextPage: false };

  it('counts a complete list, and otherwise takes the count of the API', () => {
    expect(matchCountOf(list, { count: 9 })).toEqual({ count: 2 });
    expect(matchCountOf({ ...list, hasNextPage: true }, { count: 9 })).toEqual({ count: 9 });
  });

  it('is unknown while the list or the count is loading', () => {
    expect(matchCountOf({ ...list, data: undefined }, { count: 9 })).toBeUndefined();
    expect(matchCountOf({ ...list, isPlaceholderData: true }, { count: 9 })).toBeUndefined();
    expect(matchCountOf({ ...list, hasNextPage: true }, undefined)).toBeUndefined();
  });
});

describe('foundText', () => {
  it.each([
    [undefined, 'Searching…'],
    [{ count: 0 }, '0 orders found'],
    [{ count: 1 }, '1 order found'],
    [{ count: 1150 }, '1,150 orders found'],
    [{ count: 150, atLeast: true as const }, 'at least 150 orders found'],
  ])('%o: %s', (found, text) => {
    expect(matchCountText(found, 'order')).toBe(text);
  });
});
