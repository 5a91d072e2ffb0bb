import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type OrderPayments,
  orderNumberOf,
  paymentStatusOf,
  type RecordedPayment,
} from '../../contract/index.ts';
import type { PaymentDocument } from '../../documents/orders/payments.ts';
import { orders, payments } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerShoppers } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { countOf, statusesOf } from '../../testing/api/statuses.ts';
import { advanceOrder, placeOrderOf, sendTransition } from '../../testing/orders/orders.ts';
import {
  pay,
  paymentBody,
  sendPayment,
  sendRefund,
  sendReversal,
} from '../../testing/orders/payments.ts';
import { dayIn } from '../../testing/orders/shopDays.ts';
import { once } from '../../testing/store/once.ts';
import { createTool } from '../../testing/tools/tools.ts';

const { customer, other, admin } = await registerShoppers();
const toolId = await createTool({ available: 10_000 });

/** The id of a placed order over 99.95. */
const placed = async () => (await placeOrderOf(customer.token, toolId)).insertedId;

/** An order for requests that are refused. */
const unpaid = once(placed);

const cancelledAfter = async (amount: number) => {
  const id = await placed();
  await pay(admin.token, id, amount);
  await expectStatus(await send('DELETE', `/order/${id}`, { token: customer.token }), 200);
  return id;
};

const refundable = once(() => cancelledAfter(500));

const entriesOf = async (id: string): Promise<PaymentDocument[]> => {
  const { docs } = await payments.where('orderId', '==', id).get();
  return docs.map((entry) => entry.data());
};

/** The stored sums of an order, which must be those of its entries. */
const sumsOf = async (id: string) => {
  const { paid, refunded, amountDue, balance } = (await readDocument(orders.doc(id))) ?? {};
  const entries = await entriesOf(id);
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid);
  return { paid, refunded, amountDue, balance };
};

const ofDay = dayIn;

