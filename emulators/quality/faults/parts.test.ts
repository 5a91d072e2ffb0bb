/** An order in parts, when Firestore fails and when the process is killed. */
import { registerAdmin, registerCustomer, type TestAccount } from 'functions/testing/api/accounts';
import { createTool } from 'functions/testing/tools/tools';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atCommits, killAtCommit, killsOf } from './support/commits.ts';
import { stock } from './support/expectConsistent.ts';
import { faults } from './support/faults.ts';
import { type FaultyShop, noFault, startFaultyShop } from './support/faultyShop.ts';
import { expectPaid } from './support/money.ts';
import { expectHandled, handleInParts } from './support/parts.ts';
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

/** Takes each step of an order after `prepare`, and checks the order and its customer's money. */
const handleAll = async (prepare: () => () => Promise<void>): Promise<void> => {
  const during: Handling['during'] = async (act) => {
    const end = prepare();
    const result = await act();
    await end();
    return result;
  };
  const customer = await registerCustomer();
  const id = await handleInParts({ customer, admin, toolIds, during });
  await expectHandled(toolIds, [id]);
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
  'a process that is killed with the %s of a commit counts, bills and mails each step once',
  (lost) => handleAll(() => killAtCommit(shop, 1, lost)),
);

describe('The API, killed while staff ship, cancel and credit in parts', () => {
  it('takes each step once after they have retried with their keys', async () => {
    const { onFailure, during } = killsOf(shop);
    const handle = async (): Promise<string> =>
      handleInParts({
        customer: await registerCustomer(),
        admin,
        toolIds,
        during: (act) => act(),
        onFailure,
      });
    const ids = await during(Promise.all(Array.from({ length: 6 }, handle)));
    expect(new Set(ids).size).toBe(6);
    await expectHandled(toolIds, ids);
    await Promise.all(ids.map((id) => expectPaid(id, 0)));
  });
});
