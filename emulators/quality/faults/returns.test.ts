/** Returns and guarantee claims, when Firestore fails and when the process is killed. */
import { registerAdmin, registerCustomer, type TestAccount } from 'functions/testing/api/accounts';
import { createTool } from 'functions/testing/tools/tools';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atCommits, killAtCommit, killsOf } from './support/commits.ts';
import { stock } from './support/expectConsistent.ts';
import { faults } from './support/faults.ts';
import { type FaultyShop, noFault, startFaultyShop } from './support/faultyShop.ts';
import { expectPaid } from './support/money.ts';
import { expectReturned, handleReturns } from './support/returns.ts';
import type { Handling } from './support/steps.ts';

let shop: FaultyShop;
let admin: TestAccount;
let toolIds: readonly [string, string];

beforeAll(async () => {
  shop = await startFaultyShop();
  return shop.close;
});

beforeEach(async () => {
  shop.faultOf = noFault;
  admin = await registerAdmin();
  const create = () => createTool({ available: stock });
  toolIds = await Promise.all([create(), create()]);
});

/** Takes each step of returns and claims after `prepare`, and checks the order and its money. */
const handleAll = async (prepare: () => () => Promise<void>): Promise<void> => {
  const during: Handling['during'] = async (act) => {
    const end = prepare();
    const result = await act();
    await end();
    return result;
  };
  const customer = await registerCustomer();
  const id = await handleReturns({ customer, admin, toolIds, during });
  await expectReturned(toolIds, [id]);
  await expectPaid(id, 0);
};

it.each(faults)('a commit that fails with %s is made once', (_, fault) =>
  handleAll(() => {
    atCommits(shop, [1, 2], () => fault);
    return async () => {
      shop.faultOf = noFault;
    };
  }),
);

it.each(['request', 'response'] as const)(
  'a process that is killed with the %s of a commit counts, credits and replaces once',
  (lost) => handleAll(() => killAtCommit(shop, 1, lost)),
);

describe('The API, killed while customers return and claim', () => {
  it('settles each return once after all have retried with their keys', async () => {
    const { onFailure, during } = killsOf(shop);
    const handle = async (): Promise<string> =>
      handleReturns({
        customer: await registerCustomer(),
        admin,
        toolIds,
        during: (act) => act(),
        onFailure,
      });
    const ids = await during(Promise.all(Array.from({ length: 6 }, handle)));
    expect(new Set(ids).size).toBe(6);
    await expectReturned(toolIds, ids);
    await Promise.all(ids.map((id) => expectPaid(id, 0)));
  });
});
