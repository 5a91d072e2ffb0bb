import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { limits, type Order, paymentStatusOf, type RecordedPayment } from '../../contract/index.ts';
import { refundCard } from '../../services/payments/refundCard.ts';
import { payments } from '../../store/collections/collections.ts';
import { callerOf, registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import {
  entriesOf,
  eventsOf,
  holdEvents,
  openCardPage,
  openDashboard,
  payByCard,
  pressOn,
  readOrder,
  releaseEvents,
  sendEvent,
  sendEventAgain,
  sendSigned,
  stripeOfSuite,
} from '../../testing/orders/cards.ts';
import { placeOrderOf } from '../../testing/orders/orders.ts';
import { pay, sendReversal } from '../../testing/orders/payments.ts';
import { dayIn } from '../../testing/orders/shopDays.ts';
import { createTool } from '../../testing/tools/tools.ts';

const [customer, admin, toolId] = await Promise.all([
  registerCustomer(),
  registerAdmin(),
  createTool({ available: 1_000 }),
]);

const newOrder = async () => (await placeOrderOf(customer.token, toolId)).order;
const statusOf = (order: Order) => paymentStatusOf(order, new Date());

/** An order whose session is paid at Stripe, and the event of it, which has not been sent. */
const paidAtStripe = async () => {
  const { _id: id, total } = await newOrder();
  await holdEvents(id);
  await payByCard(customer.token, id);
  const [sent] = await eventsOf(id);
  if (!sent) return expect.fail('There is no event');
  return { id, total, event: sent.event };
};

const changed = (event: { data: { object: object } }, fields: object) => ({
  ...event,
  data: { object: { ...event.data.object, ...fields } },
});

const signatureProblem = {
  'stripe-signature': 'The signature is missing, wrong or older than five minutes',
};

describe('An event', () => {
  it.each([
    ['another secret', { secret: 'whsec_other' }],
    ['a signature of six minutes ago', { timestamp: Math.floor(Date.now() / 1000) - 360 }],
    ['a body that is not the signed one', { body: '{"type":"checkout.session.completed"}' }],
  ])('with %s is refused', async (_, signing) => {
    const { id, event } = await paidAtStripe();
    const problem = await expectProblem(await sendEvent(event, signing), 400, 'validation');
    expect(problem.errors).toEqual(signatureProblem);
    expect(await entriesOf(id)).toEqual([]);
  });

  it.each([undefined, '', 'nonsense', 't=1,v1=00', `t=${'9'.repeat(50)}`])(
    'with the signature %j is refused',
    async (signature) => {
      const headers = {
        'Content-Type': 'application/json',
        ...(signature !== undefined && { 'Stripe-Signature': signature }),
      };
      const response = await send('POST', '/stripe/events', { body: '{}', headers });
      const problem = await expectProblem(response, 400, 'validation');
      expect(problem.errors).toEqual(signatureProblem);
    },
  );

  it('without a body, with another type, or too large is refused', async () => {
    const post = (body: string | undefined, type: string) =>
      send('POST', '/stripe/events', {
        ...(body !== undefined && { body }),
        headers: { 'Content-Type': type },
      });
    await expectProblem(await post(undefined, 'application/json'), 400, 'validation');
    await expectProblem(await post('{}', 'text/plain'), 415, 'unsupported-media-type');
    const large = JSON.stringify({ text: 'a'.repeat(limits.cardEventBytes) });
    const problem = await expectProblem(
      await post(large, 'application/json'),
      413,
      'payload-too-large',
    );
    expect(problem.maxBytes).toBe(limits.cardEventBytes);
  });

  it('that the shop does not handle changes nothing', async () => {
    const { id, event } = await paidAtStripe();
    const other = { ...event, type: 'checkout.session.async_payment_failed' };
    await expectStatus(await sendEvent(other), 200);
    expect(await entriesOf(id)).toEqual([]);
  });

  it.each(['null', '1', '"text"', '[]', '{}', '{', '{"type":"refund.created","data":{}}'])(
    'that is %s, though signed, is refused',
    async (payload) => {
      const problem = await expectProblem(await sendSigned(payload), 400, 'validation');
      expect(problem.errors).toEqual({ body: 'The body must be an event of Stripe' });
    },
  );
});

describe('checkout.session.completed', () => {
  it('counts once, also when it arrives ten times at once', async () => {
    const { id, total, event } = await paidAtStripe();
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendEvent(event)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await sendEventAgain(event.id)).toBe(200);
    expect(await entriesOf(id)).toHaveLength(1);
    expect(await readOrder(customer.token, id)).toMatchObject({ paid: total });
  });

  it.each([
    ['id', { id: 'cs_test_unknown' }, 'The shop has opened no such session'],
    ['id', { id: '../../orders/1' }, 'The shop has opened no such session'],
    ['amount_total', { amount_total: 1 }, 'The amount is not that of the session'],
    ['amount_total', { amount_total: null }, 'The amount is not that of the session'],
    ['currency', { currency: 'eur' }, 'The currency is not that of the session'],
    ['payment_intent', { payment_intent: null }, 'The session has no payment'],
  ])('with another %s is refused: %j', async (field, fields, message) => {
    const { id, event } = await paidAtStripe();
    const response = await sendEvent(changed(event, fields));
    const problem = await expectProblem(response, 400, 'validation');
    expect(problem.errors).toEqual({ [field]: message });
    expect(await entriesOf(id)).toEqual([]);
    expect((await readOrder(customer.token, id)).paid).toBe(0);
  });

  it('without a payment changes nothing', async () => {
    const { id, event } = await paidAtStripe();
    await expectStatus(await sendEvent(changed(event, { payment_status: 'unpaid' })), 200);
    expect(await entriesOf(id)).toEqual([]);
  });

  it('books the money of a cancelled order, which is then to be refunded', async () => {
    const { id, total } = await paidAtStripe();
    await expectStatus(await send('DELETE', `/order/${id}`, { token: customer.token }), 200);
    await releaseEvents(id);
    const order = await readOrder(customer.token, id);
    expect(order.paid).toBe(total);
    expect(statusOf(order)).toBe('refund-due');
  });

  it('books the money of an order that was paid otherwise, which is then to be refunded', async () => {
    const { id, total } = await paidAtStripe();
    const receivedAt = dayIn(0);
    const json = { amount: total, method: 'bank-transfer', receivedAt };
    const { token } = admin;
    await expectStatus(await send('POST', `/order/${id}/payments`, { token, json }), 201);
    await releaseEvents(id);
    const order = await readOrder(customer.token, id);
    expect(order.paid).toBe(2 * total);
    expect(statusOf(order)).toBe('refund-due');
  });

  it('keeps payment and cancellation at the same time consistent', async () => {
    const pairs = await Promise.all(Array.from({ length: 3 }, paidAtStripe));
    await Promise.all(
      pairs.flatMap(({ id, event }) => [
        sendEvent(event),
        send('DELETE', `/order/${id}`, { token: customer.token }),
      ]),
    );
    for (const { id, total } of pairs) {
      const order = await readOrder(customer.token, id);
      expect([order.status, order.paid, statusOf(order)]).toEqual([
        'cancelled',
        total,
        'refund-due',
      ]);
    }
  });
});

