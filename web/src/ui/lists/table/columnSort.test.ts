import { describe, expect, it, vi } from 'vitest';
import { sortedColumn } from './columnSort.ts';

const both = { ascending: 'price', descending: '-price' };

const stateAt = (value: string, sorts: Parameters<typeof sortedColumn>[0] = both) => {
  const onChange = vi.fn();
  const state = sortedColumn(sorts, { value, initial: 'newest', onChange });
  state?.toggle();
  return [state?.direction, onChange.mock.calls[0]?.[0]];
};

describe('sortedColumn', () => {
  it('sorts in one direction, then in the other, then not', () => {
    expect(stateAt('newest')).toEqual([null, 'price']);
    expect(stateAt('price')).toEqual(['ascending', '-price']);
    expect(stateAt('-price')).toEqual(['descending', 'newest']);
  });

  it('changes between the directions of the usual order', () => {
    const sorts = { ascending: 'oldest', descending: 'newest' };
    expect(stateAt('newest', sorts)).toEqual(['descending', 'oldest']);
    expect(stateAt('oldest', sorts)).toEqual(['ascending', 'newest']);
    expect(stateAt('price', sorts)).toEqual([null, 'oldest']);
  });

  it('omits a direction that the list does not have', () => {
    expect(stateAt('newest', { ascending: 'name' })).toEqual([null, 'name']);
    expect(stateAt('name', { ascending: 'name' })).toEqual(['ascending', 'newest']);
    expect(stateAt('name', { descending: '-at' })).toEqual([null, '-at']);
  });

  it('is null for a column or list without sort orders', () => {
    const sort = { value: 'newest', initial: 'newest', onChange: () => {} };
    expect(sortedColumn(undefined, sort)).toBeNull();
    expect(sortedColumn({}, sort)).toBeNull();
    expect(sortedColumn(both, undefined)).toBeNull();
  });
});
