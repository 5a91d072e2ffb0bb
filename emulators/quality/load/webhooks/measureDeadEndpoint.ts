import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { dayMs } from 'functions/contract';
import { registerAdmin, registerCustomer, type TestAccount } from 'functions/testing/api/accounts';
import { expectStatus, send } from 'functions/testing/api/api';
import { placeOrderOf } from 'functions/testing/orders/orders';
import { deliveries, mail, webhooks } from 'functions/testing/store/store';
import { createTool } from 'functions/testing/tools/tools';
import { measureRate, type Rate, rounded } from '../../bench/support/support.ts';
import type { TemporaryShop } from '../shop/temporaryShop.ts';

const load = { concurrency: 4, seconds: 20 };
const warmUp = { concurrency: 4, seconds: 5 };
const pauseMs = 500;

/** Calls may take this much longer at the median, which is what two such measurements differ by. */
const maxRatio = 1.25;

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await delay(pauseMs);
};

/** An endpoint that counts what it receives, and answers or not. */
const openEndpoint = async (answers: boolean) => {
  const received = new Set<string>();
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    received.add(String(request.headers['webhook-id']));
    if (answers) response.end('ok');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/erp`, received, requests: () => requests };
};

const addEndpoint = async ({ token }: TestAccount, url: string): Promise<string> => {
  const json = { name: 'ERP', url, events: ['order.placed'] };
  const response = await send('POST', '/webhook', { token, json });
  return (await expectStatus<{ insertedId: string }>(response, 201)).insertedId;
};

/** Deliveries that have failed once, and are due. */
const queueFor = async (webhookId: string, count: number): Promise<void> => {
  const now = new Date();
  const body = JSON.stringify({ type: 'order.placed', timestamp: now.toISOString(), data: {} });
  for (let done = 0; done < count; done += 250) {
    await Promise.all(
      Array.from({ length: Math.min(250, count - done) }, () => {
        const eventId = `bench_${randomUUID()}`;
        return deliveries.doc(`${webhookId}_${eventId}`).set({
          webhookId,
          eventId,
          type: 'order.placed',
          log: [],
          answer: '',
          eventAt: now,
          createdAt: now,
          body,
          delivery: {
            state: 'RETRY',
            attempts: 1,
            startTime: now,
            endTime: now,
            leaseExpireTime: null,
          },
          checkAt: now,
          attemptId: null,
          expireAt: new Date(now.getTime() + 30 * dayMs),
        });
      }),
    );
  }
};

/** Customers who order tools and read lists, several at a time. */
const openCustomers = async () => {
  const [customers, toolIds] = await Promise.all([
    Promise.all(Array.from({ length: 8 }, registerCustomer)),
    Promise.all(Array.from({ length: 8 }, () => createTool({ available: 1_000_000 }))),
  ]);
  /** The ids of all orders that were placed. */
  const placed: string[] = [];
  /** Every second call places an order, the others read lists. */
  const call = async (n: number): Promise<void> => {
    const { token } = customers[n % customers.length] as TestAccount;
    if (n % 2 === 1) {
      await expectStatus(await send('GET', '/tools?limit=24', { token }), 200);
      return;
    }
    const order = await placeOrderOf(token, toolIds[n % toolIds.length] ?? '');
    placed.push(order.insertedId);
  };
  return { placed, call };
};

const row = ({ perSecond, p50, p99 }: Rate) => ({
  'calls a second': rounded(perSecond),
  'p50, ms': rounded(p50),
  'p99, ms': rounded(p99),
});

/** Switches an endpoint off, as after three days without a delivery that arrived. */
const letFail = async (id: string): Promise<void> => {
  await webhooks.doc(id).update({ failingSince: new Date(Date.now() - 3 * dayMs - 1_000) });
  await until(async () => (await webhooks.doc(id).get()).data()?.status === 'off');
  const notice = mail.where('kind', '==', 'shop-webhook').where('delivery.state', '==', 'SUCCESS');
  await until(async () => !(await notice.limit(1).get()).empty);
};

/**
 * Measures the calls of a shop before, while and after deliveries wait for an endpoint that does not
 * answer. Resolves to whether they were not slower meanwhile, although each order arrived at another
 * endpoint.
 */
export const measureDeadEndpoint = async (
  shop: Pick<TemporaryShop, 'isSettled'>,
  waiting: number,
): Promise<boolean> => {
  const [admin, { placed, call }] = [await registerAdmin(), await openCustomers()];
  const measure = async (): Promise<Rate> => {
    await until(async () => shop.isSettled());
    return measureRate(call, load);
  };

  const [living, dead] = [await openEndpoint(true), await openEndpoint(false)];
  await addEndpoint(admin, living.url);
  await measureRate(call, warmUp);
  const before = await measure();

  const deadId = await addEndpoint(admin, dead.url);
  await queueFor(deadId, waiting);
  await until(async () => dead.requests() > 0);
  const meanwhile = await measure();
  await until(async () => placed.every((id) => living.received.has(`order_${id}_0`)));
  const underWay = deliveries.where('webhookId', '==', deadId).where('checkAt', '!=', null);
  const { count: left } = (await underWay.count().get()).data();
  await letFail(deadId);
  const afterwards = await measure();

  const ratio = meanwhile.p50 / ((before.p50 + afterwards.p50) / 2);
  console.table({ before: row(before), meanwhile: row(meanwhile), afterwards: row(afterwards) });
  console.log(
    `${left} deliveries still waited for the endpoint that does not answer, when all ${placed.length} orders had arrived at the other one. A call took ${ratio.toFixed(2)} times as long (goal: at most ${maxRatio}). The endpoint was switched off, with a mail.`,
  );
  return ratio <= maxRatio && left > 0;
};
