import type { Delivery, Webhook } from 'functions/contract';

/** An endpoint that receives all events. */
export const webhookOf = (fields: Partial<Webhook> = {}): Webhook => ({
  _id: 'hook',
  name: 'Warehouse',
  url: 'https://erp.example.com/webhooks',
  events: [],
  status: 'on',
  offReason: null,
  failingSince: null,
  owner: null,
  oldSecretUntil: null,
  version: 'v1',
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  ...fields,
});

/** A delivery that arrived. */
export const deliveryOf = (fields: Partial<Delivery> = {}): Delivery => ({
  _id: 'hook_order_1',
  webhookId: 'hook',
  eventId: 'order_1_0',
  type: 'order.placed',
  status: 'SUCCESS',
  attempts: 1,
  log: [{ at: '2026-11-01T10:00:00.000Z', durationMs: 82, statusCode: 204, error: null }],
  answer: '',
  nextAttemptAt: null,
  eventAt: '2026-11-01T10:00:00.000Z',
  createdAt: '2026-11-01T10:00:00.000Z',
  ...fields,
});
