/** The steps of an order and of its returns, when Firestore fails and when the process is killed. */
import { registerAdmin, registerCustomer, type TestAccount } from 'functions/testing/api/accounts';
import { createTool } from 'functions/testing/tools/tools';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atCommits, killAtCommit, killsOf } from './support/commits.ts';
import { stock } from './support/expectConsistent.ts';
import { faults } from './support/faults.ts';
import { type FaultyShop, noFault, startFaultyShop } from './support/faultyShop.ts';
import { expectPaid } from './support/money.ts';
import { expectHandled, handleInParts } from './support/parts.ts';
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

describe.each([
  { of: 'An order in parts', handle: handleInParts, expectOnce: expectHandled },
  { of: 'Returns and guarantee claims', handle: handleReturns, expectOnce: expectReturned },
])('$of', ({ handle, expectOnce }) => {
  /** Takes each step after `prepare`, and checks the order and its customer's money. */
  const handleAll = async (prepare: () => () => Promise<void>): Promise<void> => {
    const during: Handling['during'] = async (act) => {
      const end = prepare();
      const result = await act();
      await end();
      return result;
    };
    const customer = await registerCustomer();
    const id = await handle({ customer, admin, toolIds, during });
    await expectOnce(toolIds, [id]);
    await expectPaid(id, 0);
  };

  it.each(faults)('make each commit once that fails with %s', (_, fault) =>
    handleAll(() => {
      atCommits(shop, [1, 2], () => fault);
      return async () => {
        shop.faultOf = noFault;
      };
    }),
  );

  it.each(['request', 'response'] as const)(
    'take each step once when the process is killed with the %s of a commit',
    (lost) => handleAll(() => killAtCommit(shop, 1, lost)),
  );

  it('take each step once when the API is killed again and again, and all retry with their keys', async () => {
    const { onFailure, during } = killsOf(shop);
    const handleOne = async (): Promise<string> =>
      handle({
        customer: await registerCustomer(),
        admin,
        toolIds,
        during: (act) => act(),
        onFailure,
      });
    const ids = await during(Promise.all(Array.from({ length: 6 }, handleOne)));
    expect(new Set(ids).size).toBe(6);
    await expectOnce(toolIds, ids);
    await Promise.all(ids.map((id) => expectPaid(id, 0)));
  });
});
