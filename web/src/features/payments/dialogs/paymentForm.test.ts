import { describe, expect, it } from 'vitest';
import { orderOf } from '../../../testing/fixtures.ts';
import { paymentOf } from '../../../testing/payments.ts';
import {
  paymentErrors,
  paymentInput,
  paymentStart,
  refundErrors,
  refundInput,
  refundStart,
} from './paymentForm.ts';

const order = { ...orderOf('first'), paid: 100 };
const now = new Date('2026-11-25T12:00:00.000Z');
const start = paymentStart(order, now);

describe('A payment', () => {
  it('starts with what is due, today', () => {
    expect(start).toMatchObject({ amount: '640.00', receivedAt: '2026-11-25' });
    expect(paymentErrors(start, order, now)).toEqual({});
  });

  it('starts without an amount if nothing is due', () => {
    expect(paymentStart({ ...order, paid: order.total }, now).amount).toBe('');
  });

  it.each([
    [{ amount: '' }, { amount: 'Enter the amount' }],
    [{ amount: '0' }, { amount: 'The amount must be more than 0' }],
    [{ amount: '-1' }, { amount: 'The amount must be more than 0' }],
    [{ amount: '250,50' }, {}],
    [{ amount: '1,23,456' }, { amount: expect.stringMatching(/^“1,23,456” could mean 123,456/) }],
    [{ amount: '0.005' }, { amount: expect.stringMatching(/^“0.005” could mean 0.005 or 5/) }],
    [{ amount: '1.0055' }, { amount: '“1.0055” means 1.0055. Enter at most two decimals' }],
    [{ amount: '640.01' }, { overpayment: 'Confirm that it is more than is due' }],
    [{ receivedAt: '' }, { receivedAt: 'Enter the date' }],
    [{ receivedAt: '2026-11-19' }, { receivedAt: 'The date must not be before the order' }],
    [{ receivedAt: '2026-11-27' }, { receivedAt: 'The date must not be in the future' }],
    [{ amount: '1.250' }, { amount: expect.stringMatching(/^“1.250” could mean 1.25 or 1,250/) }],
    [{ reference: 'x'.repeat(101) }, { reference: expect.stringContaining('100') }],
  ])('with %j has the errors %j', (change, errors) => {
    expect(paymentErrors({ ...start, ...change }, order, now)).toEqual(errors);
  });

  it('can be confirmed as an overpayment', () => {
    const values = { ...start, amount: '$1,000.00', overpayment: true, reference: ' TH-1 ' };
    expect(paymentErrors(values, order, now)).toEqual({});
    expect(paymentInput(values, order)).toEqual({
      amount: 100_000,
      method: 'bank-transfer',
      reference: 'TH-1',
      receivedAt: '2026-11-25',
      overpayment: true,
    });
  });

  it.each([
    ['250,50', 25_050],
    ['$250.50', 25_050],
    ['0,99', 99],
    ['1.250,00', 125_000],
  ])('reads the amount %j', (amount, cents) => {
    expect(paymentInput({ ...start, amount }, order).amount).toBe(cents);
  });

  it('is no overpayment if the amount was reduced after the confirmation', () => {
    const values = { ...start, overpayment: true };
    expect(paymentInput(values, order)).not.toHaveProperty('overpayment');
  });
});

describe('A refund', () => {
  const cancelled = { ...order, status: 'cancelled', paid: 30_000 } as const;
  const byCard = [paymentOf({ method: 'card', amount: 20_000 }), paymentOf({ amount: 10_000 })];

  it('starts with what is due, by transfer', () => {
    const values = refundStart(cancelled, [paymentOf({ amount: 30_000 })], now);
    expect(values).toMatchObject({ amount: '300.00', method: 'bank-transfer' });
    expect(refundErrors(values, cancelled, [], now)).toEqual({});
  });

  it('starts with what was paid by card', () => {
    const values = refundStart(cancelled, byCard, now);
    expect(values).toMatchObject({ amount: '200.00', method: 'card' });
    expect(refundInput({ ...values, reference: 'x', receivedAt: '' }, now)).toEqual({
      amount: 20_000,
      method: 'card',
      reference: '',
      receivedAt: '2026-11-25',
    });
  });

  it.each([
    [{ amount: '300.01' }, { amount: 'Only $300.00 has to be refunded' }],
    [{ amount: '250' }, { amount: 'Only $200.00 was paid by card' }],
    [{ amount: '250', method: 'cash' }, {}],
    [{ amount: 'all' }, { amount: 'Enter the amount' }],
    [{ amount: '1e2' }, { amount: '“1e2” could mean 100. Write all its digits' }],
    [{ receivedAt: '' }, {}],
    [{ method: 'cheque', receivedAt: '' }, { receivedAt: 'Enter the date' }],
  ] as const)('with %j has the errors %j', (change, errors) => {
    const values = { ...refundStart(cancelled, byCard, now), ...change };
    expect(refundErrors(values, cancelled, byCard, now)).toEqual(errors);
  });
});
