import { beforeAll, describe, expect, it } from 'vitest';
import { orders, users } from '../collections.ts';
import type { Count } from '../contract/index.ts';
import { recordSignIn } from '../services/accounts/signIn.ts';
import { count } from '../services/ledger/counts.ts';
import {
  callerOf,
  registerAdmin,
  registerCustomer,
  registerVerified,
  type TestAccount,
} from '../testing/accounts.ts';
import { expectProblem, expectStatus, send } from '../testing/api.ts';
import { placeOrderOf } from '../testing/orders.ts';
import { createTool } from '../testing/tools.ts';
import { usageOf } from '../testing/usage.ts';

let admin: TestAccount;
let customer: TestAccount;

beforeAll(async () => {
  [admin, customer] = await Promise.all([registerAdmin(), registerCustomer()]);
});

const ask = async (query: string): Promise<number> =>
  (await expectStatus<Count>(await send('GET', `/counts?${query}`, admin), 200)).count;

describe('GET /counts', () => {
  it.each(['tools', 'orders', 'users'])('counts the %s', async (of) => {
    const account = await registerCustomer();
    await recordSignIn(callerOf(account));
    await placeOrderOf(account.token, await createTool());
    expect(await ask(`of=${of}`)).toBeGreaterThan(0);
  });

  it('counts the orders of a status, at most two seconds old', async () => {
    const toolId = await createTool();
    const { insertedId } = await placeOrderOf(customer.token, toolId);
    await expectStatus(await send('DELETE', `/order/${insertedId}`, customer), 200);
    const cancelled = (await orders.where('status', '==', 'cancelled').count().get()).data().count;
    // No test removes a cancelled order.
    await expect.poll(() => ask('of=orders&status=cancelled')).toBeGreaterThanOrEqual(cancelled);
    const all = (await count({ of: 'orders' })).count;
    expect((await count({ of: 'orders', filter: 'cancelled' })).count).toBeLessThan(all);
  });

  it('counts the admins among the users, by their profiles', async () => {
    const [{ email, uid }, other] = await Promise.all([registerVerified(), registerCustomer()]);
    await recordSignIn(callerOf(other));
    await expectStatus(await send('PUT', `/user/admin/${email}`, admin), 200);
    const { count: admins } = await count({ of: 'users', role: 'admin' });
    const { count: customers } = await count({ of: 'users', role: 'customer' });
    expect(admins).toBeGreaterThan(0);
    expect((await users.doc(uid).get()).data()?.role).toBe('admin');
    expect(await ask('of=users&role=admin')).toBeGreaterThan(0);
    expect((await count({ of: 'users' })).count).toBeGreaterThan(Math.max(admins, customers));
  });

  it('costs one read per thousand', async () => {
    let users = 0;
    const usage = await usageOf(async () => {
      users = (await count({ of: 'users', filter: 'placed' })).count;
    });
    expect(users).toBeGreaterThan(0);
    expect(usage).toEqual({ reads: Math.ceil(users / 1_000), writes: 0 });
  });

  it.each([
    ['', 'of', 'of must be one of: tools, orders, users'],
    ['of=reviews', 'of', 'of must be one of: tools, orders, users'],
    ['of=tools&of=users', 'of', 'of must be one of: tools, orders, users'],
    ['of=users&role=owner', 'role', 'role must be one of: admin, customer'],
    [
      'of=orders&status=lost',
      'status',
      'status must be one of: open, all, placed, confirmed, shipped, delivered, cancelled',
    ],
  ])('refuses ?%s', async (query, field, message) => {
    const problem = await expectProblem(
      await send('GET', `/counts?${query}`, admin),
      400,
      'validation',
    );
    expect(problem.errors).toEqual({ [field]: message });
  });

  it('is for admins', async () => {
    await expectProblem(await send('GET', '/counts?of=users'), 401, 'unauthenticated');
    await expectProblem(await send('GET', '/counts?of=users', customer), 403, 'forbidden');
  });
});
