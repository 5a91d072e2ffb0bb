import { describe, expect, it } from 'vitest';
import { type TaskKind, type Tasks, taskKinds } from '../../contract/index.ts';
import { readTasks } from '../../services/reports/tasks.ts';
import { callerOf, registerShoppers } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { askReturn, deliveredOrderOfTools, moveReturn } from '../../testing/orders/returns.ts';
import { storeOrder } from '../../testing/orders/storedOrders.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { usageOf } from '../../testing/usage/usage.ts';

const { customer, admin } = await registerShoppers();

const countsNow = async (): Promise<Tasks['counts']> =>
  (await expectStatus<Tasks>(await send('GET', '/tasks', { token: admin.token }), 200)).counts;

const longAgo = new Date(2_000);

const returnOf = async () => {
  const { id, tools } = await deliveredOrderOfTools(customer.token, admin.token, 1);
  return askReturn(customer.token, id, { lines: [{ toolId: tools[0], quantity: 1 }] });
};

const additions: [TaskKind, () => Promise<unknown>][] = [
  ['toConfirm', () => storeOrder({ status: 'placed' })],
  ['toShip', () => storeOrder({ status: 'confirmed', createdAt: longAgo })],
  ['late', () => storeOrder({ status: 'placed', createdAt: longAgo })],
  ['returnsToDecide', returnOf],
  [
    'returnsToReceive',
    async () => moveReturn(admin.token, (await returnOf())._id, { to: 'approved' }),
  ],
  ['inquiries', () => send('POST', '/inquiry', { json: { email: customer.email } })],
  ['lowStock', () => createTool({ available: 0 })],
  ['withoutFamily', () => createTool()],
];

describe('GET /tasks', () => {
  it.each(additions)('counts %s', async (kind, add) => {
    await add();
    expect((await countsNow())[kind]).toBeGreaterThan(0);
  });

  it('costs a read for each kind that is not counted in the index, and one more per 1,000 of it', async () => {
    // Loads the index of the search.
    await readTasks(callerOf(admin, true));
    let tasks: Tasks | undefined;
    const usage = await usageOf(async () => {
      tasks = await readTasks(callerOf(admin, true));
    });
    const counts = Object.entries(tasks?.counts ?? {});
    expect(counts).toHaveLength(taskKinds.length);
    const reads = counts
      .filter(([kind]) => !kind.startsWith('without'))
      .reduce((sum, [, count]) => sum + Math.max(1, Math.ceil(count / 1_000)), 0);
    expect(usage.writes).toBe(0);
    // The settings are read at most once a minute, the changes of the index every few seconds.
    expect(usage.reads - reads).toBeGreaterThanOrEqual(0);
    expect(usage.reads - reads).toBeLessThanOrEqual(2);
  });

  it('is for admins', async () => {
    await expectProblem(await send('GET', '/tasks'), 401, 'unauthenticated');
    await expectProblem(await send('GET', '/tasks', { token: customer.token }), 403, 'forbidden');
  });
});
