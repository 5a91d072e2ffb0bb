import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import {
  callerOf,
  registerAdmin,
  registerVerified,
  type TestAccount,
} from '../../../testing/api/accounts.ts';
import { newGtin, newSku } from '../../../testing/tools/editing.ts';
import { createTool, removeTool } from '../../../testing/tools/tools.ts';
import { usageOf } from '../../../testing/usage/usage.ts';
import { updateTool } from '../edit/editTools.ts';
import { toolIdsByNumber } from '../tools/typedNumbers.ts';
import { cachedRelations, relationsFor } from './relations.ts';

const admin: TestAccount = await registerAdmin();
const caller = callerOf(admin, true);

const newTool = async (fields: object = {}): Promise<string> => {
  const id = await createTool(fields);
  onTestFinished(() => removeTool(id));
  return id;
};

const usageOfUpdate = (id: string, fields: object) => usageOf(() => updateTool(id, fields, caller));

/** What an update costs that changes neither relations nor a GTIN. */
const plainUpdate = async () => {
  const { reads, writes } = await usageOfUpdate(await newTool(), { minOrder: 6 });
  return {
    plus: (more: number, moreWrites: number) => ({
      reads: reads + more,
      writes: writes + moreWrites,
    }),
  };
};

it('counts the reads and writes of relations', async () => {
  const { plus } = await plainUpdate();
  const id = await newTool();
  const [one, two, three] = [await newTool(), await newTool(), await newTool()];
  expect(await usageOfUpdate(id, { accessories: [one, two] })).toEqual(plus(2, 0));
  expect(await usageOfUpdate(id, { accessories: [one, two, three] })).toEqual(plus(3, 0));
  // The lock of successors exists from the first one on.
  await usageOfUpdate(await newTool(), { replacedBy: three });
  const successor = await usageOfUpdate(await newTool(), { replacedBy: three });
  expect(successor).toEqual(plus(4, 1));
  expect(await usageOf(() => relationsFor(id, null))).toEqual({ reads: 4, writes: 0 });
  expect(await usageOf(() => cachedRelations(id))).toEqual({ reads: 4, writes: 0 });
  expect(await usageOf(() => cachedRelations(id))).toEqual({ reads: 0, writes: 0 });
  const buyer = callerOf(await registerVerified());
  const forBuyer = await usageOf(() => relationsFor(id, buyer.uid));
  expect(forBuyer.writes).toBe(0);
});

it('counts the reads and writes of GTINs, and of a number that is one', async () => {
  const { plus } = await plainUpdate();
  const [id, gtin, sku] = [await newTool(), newGtin(), newSku()];
  expect(await usageOfUpdate(id, { gtin })).toEqual(plus(1, 1));
  expect(await usageOfUpdate(id, { gtin: newGtin() })).toEqual(plus(2, 2));
  await usageOfUpdate(id, { gtin });
  const find = (...keys: string[]) => usageOf(() => toolIdsByNumber(keys, null));
  expect(await find(gtin)).toEqual({ reads: 1 + 1, writes: 0 });
  await usageOfUpdate(id, { sku });
  expect(await find(sku)).toEqual({ reads: 1, writes: 0 });
  expect(await find(`NONE-${randomUUID().slice(0, 8).toUpperCase()}`)).toEqual({
    reads: 2,
    writes: 0,
  });
  expect(await usageOfUpdate(id, { gtin: '' })).toEqual(plus(1, 1));
});
