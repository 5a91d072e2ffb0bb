import { describe, expect, it } from 'vitest';
import { matchCountText } from './ListHead.tsx';

describe('matchCountText', () => {
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