describe('POST /order/{id}/payments', () => {
  it('records a part and the rest', async () => {
    const id = await placed();
    const first = await pay(admin.token, id, 4_000, { reference: ' Cheque 12 ', method: 'cheque' });
    expect(first.payment).toMatchObject({
      orderId: id,
      kind: 'payment',
      amount: 4_000,
      method: 'cheque',
      by: admin.uid,
      reference: 'Cheque 12',
      payerId: customer.uid,
      userId: customer.uid,
      reverses: null,
      receivedAt: ofDay(0),
    });
    expect(first.order).toMatchObject({ paid: 4_000, refunded: 0 });
    expect(paymentStatusOf(first.order, new Date())).toBe('part-paid');
    const second = await pay(admin.token, id, 5_995);
    expect(paymentStatusOf(second.order, new Date())).toBe('paid');
    expect(await sumsOf(id)).toMatchObject({ paid: 9_995, amountDue: 0, balance: 'settled' });
  });

  it('refuses more than is due, unless it is an overpayment', async () => {
    const id = await placed();
    const refused = await sendPayment(admin.token, id, 9_996);
    expect(await expectProblem(refused, 409, 'overpayment')).toMatchObject({
      due: 9_995,
      errors: { amount: 'Only $99.95 is due' },
    });
    expect(await sumsOf(id)).toMatchObject({ paid: 0, balance: 'open' });
    await pay(admin.token, id, 9_996, { overpayment: true });
    expect(await sumsOf(id)).toMatchObject({ paid: 9_996, balance: 'refund-due' });
    const more = await expectProblem(await sendPayment(admin.token, id, 1), 409, 'overpayment');
    expect(more).toMatchObject({ due: 0, errors: { amount: 'Nothing is due' } });
  });

  it('refuses a sum that a number cannot hold exactly, and loses no cent below it', async () => {
    const id = await placed();
    const most = 999_999_999_999_999;
    const booked: string[] = [];
    for (let count = 0; count < 9; count += 1) {
      booked.push((await pay(admin.token, id, most, { overpayment: true })).payment._id);
    }
    expect(await sumsOf(id)).toMatchObject({ paid: 9 * most });
    for (const amount of [most, Number.MAX_SAFE_INTEGER - 9 * most + 1]) {
      const response = await sendPayment(admin.token, id, amount, { overpayment: true });
      const { errors } = await expectProblem(response, 400, 'validation');
      expect(errors).toEqual({ amount: expect.stringMatching(/^The amount is too large/) });
    }
    expect(await sumsOf(id)).toMatchObject({ paid: 9 * most });
    for (const payment of booked) {
      await expectStatus(await sendReversal(admin.token, id, payment), 201);
    }
    expect(await sumsOf(id)).toMatchObject({ paid: 0, balance: 'open' });
  });

  it('accepts money for a cancelled order as an overpayment', async () => {
    const id = await cancelledAfter(100);
    await expectProblem(await sendPayment(admin.token, id, 50), 409, 'overpayment');
    await pay(admin.token, id, 50, { overpayment: true });
    expect(await sumsOf(id)).toMatchObject({ paid: 150, amountDue: 0, balance: 'refund-due' });
  });

  it.each([
    ['amount', 0, 'The amount must be more than 0'],
    ['amount', -1, 'The amount must be more than 0'],
    ['amount', 0.5, 'The amount must be in whole cents'],
    ['amount', 1e16, 'The amount is too large'],
    ['amount', '100', 'Enter the amount'],
    ['amount', null, 'Enter the amount'],
    ['amount', undefined, 'Enter the amount'],
    ['amount', Number.NaN, 'Enter the amount'],
    ['method', 'card', 'Payment method must be one of: bank-transfer, cheque, cash'],
    ['method', undefined, 'Choose how it was paid'],
    ['reference', 'two\nlines', 'Reference must be one line'],
    ['reference', 'x'.repeat(101), 'Reference must have at most 100 characters'],
    ['receivedAt', '2026-02-30', 'The date must be a day, like 2026-11-21'],
    ['receivedAt', 'today', 'The date must be a day, like 2026-11-21'],
    ['receivedAt', undefined, 'Enter the date'],
    ['receivedAt', ofDay(2), 'The date must not be in the future'],
    ['receivedAt', ofDay(-2), 'The date must not be before the order'],
    ['overpayment', 'yes', 'Overpayment must be true or false'],
    ['overpayment', null, 'Overpayment must be true or false'],
  ])('refuses %s %j', async (field, value, message) => {
    const id = await unpaid();
    const response = await sendPayment(admin.token, id, 100, { [field]: value });
    const { errors } = await expectProblem(response, 400, 'validation');
    expect(errors).toEqual({ [field]: message });
    expect(await entriesOf(id)).toEqual([]);
  });

  it('books a request with a key once, also when it is sent several times at once', async () => {
    const id = await placed();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => sendPayment(admin.token, id, 700, { key })),
    );
    const bodies = await Promise.all(
      answers.map((answer) => expectStatus<RecordedPayment>(answer, 201)),
    );
    const again = await pay(admin.token, id, 700, { key });
    expect(new Set([...bodies, again].map((body) => JSON.stringify(body))).size).toBe(1);
    expect(await sumsOf(id)).toMatchObject({ paid: 700 });
  });

  it('books a payment and a refund with the same key and body as two entries', async () => {
    const id = await cancelledAfter(700);
    const key = randomUUID();
    await pay(admin.token, id, 300, { key, overpayment: true });
    await expectStatus(await sendRefund(admin.token, id, 300, { key, overpayment: true }), 201);
    expect(await sumsOf(id)).toMatchObject({ paid: 700, refunded: 300 });
  });

  it('loses none of several at once, and takes no more than is due', async () => {
    const id = await placed();
    const requests = Array.from({ length: 12 }, () => sendPayment(admin.token, id, 1_000));
    const statuses = await statusesOf(requests);
    expect([countOf(statuses, 201), countOf(statuses, 409)]).toEqual([9, 3]);
    expect(await sumsOf(id)).toMatchObject({ paid: 9_000, amountDue: 995 });
    expect(await entriesOf(id)).toHaveLength(9);
  });

  it('is for an existing order', async () => {
    await expectProblem(await sendPayment(admin.token, randomUUID(), 1), 404, 'order-not-found');
  });
});

