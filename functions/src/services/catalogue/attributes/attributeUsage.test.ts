import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Attribute, AttributeInput } from '../../../contract/index.ts';
import { callerOf, registerAdmin } from '../../../testing/api/accounts.ts';
import { createTool, removeTool } from '../../../testing/tools/tools.ts';
import { usageOf } from '../../../testing/usage/usage.ts';
import { updateTool } from '../edit/editTools.ts';
import {
  createAttribute,
  deleteAttribute,
  readAttributeList,
  updateAttribute,
} from './attributes.ts';

const caller = callerOf(await registerAdmin(), true);

const inputOf = (): AttributeInput => {
  const key = `u${randomUUID().slice(0, 8)}`;
  const choices = ['Ash', 'Beech'];
  return {
    ...{ key, label: key, kind: 'choice', unit: '', choices, categories: [] },
    ...{ isFacet: false, order: 5_000 },
  } as AttributeInput;
};

const editOf = ({ _id, kind: _, createdAt: __, ...edit }: Attribute) => edit;

it('counts the reads and writes of attributes and of values', async () => {
  const input = inputOf();
  const creating = () => createAttribute({ input, key: input.key }, caller);
  expect(await usageOf(creating)).toEqual({ reads: 1, writes: 4 });
  expect((await usageOf(creating)).writes).toBe(0);
  const { attribute } = await creating();
  expect(await usageOf(readAttributeList)).toEqual({ reads: 1, writes: 0 });

  const id = await createTool();
  const before = await usageOf(() => updateTool(id, { minOrder: 6 }, caller));
  const values = { [input.key]: 'Ash' };
  const valued = await usageOf(() => updateTool(id, { attributes: values }, caller));
  expect(valued).toEqual({ reads: before.reads + 1, writes: before.writes });

  const edit = editOf(attribute);
  const changing = (fields: object) => async () => {
    await updateAttribute(input.key, { ...edit, ...fields }, caller).catch(() => {});
  };
  expect(await usageOf(changing({}))).toEqual({ reads: 1, writes: 0 });
  expect(await usageOf(changing({ version: 'old' }))).toEqual({ reads: 1, writes: 0 });
  expect(await usageOf(changing({ choices: ['Beech'] }))).toEqual({ reads: 3, writes: 0 });
  expect(await usageOf(changing({ order: 6_000 }))).toEqual({ reads: 2, writes: 3 });
  const removing = async () => {
    await deleteAttribute(input.key, caller).catch(() => {});
  };
  expect(await usageOf(removing)).toEqual({ reads: 4, writes: 0 });
  await removeTool(id);
  expect(await usageOf(removing)).toEqual({ reads: 4, writes: 3 });
});
