import type { ChangedOrder, Order, PlacedOrder } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { createOrderTracker } from './trackers/orderTracker.ts';

const order = { _id: 'first', status: 'placed', paid: 0, refunded: 0 } as Order;
const placed: PlacedOrder = { acknowledged: true, insertedId: 'first', order };
const changed: ChangedOrder = { acknowledged: true, order: { ...order, status: 'confirmed' } };

describe('createOrderTracker', () => {
  it('counts a retry with the same response once', () => {
    const tracker = createOrderTracker();
    for (const key of ['key', 'key']) tracker.place(key, structuredClone(placed));
    for (const key of ['next', 'next']) tracker.change(key, structuredClone(changed));
    expect(tracker.ids()).toEqual(['first']);
    expect(tracker.changesOf('first')).toEqual(['confirmed']);
    expect(tracker.problems).toEqual([]);
  });

  it('accepts a retry after a payment', () => {
    const tracker = createOrderTracker();
    tracker.change('key', changed);
    const paid = { ...changed.order, paid: 9_995, refunded: 500 };
    tracker.change('key', { ...changed, order: paid });
    expect(tracker.problems).toEqual([]);
  });

  it('reports a retry with another response', () => {
    const tracker = createOrderTracker();
    tracker.place('key', placed);
    tracker.place('key', { ...placed, insertedId: 'second' });
    const sent = '"order":{"_id":"first","status":"placed"}';
    expect(tracker.problems).toEqual([
      `key key was answered with {"acknowledged":true,"insertedId":"first",${sent}} and {"acknowledged":true,"insertedId":"second",${sent}}`,
    ]);
    expect(tracker.ids()).toEqual(['first']);
  });

  it('reports a retry that got another invoice', () => {
    const tracker = createOrderTracker();
    for (const invoiceNumber of ['2026-000001', '2026-000002']) {
      tracker.change('key', { ...changed, order: { ...changed.order, invoiceNumber } });
    }
    expect(tracker.problems).toHaveLength(1);
  });

  it('counts each cancellation without a key', () => {
    const tracker = createOrderTracker();
    tracker.place('key', placed);
    for (const id of ['first', 'first']) tracker.cancel(id);
    expect(tracker.changesOf('first')).toEqual(['cancelled', 'cancelled']);
    expect(tracker.changeCount()).toBe(2);
  });
});