describe('POST /order/{id}/refunds', () => {
  it('takes back what is due, in parts', async () => {
    const id = await cancelledAfter(9_995);
    const first = await sendRefund(admin.token, id, 5_000, { method: 'cash' });
    const { payment, order } = await expectStatus<RecordedPayment>(first, 201);
    expect(payment).toMatchObject({ kind: 'refund', amount: -5_000, method: 'cash' });
    expect(order).toMatchObject({ paid: 4_995, refunded: 5_000 });
    await expectStatus(await sendRefund(admin.token, id, 4_995), 201);
    expect(await sumsOf(id)).toEqual({
      paid: 0,
      refunded: 9_995,
      amountDue: 0,
      balance: 'settled',
    });
    const storedOrder = await readDocument(orders.doc(id));
    expect(storedOrder && paymentStatusOf(storedOrder, new Date())).toBe('refunded');
  });

  it('refuses more than has to be refunded', async () => {
    const id = await cancelledAfter(500);
    const refused = await sendRefund(admin.token, id, 501);
    expect(await expectProblem(refused, 409, 'refund-exceeded')).toMatchObject({
      due: 500,
      errors: { amount: 'Only $5.00 has to be refunded' },
    });
    const unpaid = await sendRefund(admin.token, await placed(), 1);
    expect(await expectProblem(unpaid, 409, 'refund-exceeded')).toMatchObject({
      due: 0,
      errors: { amount: 'Nothing has to be refunded' },
    });
  });

  it('makes one of several concurrent refunds', async () => {
    const id = await cancelledAfter(500);
    const requests = Array.from({ length: 4 }, () => sendRefund(admin.token, id, 500));
    expect((await statusesOf(requests)).toSorted()).toEqual([201, 409, 409, 409]);
    expect(await sumsOf(id)).toMatchObject({ paid: 0, refunded: 500 });
  });

  it.each([
    ['amount', 1.5],
    ['amount', 0],
    ['amount', -100],
    ['method', 'barter'],
    ['receivedAt', ofDay(2)],
    ['receivedAt', ofDay(-2)],
  ])('refuses %s %j', async (field, value) => {
    const id = await refundable();
    const response = await sendRefund(admin.token, id, 100, { [field]: value });
    const { errors } = await expectProblem(response, 400, 'validation');
    expect(Object.keys(errors as object)).toEqual([field]);
  });
});

describe('POST /order/{id}/payments/{payment}/reversal', () => {
  const reverse = (id: string, payment: string, reason?: string) =>
    sendReversal(admin.token, id, payment, reason);

  it('takes back a payment once', async () => {
    const id = await placed();
    const { payment } = await pay(admin.token, id, 9_995);
    const answer = await reverse(id, payment._id, 'Another order');
    const reversed = await expectStatus<RecordedPayment>(answer, 201);
    expect(reversed.payment).toMatchObject({
      kind: 'reversal',
      amount: -9_995,
      reverses: payment._id,
      reason: 'Another order',
    });
    expect(await sumsOf(id)).toEqual({
      paid: 0,
      refunded: 0,
      amountDue: 9_995,
      balance: 'open',
    });
    const retried = await expectStatus(await reverse(id, payment._id, 'Another order'), 201);
    expect(retried).toEqual(reversed);
    const code = 'payment-not-reversible';
    await expectProblem(await reverse(id, payment._id, 'Other reason'), 409, code);
    await expectProblem(await reverse(id, reversed.payment._id), 409, code);
    expect(await entriesOf(id)).toHaveLength(2);
  });

  it('takes back a refund, which is then due again', async () => {
    const id = await cancelledAfter(500);
    const refund = await expectStatus<RecordedPayment>(await sendRefund(admin.token, id, 400), 201);
    await expectStatus(await reverse(id, refund.payment._id), 201);
    expect(await sumsOf(id)).toEqual({
      paid: 500,
      refunded: 0,
      amountDue: 0,
      balance: 'refund-due',
    });
  });

  it('refuses a payment that has been refunded', async () => {
    const id = await placed();
    const { payment } = await pay(admin.token, id, 500);
    await expectStatus(await send('DELETE', `/order/${id}`, { token: customer.token }), 200);
    await expectStatus(await sendRefund(admin.token, id, 1), 201);
    await expectProblem(await reverse(id, payment._id), 409, 'payment-not-reversible');
    expect(await sumsOf(id)).toMatchObject({ paid: 499, refunded: 1 });
  });

  it('needs a reason and an entry of the order', async () => {
    const [id, another] = [await placed(), await placed()];
    const { payment } = await pay(admin.token, another, 500);
    const { errors } = await expectProblem(
      await reverse(another, payment._id, ' '),
      400,
      'validation',
    );
    expect(errors).toEqual({ reason: 'Enter the reason' });
    for (const missing of [payment._id, randomUUID(), '__x__']) {
      await expectProblem(await reverse(id, missing), 404, 'payment-not-found');
    }
  });

  it('takes back a payment once, also when it is sent several times at once', async () => {
    const id = await placed();
    const { payment } = await pay(admin.token, id, 500);
    const requests = Array.from({ length: 4 }, (_, n) => reverse(id, payment._id, `Reason ${n}`));
    expect((await statusesOf(requests)).toSorted()).toEqual([201, 409, 409, 409]);
    expect(await sumsOf(id)).toMatchObject({ paid: 0 });
  });
});

