import { describe, expect, it } from 'vitest';
import { ApiError } from '../../errors.ts';
import { readCardEvent } from './cardEvents.ts';

const read = (type: string, object: unknown) =>
  readCardEvent(Buffer.from(JSON.stringify({ id: 'evt_1', type, created: 1, data: { object } })));

/** The messages by field with which an event is refused. */
const errorsOf = (type: string, object: unknown): unknown => {
  try {
    return read(type, object);
  } catch (error) {
    return error instanceof ApiError && error.code === 'validation' ? error.details.errors : error;
  }
};

const refund = { id: 're_1', amount: 5_000, currency: 'usd', payment_intent: 'pi_1', status: null };
const session = { id: 'cs_1', amount_total: 5_000, currency: 'usd', payment_status: 'paid' };

describe('readCardEvent', () => {
  it('reads a refund and a session, and drops what the shop does not use', () => {
    expect(read('refund.created', { ...refund, charge: 'ch_1' })).toEqual({
      kind: 'refund',
      refund,
    });
    expect(read('checkout.session.completed', { ...session, mode: 'payment' })).toEqual({
      kind: 'session',
      session,
    });
  });

  it.each([
    [-5_000, 'amount must be at least 1'],
    [0, 'amount must be at least 1'],
    [1.5, 'amount must be a whole number'],
    ['x', 'amount must be a number'],
    ['5000', 'amount must be a number'],
    [null, 'amount is required'],
    [undefined, 'amount is required'],
    [1e20, 'amount is too large'],
    [2 ** 53, 'amount is too large'],
    [[5_000], 'amount must be a number'],
    [{}, 'amount must be a number'],
    [true, 'amount must be a number'],
  ])('refuses a refund of %j', (amount, message) => {
    for (const type of ['refund.created', 'refund.updated', 'refund.failed']) {
      expect(errorsOf(type, { ...refund, amount })).toEqual({ amount: message });
    }
  });

  it.each([-1, 0.5, '5000', 1e300, [], {}])('refuses a session over %j', (amount_total) => {
    expect(errorsOf('checkout.session.completed', { ...session, amount_total })).toEqual({
      amount_total: expect.stringMatching(/^amount_total /),
    });
  });

  it.each([
    ['id', 5],
    ['id', ''],
    ['id', 'a'.repeat(501)],
    ['currency', 840],
    ['payment_intent', { id: 'pi_1' }],
    ['status', 1],
  ])('refuses a refund with the %s %j', (field, value) => {
    expect(errorsOf('refund.created', { ...refund, [field]: value })).toHaveProperty(field);
  });

  it.each([null, {}, { by: 5, request: 'a/b' }, { orderId: '../../x' }, 'text', []])(
    'leaves the metadata %j of another integration to who reads it',
    (metadata) => {
      expect(read('refund.created', { ...refund, metadata })).toMatchObject({ kind: 'refund' });
    },
  );

  it.each(['customer.created', 'refund.created.x', 'constructor', '__proto__'])(
    'ignores %s',
    (type) => {
      expect(read(type, refund)).toBeNull();
    },
  );

  it.each(['', 'null', '[]', '{', '{"type":"refund.created","data":{"object":[]}}'])(
    'refuses the body %s',
    (body) => {
      expect(() => readCardEvent(Buffer.from(body))).toThrow('validation');
    },
  );
});
