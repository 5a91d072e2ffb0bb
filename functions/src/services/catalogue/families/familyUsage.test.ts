import { expect, it, onTestFinished } from 'vitest';
import type { Family, FamilyEdit } from '../../../contract/index.ts';
import { callerOf, registerAdmin } from '../../../testing/api/accounts.ts';
import { createAxis, createSize, familyOf } from '../../../testing/tools/families.ts';
import { createTool, removeTool } from '../../../testing/tools/tools.ts';
import { usageOf } from '../../../testing/usage/usage.ts';
import { cachedAttributeList } from '../attributes/attributes.ts';
import { updateTool } from '../edit/editTools.ts';
import { createFamily, deleteFamily, updateFamily } from './families.ts';
import { cachedFamily, getFamilyFor } from './familyPage.ts';

const admin = await registerAdmin();
const caller = callerOf(admin, true);

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

  await cachedAttributeList(null);
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
