import { randomUUID } from 'node:crypto';
import { status } from '@grpc/grpc-js';
import { stripeEnv } from '@tools-hub/kit/sdkEnv';
import { expectStatus } from 'functions/testing/api/api';
import { entriesOf, sendEvent } from 'functions/testing/orders/cards';
import { newBuyer, placePrepaid } from 'functions/testing/orders/prepaidOrders';
import { cardSessions } from 'functions/testing/store/store';
import { createTool } from 'functions/testing/tools/tools';
import { beforeAll, expect, it } from 'vitest';
import { retryWhileUnavailable } from './support/customer.ts';
import { expectConsistent, stock } from './support/expectConsistent.ts';
import { type FaultyShop, noFault, startFaultyShop } from './support/faultyShop.ts';
import { expectPaid } from './support/money.ts';
import type { Fault } from './support/servers/firestoreProxy.ts';

const total = 9995;

let shop: FaultyShop;

beforeAll(async () => {
  // The webhook needs the keys of Stripe, but does not call it.
  Object.assign(process.env, stripeEnv({ stripe: '127.0.0.1:9' }));
  shop = await startFaultyShop();
  return shop.close;
});

/** A prepaid order whose session of the shop is paid at Stripe, and the event of it. */
const paidAtStripe = async (toolId: string) => {
  const buyer = newBuyer();
  const orderId = await placePrepaid(buyer, toolId);
  const id = `cs_test_${randomUUID()}`;
  const customer = { payerId: buyer.uid, userId: buyer.uid };
  const parts = [{ orderId, amount: total }];
  const record = { ...customer, parts, amount: total, currency: 'USD' } as const;
  await cardSessions.doc(id).create({ ...record, createdAt: new Date() });
  const payment = { payment_intent: `pi_${randomUUID()}`, payment_status: 'paid' };
  const session = { id, amount_total: total, currency: 'usd', ...payment };
  const event = {
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: session },
  };
  return { buyer, orderId, event };
};

/** Kills the API when it commits, and resolves when it runs again. */
const killAtCommit = (lost: Fault['lost']): Promise<void> =>
  new Promise((resolve, reject) => {
    let isKilled = false;
    shop.faultOf = (method) => {
      if (method !== 'Commit') return undefined;
      if (!isKilled) shop.killAndRestart().then(resolve, reject);
      isKilled = true;
      return { status: status.UNAVAILABLE, lost };
    };
  });

it.each([
  ['before its commit arrives', 'request'],
  ['before it learns that its commit has succeeded', 'response'],
] as const)('A payment by card is booked once when the API is killed %s', async (_, lost) => {
  const toolId = await createTool({ available: stock });
  const { buyer, orderId, event } = await paidAtStripe(toolId);
  const restarted = killAtCommit(lost);
  await expect(sendEvent(event)).rejects.toThrow('fetch failed');
  await restarted;
  shop.faultOf = noFault;
  expect(await entriesOf(orderId)).toHaveLength(lost === 'request' ? 0 : 1);
  // Stripe sends an event again until it gets an answer, and sometimes also afterwards.
  for (const _again of [1, 2]) {
    await expectStatus(
      await retryWhileUnavailable(
        () => sendEvent(event),
        () => {},
      ),
      200,
    );
  }
  expect(await entriesOf(orderId)).toMatchObject([{ kind: 'payment', amount: total }]);
  await expectPaid(orderId, total);
  await expectConsistent([toolId], [buyer], { placed: [orderId] });
});
