import { describe, expect, it } from 'vitest';
import type { Tool, ToolStatus } from '../../contract/index.ts';
import { count } from '../../services/reports/counts.ts';
import { tools } from '../../store/collections/collections.ts';
import { registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { newSku, postedTool } from '../../testing/tools/editing.ts';
import { usageOf } from '../../testing/usage/usage.ts';

const [admin, customer] = await Promise.all([registerAdmin(), registerCustomer()]);

/** A tool of each status, whose descriptions have a word that no others have. */
const word = newSku().replace('-', '').toLowerCase();
const toolDescription = `For ${word}`;
const fieldsOf: Record<ToolStatus, object> = {
  'on-sale': { toolDescription, category: 'saws' },
  'selling-out': { toolDescription, category: 'saws', stage: 'selling-out' },
  discontinued: { toolDescription, category: 'saws', stage: 'discontinued' },
  draft: { toolDescription, category: 'saws', stage: 'draft' },
  hidden: { toolDescription, category: 'planes' },
};
const statuses = Object.keys(fieldsOf) as ToolStatus[];
const ids = await Promise.all(statuses.map((status) => postedTool(admin.token, fieldsOf[status])));
// An import can add a tool without a picture.
await tools.doc(ids[statuses.indexOf('hidden')] ?? '').update({ imageLink: '', imagePath: '' });

const get = (query: string, token?: string) =>
  send('GET', `/tools?${query}`, token === undefined ? {} : { token });

const listed = async (query: string) =>
  expectStatus<Tool[]>(await get(`prices=list&limit=100&${query}`, admin.token), 200);

const own = async (query: string) =>
  (await listed(query)).map(({ _id }) => _id).filter((id) => ids.includes(id));

const counted = async (query: string) =>
  (
    await expectStatus<{ count: number }>(
      await send('GET', `/counts?of=tools&${query}`, { token: admin.token }),
      200,
    )
  ).count;

describe('GET /tools of a status', () => {
  it.each(statuses)('lists and counts those that are %s alone', async (status) => {
    const id = ids[statuses.indexOf(status)];
    for (const sort of ['newest', 'available', 'name', 'price', '-price']) {
      const found = await own(`status=${status}&sort=${sort}`);
      // Others may fill the first page of an order.
      expect(found.filter((one) => one !== id)).toEqual([]);
    }
    expect(await own(`status=${status}`)).toEqual([id]);
    expect(await own(`status=${status}&q=${word}`)).toEqual([id]);
    const { category = '' } = fieldsOf[status] as { category?: string };
    expect(await own(`status=${status}&category=${category}`)).toEqual([id]);
    expect(await own(`status=${status}&category=safety`)).toEqual([]);
    expect(await counted(`status=${status}&q=${word}`)).toBe(1);
    expect(await counted(`status=${status}&category=safety&q=${word}`)).toBe(0);
  });

  it('counts them without reading them, and all of them once', async () => {
    const numbers: number[] = [];
    const total = (await count({ of: 'tools' })).count;
    // A count costs a read for each thousand.
    const readsOfCount = 1 + Math.floor(total / 1_000);
    for (const toolStatus of statuses) {
      const { reads, writes } = await usageOf(async () => {
        numbers.push((await count({ of: 'tools', toolStatus })).count);
      });
      expect(reads).toBeLessThanOrEqual(2 * readsOfCount);
      expect(writes).toBe(0);
    }
    expect(numbers.reduce((sum, number) => sum + number)).toBe(total);
    expect(await counted('status=hidden&category=planes')).toBeGreaterThan(0);
  });

  it('is for staff with list prices, in the orders of their list', async () => {
    for (const token of [undefined, customer.token, admin.token]) {
      await expectProblem(await get('status=draft', token), 400, 'validation');
    }
    const forbidden = await get('status=draft&prices=list', customer.token);
    await expectProblem(forbidden, 403, 'forbidden');
    for (const query of ['status=sold', 'status=draft&sort=popularity']) {
      await expectProblem(await get(`prices=list&${query}`, admin.token), 400, 'validation');
    }
  });
});
