import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { beforeAll, expect, it } from 'vitest';
import {
  callerOf,
  registerAdmin,
  registerCustomer,
  type SignedInCaller,
} from '../../testing/api/accounts.ts';
import {
  eventsOf,
  holdEvents,
  payByCard,
  pressOn,
  readOrder,
  sessionOf,
  stripeOfSuite,
} from '../../testing/orders/cards.ts';
import { advanceOrder, placeOrderOf } from '../../testing/orders/orders.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { keepCaches, usageOf } from '../../testing/usage/usage.ts';
import { payTogetherByCard } from '../billing/jointCardPayments.ts';
import { recordCardPayment } from '../ordering/booking/cardPayments.ts';
import { cancelOrder } from '../ordering/status/cancelOrder.ts';
import { openCardCheckout } from './cardCheckout.ts';
import { recordCardDispute } from './cardDisputes.ts';
import { recordCardRefund } from './cardRefunds.ts';
import { refundCard } from './refundCard.ts';

let customer: SignedInCaller;
let admin: SignedInCaller;
let token: string;
let adminToken: string;

beforeAll(async () => {
  const [buyer, seller] = await Promise.all([registerCustomer(), registerAdmin()]);
  customer = callerOf(buyer);
  admin = callerOf(seller, true);
  [token, adminToken] = [buyer.token, seller.token];
});

keepCaches();

it('a card payment and its refund read and write what callCosts.ts says', async () => {
  const toolId = await createTool();
  const { _id: id, total } = (await placeOrderOf(customer.token, toolId)).order;
  const access = stripeOfSuite();
  const shop = { access, origin: 'http://127.0.0.1' };
  let url = '';
  const open = async () => {
    ({ url } = await openCardCheckout(id, customer, shop));
  };
  expect(await usageOf(open)).toEqual({ reads: 3, writes: 2 });
  expect(await usageOf(open)).toEqual({ reads: 4, writes: 2 });

  await holdEvents(id);
  await pressOn(url, 'pay');
  const [paid] = await eventsOf(id);
  const session = paid?.event.data.object as Stripe.Checkout.Session;
  const pay = () => recordCardPayment(session);
  expect(await usageOf(pay)).toEqual({ reads: 3, writes: 5 });
  expect(await usageOf(pay)).toEqual({ reads: 3, writes: 0 });

  await cancelOrder(id, customer);
  const key = randomUUID();
  const refund = () => refundCard(id, { key, input: { amount: total } }, admin, access);
  expect(await usageOf(refund)).toEqual({ reads: 7, writes: 6 });
  expect(await usageOf(refund)).toEqual({ reads: 1, writes: 0 });
  const [, refunded] = await eventsOf(id);
  const report = () => recordCardRefund(refunded?.event.data.object as Stripe.Refund, randomUUID());
  expect(await usageOf(report)).toEqual({ reads: 3, writes: 0 });
});

it('a card payment of several orders reads and writes what callCosts.ts says', async () => {
  const toolId = await createTool();
  const placed = await Promise.all([1, 2].map(() => placeOrderOf(token, toolId)));
  const ids = placed.map(({ order }) => order._id);
  for (const id of ids) await advanceOrder(adminToken, id, 'confirmed');
  const orders = await Promise.all(ids.map((id) => readOrder(token, id)));
  const numbers = orders.map(({ invoiceNumber }) => String(invoiceNumber));
  const shop = { access: stripeOfSuite(), origin: 'http://127.0.0.1' };
  let url = '';
  const open = async () => {
    ({ url } = await payTogetherByCard(numbers, customer, shop));
  };
  expect(await usageOf(open)).toEqual({ reads: 7, writes: 3 });
  expect(await usageOf(open)).toEqual({ reads: 9, writes: 3 });
  await holdEvents(String(ids[0]));
  await holdEvents(String(ids[1]));
  await pressOn(url, 'pay');
  const session = await sessionOf(url);
  const pay = () => recordCardPayment(session);
  expect(await usageOf(pay)).toEqual({ reads: 4, writes: 10 });
  expect(await usageOf(pay)).toEqual({ reads: 4, writes: 0 });
});

it('a dispute reads and writes what callCosts.ts says', async () => {
  const toolId = await createTool();
  const { _id: id } = (await placeOrderOf(customer.token, toolId)).order;
  const { payment_intent } = await payByCard(customer.token, id);
  const dispute = { id: `du_${randomUUID()}`, amount: 100, currency: 'usd', status: 'lost' };
  const report = {
    dispute: { ...dispute, payment_intent },
    funds: 'withdrawn',
    created: 1,
  } as const;
  const show = () => recordCardDispute(report, randomUUID());
  expect(await usageOf(show)).toEqual({ reads: 2, writes: 3 });
  expect(await usageOf(show)).toEqual({ reads: 2, writes: 0 });
});
