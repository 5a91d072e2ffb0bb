import { expect, it, onTestFinished, vi } from 'vitest';
import { type Family, type FamilyEdit, limits } from '../../../contract/index.ts';
import { callerOf, registerAdmin, registerCustomer } from '../../../testing/api/accounts.ts';
import {
  createAxis,
  createSize,
  createTestFamily,
  familyOf,
} from '../../../testing/tools/families.ts';
import { createTool, removeTool } from '../../../testing/tools/tools.ts';
import { keepCaches, usageOf } from '../../../testing/usage/usage.ts';
import { cachedAttributeList } from '../attributes/attributes.ts';
import { updateTool } from '../edit/editTools.ts';
import { createFamily, deleteFamily, updateFamily } from './families.ts';
import { cachedFamily, getFamilyFor } from './familyPage.ts';

keepCaches();

const admin = await registerAdmin();
const caller = callerOf(admin, true);

/** Lets the cache of attributes have those that were created before. */
const reloadAttributes = async () => {
  vi.advanceTimersByTime(5_001);
  await cachedAttributeList(null);
};

const editOf = ({ _id: _, createdAt: __, ...edit }: Family): FamilyEdit => edit;

it('counts the reads and writes of families and of their sizes', async () => {
  const axis = await createAxis(admin.token);
  const toolIds = await Promise.all([1, 2, 3].map((mm) => createSize(axis, mm)));
  const [one = '', two = ''] = toolIds;
  const input = familyOf(axis, toolIds, { name: `Bits ${axis}` });
  const creating = () => createFamily({ input, key: axis }, caller);
  // The other families already have a document of names.
  await deleteFamily(
    (await createFamily({ input: { ...input, toolIds: [] }, key: undefined }, caller)).insertedId,
    caller,
  );
  expect(await usageOf(creating)).toEqual({ reads: 3 + 2, writes: 3 + 5 });
  expect((await usageOf(creating)).writes).toBe(0);
  const { family } = await creating();
  const { _id: id } = family;
  onTestFinished(async () => {
    await deleteFamily(id, caller);
  });

  await reloadAttributes();
  expect(await usageOf(() => cachedFamily(id))).toEqual({ reads: 3 + 1, writes: 0 });
  expect(await usageOf(() => cachedFamily(id))).toEqual({ reads: 0, writes: 0 });
  expect((await usageOf(() => getFamilyFor(id, null))).reads).toBe(3 + 1);

  const bare = await createTool();
  const plain = await usageOf(() => updateTool(bare, { minOrder: 6 }, caller));
  await removeTool(bare);
  const moved = await usageOf(() => updateTool(one, { attributes: { [axis]: '9 mm' } }, caller));
  expect(moved).toEqual({ reads: plain.reads + 2, writes: plain.writes + 1 });

  const edit = editOf(family);
  expect(await usageOf(() => updateFamily(id, edit, caller))).toEqual({ reads: 1, writes: 0 });
  const without = { ...edit, toolIds: [one, two] };
  expect(await usageOf(() => updateFamily(id, without, caller))).toEqual({
    reads: 3 + 2,
    writes: 3,
  });
  expect(await usageOf(() => deleteFamily(id, caller))).toEqual({ reads: 2 + 2, writes: 2 + 3 });
});

it('reads the page of the largest family once, and as few prices as that of a small one', async () => {
  const axis = await createAxis(admin.token);
  const widths = Array.from({ length: limits.family.sizes }, (_, at) => at + 1);
  const large = await Promise.all(widths.map((mm) => createSize(axis, mm)));
  const small = await Promise.all([1, 2, 3].map((mm) => createSize(axis, mm)));
  const { uid } = await registerCustomer();
  const readsOf = async (toolIds: string[]) => {
    const { _id } = await createTestFamily(admin.token, familyOf(axis, toolIds));
    await reloadAttributes();
    await getFamilyFor(_id, uid);
    const [forStaff, forBuyer] = [
      await usageOf(() => getFamilyFor(_id, null)),
      await usageOf(() => getFamilyFor(_id, uid)),
    ];
    expect(forStaff).toEqual({ reads: toolIds.length + 1, writes: 0 });
    return forBuyer.reads - forStaff.reads;
  };
  expect(await readsOf(large)).toBe(await readsOf(small));
});