describe('GET /order/{id}/payments', () => {
  it('lists entries, documents and bank details for the customer and admins', async () => {
    const id = await placed();
    await pay(admin.token, id, 300);
    await advanceOrder(admin.token, id, 'confirmed');
    await pay(admin.token, id, 200);
    const reason = { to: 'cancelled', reason: 'Out of stock' };
    await expectStatus(await sendTransition(admin.token, id, reason), 200);
    const path = `/order/${id}/payments`;
    const found = await expectStatus<OrderPayments>(
      await send('GET', path, { token: customer.token }),
      200,
    );
    expect(found.payments.map(({ amount }) => amount)).toEqual([300, 200]);
    expect(found.invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
    expect(found.bank.account).not.toBe('');
    expect(JSON.stringify(found)).not.toContain('sessionId');
    const forAdmin = await expectStatus(await send('GET', path, { token: admin.token }), 200);
    expect(forAdmin).toEqual(found);
    const byNumber = `/order/${orderNumberOf(id)}/payments`;
    const withNumber = await send('GET', byNumber, { token: customer.token });
    expect(await expectStatus(withNumber, 200)).toEqual(found);
    for (const address of [path, byNumber]) {
      const refused = await send('GET', address, { token: other.token });
      await expectProblem(refused, 404, 'order-not-found');
    }
    await expectProblem(await send('GET', path), 401, 'unauthenticated');
  });
});

describe('Payments', () => {
  const calls = [
    ['POST', 'payments'],
    ['POST', 'refunds'],
    ['POST', 'payments/any/reversal'],
  ] as const;

  it.each(calls)('cannot be changed with %s %s by customers', async (method, path) => {
    const id = await unpaid();
    const url = `/order/${id}/${path}`;
    const json = paymentBody(100, { reason: 'Mine' });
    await expectProblem(await send(method, url, { json }), 401, 'unauthenticated');
    const own = await send(method, url, { json, token: customer.token });
    await expectProblem(own, 403, 'forbidden');
    expect(await sumsOf(id)).toMatchObject({ paid: 0 });
  });

  it('take identity, kind and order from the shop’s own records', async () => {
    const id = await placed();
    const forged = { kind: 'refund', orderId: 'x', userId: 'x', by: 'x', refunded: 9, paid: 9 };
    const { payment } = await pay(admin.token, id, 100, forged);
    expect(payment).toMatchObject({ kind: 'payment', orderId: id, userId: customer.uid });
    expect(await sumsOf(id)).toMatchObject({ paid: 100, refunded: 0 });
  });
});
