import { describe, expect, it } from 'vitest';
import { salesId, salesShards } from './model.ts';

describe('salesId', () => {
  it('spreads the tools of a day over all documents, each tool always to the same one', () => {
    const ids = Array.from({ length: 1_000 }, (_, n) => salesId('2026-11-21', `tool-${n}`));
    expect(new Set(ids).size).toBe(salesShards);
    expect(ids.every((id) => /^2026-11-21-\d+$/.test(id))).toBe(true);
    expect(ids).toEqual(ids.map((_, n) => salesId('2026-11-21', `tool-${n}`)));
  });
});
