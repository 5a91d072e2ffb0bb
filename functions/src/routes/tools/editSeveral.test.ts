import { describe, expect, it } from 'vitest';
import { type EditedTools, type FamilyPage, limits, type Tool } from '../../contract/index.ts';
import { auditLog } from '../../store/collections/collections.ts';
import { registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { waitForIndex } from '../../testing/background/catalogue.ts';
import { newSku, postedTool, putTool, readStaffTool } from '../../testing/tools/editing.ts';
import {
  createAxis,
  createSize,
  createTestFamily,
  familyOf,
} from '../../testing/tools/families.ts';

const [admin, customer] = await Promise.all([registerAdmin(), registerCustomer()]);

const listed = async (query: string): Promise<Tool[]> =>
  expectStatus(
    await send('GET', `/tools?prices=list&sort=newest&${query}`, { token: admin.token }),
    200,
  );

/** A tool as the list of staff has it. */
const added = async (fields: object = {}): Promise<Tool> => {
  const sku = newSku();
  await postedTool(admin.token, { sku, ...fields });
  const [tool] = await listed(`q=${sku}`);
  if (!tool) throw new Error('The list lacks the new tool');
  return tool;
};

const editOf = ({ _id: toolId, version }: Tool, changes: object) => ({ toolId, version, changes });

const edit = (edits: object[], { token } = admin) =>
  send('PUT', '/tools', { token, json: { edits } });

const edited = async (...edits: object[]): Promise<EditedTools> =>
  expectStatus(await edit(edits), 200);

describe('PUT /tools', () => {
  it('changes each tool like a single edit, with one entry in the audit log each', async () => {
    const [one, other] = await Promise.all([added(), added()]);
    const outcome = await edited(
      editOf(one, { price: 70 }),
      editOf(other, { price: 71, minOrder: 3 }),
    );
    expect(outcome).toEqual({ acknowledged: true, done: [one._id, other._id], failed: [] });
    expect(await readStaffTool(admin.token, one._id)).toMatchObject({ price: 70 });
    for (const { _id } of [one, other]) {
      const entries = await auditLog.where('target.id', '==', _id).get();
      expect(entries.docs.map((entry) => entry.data().action).sort()).toEqual([
        'tool-changed',
        'tool-created',
      ]);
    }
    await waitForIndex(one._id);
  });

  it('checks values by the families in a dry run, as the edits before would leave them', async () => {
    const axis = await createAxis(admin.token);
    const ids = await Promise.all([1, 2, 3].map((mm) => createSize(axis, mm)));
    const [one = '', two = '', three = ''] = ids;
    const family = await createTestFamily(admin.token, familyOf(axis, ids));
    const path = `/family/${family._id}?prices=list`;
    const read = async () =>
      expectStatus<FamilyPage>(await send('GET', path, { token: admin.token }), 200);
    const { sizes } = await read();
    const to = (id: string, mm: number) => {
      const size = sizes.find(({ tool }) => tool._id === id)?.tool as Tool;
      return editOf(size, { attributes: { [axis]: `${mm} mm` } });
    };
    const json = { edits: [to(one, 9), to(two, 9), to(three, 1)] };
    const answer = await send('PUT', '/tools?dryRun=true', { token: admin.token, json });
    const { done, failed } = await expectStatus<EditedTools>(answer, 200);
    expect(done).toEqual([one, three]);
    expect(failed).toMatchObject([
      {
        toolId: two,
        errors: { [`attributes.${axis}`]: expect.stringContaining('has this size already') },
      },
    ]);
    expect((await read()).axes).toMatchObject([{ values: ['1 mm', '2 mm', '3 mm'] }]);
  });

  it('names each failure, and changes the others', async () => {
    const [stale, bad, good] = await Promise.all([added(), added({ minOrder: 5 }), added()]);
    await expectStatus(await putTool(admin.token, stale._id, { price: 99 }), 200);
    const { done, failed } = await edited(
      editOf(stale, { price: 70 }),
      editOf(bad, { maxOrder: 1 }),
      editOf(good, { price: 70 }),
      { toolId: 'no-such-tool', version: 'x', changes: { price: 1 } },
    );
    expect(done).toEqual([good._id]);
    expect(failed).toEqual([
      {
        toolId: stale._id,
        code: 'precondition-failed',
        tool: expect.objectContaining({ price: 99, version: expect.any(String) }),
      },
      {
        toolId: bad._id,
        code: 'validation',
        errors: { maxOrder: expect.stringContaining('at least 5') },
      },
      { toolId: 'no-such-tool', code: 'tool-not-found' },
    ]);
    const version = failed[0]?.tool?.version;
    const again = { toolId: stale._id, version, changes: { price: 70 } };
    expect((await edited(again)).done).toEqual([stale._id]);
  });

  it('does nothing for a retry, whatever the version is by then', async () => {
    const tool = await added();
    const change = editOf(tool, { price: 70 });
    await edited(change);
    expect((await edited(change)).done).toEqual([tool._id]);
    const entries = await auditLog.where('target.id', '==', tool._id).get();
    expect(entries.size).toBe(2);
  });

  it('does not overwrite a stock that has changed meanwhile', async () => {
    const tool = await added();
    await expectStatus(await putTool(admin.token, tool._id, { available: 7 }), 200);
    const { failed } = await edited(editOf(tool, { available: 40 }));
    expect(failed).toMatchObject([{ code: 'precondition-failed', tool: { available: 7 } }]);
    expect((await edited(editOf(tool, { price: 3 }))).failed).toEqual([]);
  });

  it('is for staff, and for a limited number of valid edits', async () => {
    const change = { toolId: 'plane', version: 'x', changes: { price: 1 } };
    await expectProblem(await edit([change], customer), 403, 'forbidden');
    for (const edits of [
      [],
      Array(limits.toolEdits + 1).fill(change),
      [{ ...change, version: 7 }],
    ]) {
      await expectProblem(await edit(edits), 400, 'validation');
    }
    const negative = { ...change, changes: { price: -1 } };
    const problem = await expectProblem(await edit([negative]), 400, 'validation');
    expect(problem.errors).toEqual({ 'edits.0.changes.price': 'Price must be more than 0' });
    const unfit = { ...change, changes: { minOrder: 5, maxOrder: 1 } };
    const refused = await expectProblem(await edit([change, unfit]), 400, 'validation');
    expect(Object.keys(refused.errors ?? {})).toEqual(['edits.1.changes.maxOrder']);
  });
});

describe('GET /tools of a category', () => {
  it('lists and counts only its tools, also of a search and in other orders', async () => {
    const sku = newSku();
    const id = await postedTool(admin.token, { sku, category: 'safety' });
    await waitForIndex(id);
    const has = async (query: string) => (await listed(query)).some(({ _id }) => _id === id);
    for (const sort of ['newest', 'available', 'name', 'price', '-price', 'popularity']) {
      const query = `sort=${sort}&limit=100`;
      const tools: Tool[] = await expectStatus(
        await send('GET', `/tools?prices=list&category=safety&${query}`, { token: admin.token }),
        200,
      );
      expect(new Set(tools.map(({ category }) => category))).toEqual(new Set(['safety']));
    }
    expect(await has('category=safety')).toBe(true);
    expect(await has(`category=safety&q=${sku}`)).toBe(true);
    expect(await has(`category=saws&q=${sku}`)).toBe(false);
    const count = async (query: string) =>
      (
        await expectStatus<{ count: number }>(
          await send('GET', `/counts?of=tools&${query}`, { token: admin.token }),
          200,
        )
      ).count;
    expect(await count(`category=safety&q=${sku}`)).toBe(1);
    expect(await count(`category=saws&q=${sku}`)).toBe(0);
    expect(await count('category=safety')).toBeGreaterThan(0);
  });
});
