import { describe, expect, it } from 'vitest';
import {
  type Count,
  isoIn,
  type Order,
  type OrderReturn,
  returnColumns,
  type Tasks,
} from '../../contract/index.ts';
import { registerShoppers } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { liveOrderWhen } from '../../testing/background/live.ts';
import { askReturn, deliveredOrderOfTools, moveReturn } from '../../testing/orders/returns.ts';
import { timeZone } from '../../testing/orders/shopDays.ts';
import { exportTable, recordsOf } from '../../testing/tools/tables.ts';

const { customer, admin } = await registerShoppers();

const asked = async (count = 1) => {
  const { id, number, tools } = await deliveredOrderOfTools(customer.token, admin.token, count);
  const lines = tools.map((toolId) => ({ toolId, quantity: 2, reason: 'Loose; =1' }));
  return { number, tools, found: await askReturn(customer.token, id, { lines }) };
};

const read = async <Answer>(path: string): Promise<Answer> =>
  expectStatus<Answer>(await send('GET', path, { token: admin.token }), 200);

const idsOf = async (query: string): Promise<string[]> =>
  (await read<OrderReturn[]>(`/returns?${query}`)).map(({ _id }) => _id);

const countOf = async (query: string): Promise<number> =>
  (await read<Count>(`/counts?of=returns&${query}`)).count;

describe('GET /returns', () => {
  it('lists them by status, and finds them by number', async () => {
    const { number, tools, found } = await asked();
    expect(await idsOf('status=requested')).toContain(found._id);
    expect(await idsOf('status=awaited')).not.toContain(found._id);
    expect(await idsOf(`status=received&q=${number}`)).toEqual([found._id]);
    expect(await idsOf(`status=received&q=${found.number}`)).toEqual([found._id]);
    const lines = [{ toolId: tools[0], quantity: 1 }];
    const second = await askReturn(customer.token, found.orderId, { lines });
    expect(await idsOf(`q=${found.number}`)).toEqual([found._id]);
    expect(await idsOf(`q=${number}`)).toEqual([second._id, found._id]);
    const ordersFound = await read<Order[]>(`/orders?q=${found.number}`);
    expect(ordersFound.map(({ _id }) => _id)).toEqual([found.orderId]);
    expect(await countOf('status=requested')).toBeGreaterThan(0);
    expect(await countOf(`status=received&q=${found.number}`)).toBe(1);
    expect((await read<Tasks>('/tasks')).counts.returnsToDecide).toBeGreaterThan(0);
    await moveReturn(admin.token, found._id, { to: 'approved' });
    expect(await idsOf('status=awaited')).toContain(found._id);
  });
});

describe('GET /returns.csv', () => {
  it('has a row for each line, without formulas', async () => {
    const { number, tools, found } = await asked(2);
    const lines = tools.map((toolId) => ({ toolId, quantity: 1 }));
    await moveReturn(admin.token, found._id, { to: 'approved', lines, feeRate: 1_250 });
    const table = await exportTable(admin.token, `/returns.csv?q=${found.number}`);
    expect(table.startsWith(`\uFEFF${returnColumns.join(',')}\r\n`)).toBe(true);
    const common = {
      _id: found._id,
      number: found.number,
      kind: 'return',
      createdAt: isoIn(new Date(found.createdAt), timeZone),
      status: 'approved',
      orderNumber: number,
      userEmail: customer.email,
      asked: '2',
      approved: '1',
      received: '0',
      resellable: '0',
      reason: "Loose; '=1",
      note: '',
      resolution: '',
      feePercent: '12.5',
      exception: '',
      creditNoteNumber: '',
      shipmentNumber: '',
    };
    const rows = recordsOf(table);
    expect(rows).toMatchObject(tools.map((toolId) => ({ ...common, toolId })));
  });

  it('has those of a status', async () => {
    const { found } = await asked();
    const idsIn = async (status: string) =>
      recordsOf(await exportTable(admin.token, `/returns.csv?status=${status}`)).map(
        ({ _id }) => _id,
      );
    expect(await idsIn('requested')).toContain(found._id);
    expect(await idsIn('received')).not.toContain(found._id);
    const wrong = await send('GET', '/returns.csv?status=lost', { token: admin.token });
    await expectProblem(wrong, 400, 'validation');
  });
});

describe('The published order', () => {
  it('changes with each change of its returns, also without a step of the order', async () => {
    const { tools, found } = await asked();
    const expectPublished = async (changes: number) =>
      expect(
        await liveOrderWhen(found.orderId, (order) => order?.returnChanges === changes),
      ).toMatchObject({ returnChanges: changes });
    await expectPublished(1);
    await moveReturn(customer.token, found._id, { to: 'withdrawn' });
    await expectPublished(2);
    const lines = [{ toolId: tools[0], quantity: 1 }];
    const { _id } = await askReturn(customer.token, found.orderId, { lines });
    await moveReturn(admin.token, _id, { to: 'approved' });
    await expectPublished(4);
    const counted = [{ toolId: tools[0], quantity: 1, resellable: 1 }];
    await moveReturn(admin.token, _id, { to: 'received', lines: counted });
    const resolved = [{ toolId: tools[0], resolution: 'none' }];
    await moveReturn(admin.token, _id, { to: 'closed', lines: resolved });
    await expectPublished(6);
  });
});
