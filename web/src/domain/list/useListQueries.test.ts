import { describe, expect, it } from 'vitest';
import { matchCountOf } from './useListQueries.ts';

describe('matchCountOf', () => {
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
