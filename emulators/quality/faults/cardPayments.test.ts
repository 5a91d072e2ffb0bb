import { randomUUID } from 'node:crypto';
import { status } from '@grpc/grpc-js';
import { dayOf, usualTimeZone } from 'functions/contract';
import { checkConsistency } from 'functions/operations';
import { registerAdmin, registerCustomer, type TestAccount } from 'functions/testing/api/accounts';
import { expectStatus, send } from 'functions/testing/api/api';
import { entriesOf, pressOn, sendCard } from 'functions/testing/orders/cards';
import { orders, readDocument } from 'functions/testing/store/store';
import { createTool } from 'functions/testing/tools/tools';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startApi } from './support/api.ts';
import { startCards } from './support/cards.ts';
import { cancelWithRetries, orderWithRetries, retryWhileUnavailable } from './support/customer.ts';
import { noFault, startFaultyShop } from './support/faultyShop.ts';
import type { Fault, FaultPolicy } from './support/servers/firestoreProxy.ts';

let admin: TestAccount;
let customer: TestAccount;
let toolId: string;

beforeAll(async () => {
  const stop = await startCards();
  [admin, customer, toolId] = await Promise.all([
    registerAdmin(),
    registerCustomer(),
    createTool({ available: 1_000 }),
  ]);
  return stop;
});

/** Opens a page to pay an order, with retries, and pays. */
const pay = async (orderId: string, onFailure: () => void = () => {}): Promise<void> => {
  const open = () => sendCard(customer.token, orderId);
  const response = await retryWhileUnavailable(open, onFailure);
  const { url } = await expectStatus<{ url: string }>(response, 200);
  await pressOn(url, 'pay');
};

const refund = (orderId: string, amount: number, key: string): Promise<Response> => {
  const receivedAt = dayOf(new Date(), usualTimeZone);
  const json = { amount, method: 'card', receivedAt };
  const headers = { 'Idempotency-Key': key };
  return send('POST', `/order/${orderId}/refunds`, { token: admin.token, json, headers });
};

/** Waits until the events of an order have been booked, and expects each of them once. */
const expectEntries = async (orderId: string, kinds: string[]): Promise<void> => {
  await expect.poll(async () => (await entriesOf(orderId)).length).toBe(kinds.length);
  const entries = await entriesOf(orderId);
  expect(entries.map(({ kind }) => kind)).toEqual(kinds);
  const order = await readDocument(orders.doc(orderId));
  expect(order?.paid).toBe(entries.reduce((sum, { amount }) => sum + amount, 0));
};

const expectConsistentShop = async () => expect((await checkConsistency()).problems).toEqual([]);

// The API does not retry after this status, so its calls fail at once.
const lostAnswer: Fault = { status: status.INTERNAL, lost: 'response' };
const lostRequest: Fault = { status: status.INTERNAL, lost: 'request' };

const onCommits =
  (fault: Fault): FaultPolicy =>
  (method) =>
    method === 'Commit' ? fault : undefined;

describe('The API, killed while customers pay by card', () => {
  it('books each payment once', async () => {
    const api = await startApi();
    onTestFinished(api.close);
    const ids: string[] = [];
    for (let count = 0; count < 6; count++) ids.push(await orderWithRetries(customer, [toolId]));
    let paid = 0;
    const payAndCount = async (id: string) => {
      await pay(id);
      paid += 1;
    };
    const killTwice = async () => {
      for (const enough of [1, 4]) {
        await expect.poll(() => paid, { interval: 5 }).toBeGreaterThanOrEqual(enough);
        await api.killAndRestart();
      }
    };
    await Promise.all([...ids.map(payAndCount), killTwice()]);
    for (const id of ids) await expectEntries(id, ['payment']);
    await expectConsistentShop();
  });
});

describe.each([
  ['requests', lostRequest],
  ['answers', lostAnswer],
])('A store that loses the %s of all commits', (_, fault) => {
  it('delays a payment, and loses and duplicates nothing', async () => {
    const shop = await startFaultyShop();
    onTestFinished(shop.close);
    const id = await orderWithRetries(customer, [toolId]);
    const { url } = await expectStatus<{ url: string }>(await sendCard(customer.token, id), 200);
    shop.faultOf = onCommits(fault);
    await pressOn(url, 'pay');
    shop.faultOf = noFault;
    await expectEntries(id, ['payment']);
    await expectConsistentShop();
  });

  it('does not refund twice: the event or a retry books what Stripe has refunded', async () => {
    const shop = await startFaultyShop();
    onTestFinished(shop.close);
    const id = await orderWithRetries(customer, [toolId]);
    await pay(id);
    await expectEntries(id, ['payment']);
    await cancelWithRetries(customer, id);
    const { total = 0 } = (await readDocument(orders.doc(id))) ?? {};
    const key = randomUUID();
    shop.faultOf = onCommits(fault);
    const first = await refund(id, total, key);
    expect([201, 500]).toContain(first.status);
    shop.faultOf = noFault;
    await expectEntries(id, ['payment', 'refund']);
    await expectStatus(await refund(id, total, key), 201);
    await expectEntries(id, ['payment', 'refund']);
    await expectConsistentShop();
  });
});
