/** Responses to requests whose entries another instance books at the same time. */
import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { PaymentInput, RecordedPayment } from '../../contract/index.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { orders } from '../../store/collections/collections.ts';
import { db } from '../../store/collections/firebase.ts';
import {
  callerOf,
  registerAdmin,
  registerCustomer,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { expectStatus } from '../../testing/api/api.ts';
import {
  eventsOf,
  holdEvents,
  openDashboard,
  payByCard,
  releaseEvents,
} from '../../testing/orders/cards.ts';
import { placeOrderOf } from '../../testing/orders/orders.ts';
import { paymentBody, sendPayment, sendReversal } from '../../testing/orders/payments.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { recordCardRefund } from './cardRefunds.ts';
import { recordPayment, reversePayment } from './recordPayments.ts';

let customer: TestAccount;
let boss: TestAccount;
let admin: Caller;

beforeAll(async () => {
  [customer, boss] = await Promise.all([registerCustomer(), registerAdmin()]);
  admin = callerOf(boss, true);
});

const newOrder = async () => (await placeOrderOf(customer.token, await createTool())).order;

/** Does something after this process has read an order for the first time, before it goes on. */
const afterReadingOrder = (id: string, work: () => Promise<unknown>) => {
  const { path } = orders.doc(id);
  const getAll = db.getAll.bind(db);
  let isDone = false;
  const spy = vi.spyOn(db, 'getAll').mockImplementation(async (...references) => {
    const snapshots = await getAll(...references);
    if (!isDone && snapshots.some(({ ref }) => ref.path === path)) {
      isDone = true;
      await work();
    }
    return snapshots;
  });
  onTestFinished(() => spy.mockRestore());
};

const sumsOf = ({ payment, order }: RecordedPayment) => ({
  amount: payment.amount,
  paid: order.paid,
  refunded: order.refunded,
});

it('a payment is answered with the order after it', async () => {
  const { _id: id, total } = await newOrder();
  const key = randomUUID();
  const input = paymentBody(total) as PaymentInput & { method: 'bank-transfer' };
  const record = () => recordPayment(id, { input, key }, admin);
  afterReadingOrder(id, record);
  const recorded = await record();
  expect(sumsOf(recorded)).toEqual({ amount: total, paid: total, refunded: 0 });
});

it('a reversal is answered with the order after it', async () => {
  const { _id: id, total } = await newOrder();
  const { payment } = await expectStatus<RecordedPayment>(
    await sendPayment(boss.token, id, total),
    201,
  );
  const reason = 'Booked on the wrong order';
  afterReadingOrder(id, async () =>
    expectStatus(await sendReversal(boss.token, id, payment._id, reason), 201),
  );
  const recorded = await reversePayment({ id, payment: payment._id }, { reason }, admin);
  expect(sumsOf(recorded)).toEqual({ amount: -total, paid: 0, refunded: 0 });
});

it('a refund of a card is answered with the order after it', async () => {
  const { _id: id, total } = await newOrder();
  const { payment_intent: paymentIntent } = await payByCard(customer.token, id);
  await holdEvents(id);
  await (await openDashboard()).refunds.create({ payment_intent: String(paymentIntent) });
  const event = (await eventsOf(id)).at(-1)?.event;
  afterReadingOrder(id, () => releaseEvents(id));
  const recorded = await recordCardRefund(event?.data.object as Stripe.Refund, randomUUID());
  expect(sumsOf(recorded)).toEqual({ amount: -total, paid: 0, refunded: total });
});