describe('POST /order/:id/refunds with a card', () => {
  const refund = (id: string, amount: number, key: string = randomUUID(), token = admin.token) => {
    const receivedAt = dayIn(0);
    const json = { amount, method: 'card', receivedAt };
    const headers = { 'Idempotency-Key': key };
    return send('POST', `/order/${id}/refunds`, { token, json, headers });
  };

  /** An order that was paid by card and then cancelled. */
  const cancelledOrder = async () => {
    const { _id: id, total } = await newOrder();
    const { payment_intent } = await payByCard(customer.token, id);
    await expectStatus(await send('DELETE', `/order/${id}`, { token: customer.token }), 200);
    return { id, total, paymentIntent: payment_intent as string };
  };

  const refundedAtStripe = async (paymentIntent: string): Promise<number> => {
    const stripe = await openDashboard();
    const rest = await stripe.refunds.create({ payment_intent: paymentIntent }).catch(() => null);
    return rest?.amount ?? 0;
  };

  it('refunds at Stripe and books it once, with an entry in the audit log', async () => {
    const { id, total } = await cancelledOrder();
    const { payment, order } = await expectStatus<{
      payment: { _id: string };
      order: Order;
    }>(await refund(id, total), 201);
    expect(payment).toMatchObject({
      kind: 'refund',
      amount: -total,
      method: 'card',
      by: admin.uid,
      _id: expect.stringMatching(/^re_/),
    });
    expect([order.paid, order.refunded, statusOf(order)]).toEqual([0, total, 'refunded']);
    await expect
      .poll(async () => (await eventsOf(id)).map(({ attempts }) => attempts.at(-1)))
      .toEqual([200, 200]);
    expect((await entriesOf(id)).map(({ kind }) => kind)).toEqual(['payment', 'refund']);
    const audit = await expectStatus<{ action: string; by: string }[]>(
      await send('GET', `/audit?target=order/${id}`, { token: admin.token }),
      200,
    );
    expect(audit.filter(({ action }) => action === 'payment-refunded')).toEqual([
      expect.objectContaining({ by: admin.uid, byEmail: admin.email }),
    ]);
  });

  it('gives a retry the first entry', async () => {
    const { id, total } = await cancelledOrder();
    const key = randomUUID();
    const first = await expectStatus<{ payment: object }>(await refund(id, 1_000, key), 201);
    const second = await expectStatus<{ payment: object }>(await refund(id, 1_000, key), 201);
    expect(second.payment).toEqual(first.payment);
    expect((await readOrder(customer.token, id)).paid).toBe(total - 1_000);
  });

  it('refunds once when two admins do it at the same time', async () => {
    const { _id: id, total } = await newOrder();
    // Twice the total by card, so that Stripe would refund both.
    const { payment_intent } = await payByCard(customer.token, id);
    const other = await registerAdmin();
    await expectStatus(await send('DELETE', `/order/${id}`, { token: customer.token }), 200);
    const half = Math.ceil(total / 2) + 1;
    const answers = await Promise.all([
      refund(id, half),
      refund(id, half, randomUUID(), other.token),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(201);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect((await readOrder(customer.token, id)).refunded).toBe(half);
    expect(await refundedAtStripe(payment_intent as string)).toBe(total - half);
  });

  /** A cancelled order that was paid by card in two payments, the first over this amount. */
  const paidByTwoCards = async (first: number) => {
    const { _id: id, total } = await newOrder();
    const transfer = await pay(admin.token, id, total - first);
    const one = await payByCard(customer.token, id);
    await expectStatus(await sendReversal(admin.token, id, transfer.payment._id), 201);
    const other = await payByCard(customer.token, id);
    await expectStatus(await send('DELETE', `/order/${id}`, { token: customer.token }), 200);
    return { id, total, paymentIntents: [one.payment_intent, other.payment_intent] as string[] };
  };

  it.each([1, 3, 6])('takes turns: %d refunds at once are all made', async (count) => {
    const { id, total, paymentIntent } = await cancelledOrder();
    const amounts = Array.from({ length: count }, (_, index) => 100 + index);
    const answers = await Promise.all(amounts.map((amount) => refund(id, amount)));
    expect(answers.map(({ status }) => status)).toEqual(amounts.map(() => 201));
    const refunded = amounts.reduce((sum, amount) => sum + amount, 0);
    expect(await readOrder(customer.token, id)).toMatchObject({ paid: total - refunded, refunded });
    expect(await refundedAtStripe(paymentIntent)).toBe(total - refunded);
  });

  it('takes turns also over the same amount, by several admins, and refunds no more than is due', async () => {
    const { id, total } = await cancelledOrder();
    const other = await registerAdmin();
    const third = Math.floor(total / 3);
    const tokens = [admin.token, other.token, admin.token, other.token];
    const answers = await Promise.all(
      tokens.map((token) => refund(id, third, randomUUID(), token)),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 201, 201, 409]);
    expect((await readOrder(customer.token, id)).refunded).toBe(3 * third);
  });

  it('takes turns with another instance', async () => {
    const { id, total } = await cancelledOrder();
    const caller = callerOf(admin, true);
    const access = stripeOfSuite();
    const make = (amount: number) =>
      refundCard(id, { key: randomUUID(), input: { amount } }, caller, access);
    const [answer] = await Promise.all([refund(id, 1_000), make(1_001), make(1_002)]);
    expect(answer.status).toBe(201);
    expect((await readOrder(customer.token, id)).paid).toBe(total - 3_003);
  });

  it.each([4_000, 1_000, 9_000])(
    'splits a refund that is larger than each payment, of which the first is %d',
    async (first) => {
      const { id, total, paymentIntents } = await paidByTwoCards(first);
      const key = randomUUID();
      const { payment, order } = await expectStatus<RecordedPayment>(
        await refund(id, total, key),
        201,
      );
      expect([order.paid, order.refunded, statusOf(order)]).toEqual([0, total, 'refunded']);
      const refunds = (await entriesOf(id)).filter(({ kind }) => kind === 'refund');
      expect(refunds.map(({ amount }) => -amount).toSorted()).toEqual(
        [first, total - first].toSorted(),
      );
      expect(refunds.map(({ card }) => card?.paymentIntentId).toSorted()).toEqual(
        paymentIntents.toSorted(),
      );
      for (const intent of paymentIntents) expect(await refundedAtStripe(intent)).toBe(0);
      const again = await expectStatus<RecordedPayment>(await refund(id, total, key), 201);
      expect(again.payment).toEqual(payment);
      expect((await entriesOf(id)).filter(({ kind }) => kind === 'refund')).toHaveLength(2);
    },
  );

  it('takes a refund from the smallest payment that is enough', async () => {
    const { id, total, paymentIntents } = await paidByTwoCards(4_000);
    await expectStatus(await refund(id, 4_000), 201);
    const [, rest] = paymentIntents;
    expect(await refundedAtStripe(rest ?? '')).toBe(total - 4_000);
  });

  it('refuses more than has to be refunded, and more than was paid by card', async () => {
    const { id, total } = await cancelledOrder();
    const tooMuch = await expectProblem(await refund(id, total + 1), 409, 'refund-exceeded');
    expect(tooMuch.due).toBe(total);
    const { _id: mixed } = await newOrder();
    const receivedAt = dayIn(0);
    const json = { amount: 1_000, method: 'bank-transfer', receivedAt };
    const { token } = admin;
    await expectStatus(await send('POST', `/order/${mixed}/payments`, { token, json }), 201);
    await payByCard(customer.token, mixed);
    await expectStatus(await send('DELETE', `/order/${mixed}`, { token: customer.token }), 200);
    const aboveCard = await expectProblem(await refund(mixed, total), 409, 'refund-exceeded');
    expect(aboveCard.due).toBe(total - 1_000);
    await expectStatus(await refund(mixed, total - 1_000), 201);
  });

  it('is refused for a customer, and for an order that does not exist', async () => {
    const { id } = await cancelledOrder();
    const response = await refund(id, 1_000, randomUUID(), customer.token);
    await expectProblem(response, 403, 'forbidden');
    await expectProblem(await refund('missing', 1_000), 404, 'order-not-found');
  });

  it('reports a refund that Stripe has made but the shop has not got yet', async () => {
    const { id, total, paymentIntent } = await cancelledOrder();
    await holdEvents(id);
    await refundedAtStripe(paymentIntent);
    await expectProblem(await refund(id, total), 409, 'refund-exceeded');
    await releaseEvents(id);
    expect((await readOrder(customer.token, id)).refunded).toBe(total);
  });
});

describe('refund events', () => {
  const dashboardRefund = async (paymentIntent: unknown, amount: number) => {
    const stripe = await openDashboard();
    return stripe.refunds.create({ payment_intent: String(paymentIntent), amount });
  };

  it('book a refund that was made in Stripe’s dashboard once', async () => {
    const { _id: id, total } = await newOrder();
    const { payment_intent } = await payByCard(customer.token, id);
    const { id: refundId } = await dashboardRefund(payment_intent, 1_000);
    await expect.poll(async () => (await readOrder(customer.token, id)).refunded).toBe(1_000);
    const [, created] = await eventsOf(id);
    if (!created) return expect.fail('There is no event of the refund');
    const updated = { ...created.event, type: 'refund.updated' };
    const answers = await Promise.all([sendEvent(updated), sendEvent(updated)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await entriesOf(id)).slice(1)).toEqual([
      expect.objectContaining({ id: refundId, kind: 'refund', amount: -1_000, by: null }),
    ]);
    expect((await readOrder(customer.token, id)).paid).toBe(total - 1_000);
  });

  it('are refused until the payment has arrived, so that Stripe retries them', async () => {
    const { id, total, event } = await paidAtStripe();
    const { payment_intent } = event.data.object as { payment_intent: string };
    await dashboardRefund(payment_intent, total);
    const [, created] = await eventsOf(id);
    expect(await sendEventAgain(created?.event.id ?? '')).toBe(404);
    await releaseEvents(id);
    await expect.poll(async () => (await readOrder(customer.token, id)).refunded).toBe(total);
    expect((await entriesOf(id)).map(({ kind }) => kind)).toEqual(['payment', 'refund']);
  });

  it.each([[['refund.created', 'refund.failed']], [['refund.failed', 'refund.created']]])(
    'take a failed refund back, in the order %j',
    async (types) => {
      const { _id: id, total } = await newOrder();
      const { payment_intent } = await payByCard(customer.token, id);
      await holdEvents(id);
      await dashboardRefund(payment_intent, 1_000);
      const [, created] = await eventsOf(id);
      if (!created) return expect.fail('There is no event of the refund');
      const { event } = created;
      const events: Record<string, object> = {
        'refund.created': event,
        'refund.failed': { ...changed(event, { status: 'failed' }), type: 'refund.failed' },
      };
      for (const type of [...types, ...types]) {
        await expectStatus(await sendEvent(events[type] ?? {}), 200);
      }
      expect(await readOrder(customer.token, id)).toMatchObject({ paid: total, refunded: 0 });
      expect((await entriesOf(id)).map(({ kind }) => kind)).toEqual([
        'payment',
        'refund',
        'reversal',
      ]);
    },
  );

  it.each([-5_000, 0, 1.5, 'x', null, 1e20, 2 ** 53, '1000', [1_000], {}])(
    'with the amount %j are refused, and not booked',
    async (amount) => {
      const { _id: id, total } = await newOrder();
      const { payment_intent } = await payByCard(customer.token, id);
      const refund = { id: `re_${randomUUID()}`, currency: 'usd', payment_intent, amount };
      for (const type of ['refund.created', 'refund.updated', 'refund.failed']) {
        const response = await sendEvent({
          type,
          data: { object: { ...refund, status: 'failed' } },
        });
        const problem = await expectProblem(response, 400, 'validation');
        expect(problem.errors).toEqual({ amount: expect.any(String) });
      }
      expect(await readOrder(customer.token, id)).toMatchObject({ paid: total, refunded: 0 });
      expect(await entriesOf(id)).toHaveLength(1);
    },
  );

  it('of more than was paid are refused', async () => {
    const { _id: id, total } = await newOrder();
    const { payment_intent } = await payByCard(customer.token, id);
    const refund = { id: `re_${randomUUID()}`, currency: 'usd', payment_intent, amount: total + 1 };
    const response = await sendEvent({ type: 'refund.created', data: { object: refund } });
    expect((await expectProblem(response, 400, 'validation')).errors).toHaveProperty('amount');
    expect(await entriesOf(id)).toHaveLength(1);
  });

  const sendRefund = (payment_intent: unknown, amount: number, status = 'succeeded') => {
    const object = { id: `re_${randomUUID()}`, currency: 'usd', payment_intent, amount, status };
    return sendEvent({ type: 'refund.created', data: { object } });
  };

  it.each([
    ['one after another', false],
    ['at the same time', true],
  ])('of together more than was paid are refused, %s', async (_, isConcurrent) => {
    const { _id: id, total } = await newOrder();
    const { payment_intent } = await payByCard(customer.token, id);
    const amount = Math.floor(total / 3);
    const statuses: number[] = [];
    const refund = async () => statuses.push((await sendRefund(payment_intent, amount)).status);
    if (isConcurrent) await Promise.all([1, 2, 3, 4].map(refund));
    else for (let sent = 0; sent < 4; sent += 1) await refund();
    expect(statuses.toSorted()).toEqual([200, 200, 200, 400]);
    const refunded = 3 * amount;
    expect(await readOrder(customer.token, id)).toMatchObject({ paid: total - refunded, refunded });
  });

  it('are added up for each card payment, without those that failed', async () => {
    const { _id: id, total } = await newOrder();
    const transfer = await pay(admin.token, id, total - 1_000);
    const { payment_intent: small } = await payByCard(customer.token, id);
    await expectStatus(await sendReversal(admin.token, id, transfer.payment._id), 201);
    const { payment_intent: large } = await payByCard(customer.token, id);
    await expectStatus(await sendRefund(small, 1_000, 'failed'), 200);
    await expectStatus(await sendRefund(small, 1_000), 200);
    const problem = await expectProblem(await sendRefund(small, 1), 400, 'validation');
    expect(problem.errors).toEqual({ amount: 'Only $0.00 of the payment is left to refund' });
    await expectStatus(await sendRefund(large, total - 1_000), 200);
    expect(await readOrder(customer.token, id)).toMatchObject({ paid: 0, refunded: total });
  });

  it.each([
    { by: 'a/b', byEmail: '..', request: 'orders/1' },
    { by: 5, byEmail: {}, request: [] },
    { request: '__x__', orderId: '../../x' },
    { by: 'x', byEmail: 'x@y.example', request: 'a'.repeat(5_000) },
    null,
  ])(
    'with the metadata %j of another integration are booked as made at Stripe',
    async (metadata) => {
      const { _id: id, total } = await newOrder();
      const { payment_intent } = await payByCard(customer.token, id);
      const refund = { id: `re_${randomUUID()}`, currency: 'usd', payment_intent, amount: 100 };
      const object = { ...refund, metadata };
      await expectStatus(await sendEvent({ type: 'refund.created', data: { object } }), 200);
      expect((await entriesOf(id)).at(-1)).toMatchObject({ amount: -100, by: null });
      expect((await readOrder(customer.token, id)).paid).toBe(total - 100);
    },
  );

  it('with the copied metadata of a refund in the shop are booked as made at Stripe', async () => {
    const { _id: id, total } = await newOrder();
    const { payment_intent } = await payByCard(customer.token, id);
    const metadata = { by: admin.uid, byEmail: admin.email, request: randomUUID() };
    for (const amount of [100, 200]) {
      const refund = { id: `re_${randomUUID()}`, currency: 'usd', payment_intent, amount };
      const object = { ...refund, metadata };
      await expectStatus(await sendEvent({ type: 'refund.created', data: { object } }), 200);
    }
    expect((await entriesOf(id)).map(({ by }) => by)).toEqual([null, admin.uid, null]);
    expect((await readOrder(customer.token, id)).paid).toBe(total - 300);
  });

  it('are refused in another currency', async () => {
    const { _id: id } = await newOrder();
    const { payment_intent } = await payByCard(customer.token, id);
    await holdEvents(id);
    await dashboardRefund(payment_intent, 1_000);
    const [, created] = await eventsOf(id);
    const response = await sendEvent(changed(created?.event as never, { currency: 'eur' }));
    const problem = await expectProblem(response, 400, 'validation');
    expect(problem.errors).toEqual({ currency: 'The currency must be usd' });
    expect(await entriesOf(id)).toHaveLength(1);
  });
});

describe('events of another integration in the same Stripe account', () => {
  const session = {
    id: 'cs_live_other',
    payment_status: 'paid',
    payment_intent: 'pi_other',
    amount_total: 5_000,
    currency: 'eur',
  };
  const refund = { id: 're_other', amount: 5_000, currency: 'eur', status: 'succeeded' };

  it.each([
    ['checkout.session.completed', session],
    ['checkout.session.completed', { ...session, metadata: { orderId: '../../x' } }],
    ['checkout.session.completed', { ...session, metadata: { orderId: 5, user: {} } }],
    ['checkout.session.completed', { ...session, metadata: [], client_reference_id: 'a/b' }],
    ['checkout.session.completed', { ...session, client_reference_id: 'cart-17' }],
    ['checkout.session.completed', { ...session, payment_intent: null, mode: 'subscription' }],
    ['refund.created', { ...refund, payment_intent: 'pi_other' }],
    ['refund.created', { ...refund, payment_intent: 'pi_other', metadata: { request: 'a/b' } }],
    ['refund.failed', { ...refund, payment_intent: '../../x', status: 'failed' }],
    ['refund.updated', { ...refund, payment_intent: null }],
    ['refund.created', { ...refund, amount: 999_999_999_999, currency: 'idr' }],
  ])('are answered 200 and ignored: %s %j', async (type, object) => {
    await expectStatus(await sendEvent({ type, data: { object } }), 200);
    expect((await payments.doc(object.id).get()).exists).toBe(false);
  });
});

describe('a page to pay', () => {
  it('belongs to its order: the event of one order pays no other', async () => {
    const [one, other] = await Promise.all([newOrder(), newOrder()]);
    const url = await openCardPage(customer.token, one._id);
    await pressOn(url, 'pay');
    const [sent] = await eventsOf(one._id);
    const forged = changed(sent?.event as never, {
      client_reference_id: other._id,
      metadata: { orderId: other._id },
    });
    await expectStatus(await sendEvent(forged), 200);
    expect((await readOrder(customer.token, other._id)).paid).toBe(0);
    expect(await entriesOf(one._id)).toHaveLength(1);
  });
});
