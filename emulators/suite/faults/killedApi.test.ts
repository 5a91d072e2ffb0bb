import { registerCustomer, type TestAccount } from 'functions/testing/accounts';
import { createTool } from 'functions/testing/tools';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startApi } from './support/api.ts';
import { cancelWithRetries, orderWithRetries } from './support/customer.ts';
import { expectConsistent, stock } from './support/expectConsistent.ts';

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

describe('The API, killed while customers order and cancel', () => {
  it('loses and duplicates nothing after they have retried with their keys', async () => {
    const api = await startApi();
    onTestFinished(api.close);
    const customers = await Promise.all(
      Array.from({ length: customerCount }, () => registerCustomer()),
    );
    const toolId = await createTool({ available: stock });
    const confirmed: string[] = [];
    const cancelled: string[] = [];
    let failures = 0;
    const onFailure = () => {
      failures += 1;
    };
    const buy = async (customer: TestAccount) => {
      for (let count = 0; count < ordersEach; count++) {
        const id = await orderWithRetries(customer, toolId, onFailure);
        confirmed.push(id);
        if (count % 3 > 0) continue;
        await cancelWithRetries(customer, id, onFailure);
        cancelled.push(id);
      }
    };
    await Promise.all([...customers.map(buy), killRepeatedly(api, confirmed)]);
    expect(failures, 'no request was running when the API was killed').toBeGreaterThan(0);
    const placed = confirmed.filter((id) => !cancelled.includes(id));
    await expectConsistent(toolId, customers, { placed, cancelled });
  });
});
