/** Orders that share commits, when Firestore fails and when the process is killed. */
import { registerCustomer, type TestAccount } from 'functions/testing/api/accounts';
import { createTool } from 'functions/testing/tools/tools';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atCommits, killAtCommit } from './support/commits.ts';
import { orderWithRetries } from './support/customer.ts';
import { expectConsistent, stock } from './support/expectConsistent.ts';
import { faults } from './support/faults.ts';
import { type FaultyShop, noFault, startFaultyShop } from './support/faultyShop.ts';
import type { Fault } from './support/servers/firestoreProxy.ts';

let shop: FaultyShop;
let customers: TestAccount[];
let toolId: string;

beforeAll(async () => {
  shop = await startFaultyShop();
  return shop.close;
});

beforeEach(async () => {
  shop.faultOf = noFault;
  customers = await Promise.all(Array.from({ length: 8 }, () => registerCustomer()));
  toolId = await createTool({ available: stock });
});

/** Lets all customers order the same tool at the same time, the first one twice. */
const orderAll = async (): Promise<void> => {
  const [first] = customers;
  const all = first ? [...customers, first] : [];
  const ordering = all.map((one) => orderWithRetries(one, [toolId]));
  const placed = await Promise.all(ordering);
  shop.faultOf = noFault;
  expect(new Set(placed).size).toBe(all.length);
  await expectConsistent([toolId], customers, { placed });
};

/** The commits of the first order, of those that wait for it, and of their retries. */
const numbers = [1, 2, 3] as const;

describe('Orders of a tool at the same time', () => {
  it('are placed in fewer commits', async () => {
    let commits = 0;
    shop.faultOf = (method) => {
      if (method === 'Commit') commits += 1;
      return undefined;
    };
    await orderAll();
    // Each has another one, of its retry, which fails as the order exists.
    expect(commits).toBeLessThan(2 * (customers.length + 1));
  });

  it.each(faults)('are placed once when each commit fails twice with %s', async (_, fault) => {
    atCommits(shop, [1, 2, 4, 5], () => fault);
    await orderAll();
  });

  const kills = numbers.flatMap((number) =>
    (['request', 'response'] as const).map((lost): [number, Fault['lost']] => [number, lost]),
  );

  it.each(kills)(
    'are placed once when the process is killed at commit %d with its %s',
    async (number, lost) => {
      const restarted = killAtCommit(shop, number, lost);
      await orderAll();
      await restarted();
    },
  );
});
