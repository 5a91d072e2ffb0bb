import type { ChangedOrder, PlacedOrder } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { createOrderTracker } from './orderTracker.ts';

const placed = { acknowledged: true, insertedId: 'first' } as PlacedOrder;
const changed = {
  acknowledged: true,
  order: { _id: 'first', status: 'confirmed' },
} as ChangedOrder;

describe('createOrderTracker', () => {
  it('counts a retry with the same response once', () => {
    const tracker = createOrderTracker();
    for (const key of ['key', 'key']) tracker.place(key, structuredClone(placed));
    for (const key of ['next', 'next']) tracker.change(key, structuredClone(changed));
    expect(tracker.ids()).toEqual(['first']);
    expect(tracker.changesOf('first')).toEqual(['confirmed']);
    expect(tracker.problems).toEqual([]);
  });

  it('reports a retry with another response', () => {
    const tracker = createOrderTracker();
    tracker.place('key', placed);
    tracker.place('key', { ...placed, insertedId: 'second' });
    expect(tracker.problems).toEqual([
      'key key was answered with {"acknowledged":true,"insertedId":"first"} and {"acknowledged":true,"insertedId":"second"}',
    ]);
    expect(tracker.ids()).toEqual(['first']);
  });

  it('counts each cancellation without a key', () => {
    const tracker = createOrderTracker();
    tracker.place('key', placed);
    for (const id of ['first', 'first']) tracker.cancel(id);
    expect(tracker.changesOf('first')).toEqual(['cancelled', 'cancelled']);
    expect(tracker.changeCount()).toBe(2);
  });
});
