import { registerAdmin, registerCustomer, type TestAccount } from 'functions/testing/api/accounts';
import { createTool } from 'functions/testing/tools/tools';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startApi } from './support/api.ts';
import {
  cancelWithRetries,
  moveWithRetries,
  orderWithRetries,
  regularSteps,
} from './support/customer.ts';
import { type ExpectedOrders, expectConsistent, stock } from './support/expectConsistent.ts';

const customerCount = 10;
const ordersEach = 6;
const kills = 4;

/** Kills the process several times, each time after some more orders were confirmed. */
const killRepeatedly = async (
  { killAndRestart }: { killAndRestart: () => Promise<void> },
  confirmed: string[],
) => {
  for (let kill = 1; kill <= kills; kill++) {
    const enough = (kill * customerCount * ordersEach) / (kills + 2);
    await expect.poll(() => confirmed.length, { interval: 5 }).toBeGreaterThan(enough);
    await killAndRestart();
  }
};

describe('The API, killed while customers order and admins handle the orders', () => {
  it('loses and duplicates nothing after they have retried with their keys', async () => {
    const api = await startApi();
    onTestFinished(api.close);
    const admins = await Promise.all([registerAdmin(), registerAdmin()]);
    const customers = await Promise.all(
      Array.from({ length: customerCount }, () => registerCustomer()),
    );
    const toolIds = await Promise.all([0, 1, 2].map(() => createTool({ available: stock })));
    const confirmed: string[] = [];
    const expected: Required<Omit<ExpectedOrders, 'confirmed'>> = {
      placed: [],
      delivered: [],
      cancelled: [],
    };
    let failures = 0;
    const onFailure = () => {
      failures += 1;
    };
    const deliver = async (id: string) => {
      for (const [index, step] of regularSteps.entries()) {
        await moveWithRetries(admins[index % 2 ? 1 : 0], id, step, onFailure);
      }
      expected.delivered.push(id);
    };
    const cancel = async (customer: TestAccount, id: string) => {
      await cancelWithRetries(customer, id, onFailure);
      expected.cancelled.push(id);
    };
    const buy = async (customer: TestAccount) => {
      for (let count = 0; count < ordersEach; count++) {
        const id = await orderWithRetries(customer, toolIds, onFailure);
        confirmed.push(id);
        if (count % 3 === 0) await cancel(customer, id);
        else if (count % 3 === 1) await deliver(id);
        else expected.placed.push(id);
      }
    };
    await Promise.all([...customers.map(buy), killRepeatedly(api, confirmed)]);
    expect(failures, 'no request was running when the API was killed').toBeGreaterThan(0);
    await expectConsistent(toolIds, customers, expected);
  });
});
