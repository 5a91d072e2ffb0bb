import { randomUUID } from 'node:crypto';
import { GrpcStatus, WriteBatch } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { generatedSku } from '../../../contract/index.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { auditLog, skus } from '../../../store/collections/collections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import { callerOf, registerAdmin } from '../../../testing/api/accounts.ts';
import { newSku, specifiedTool } from '../../../testing/tools/editing.ts';
import { createTool as addTool, stockOf } from '../../../testing/tools/tools.ts';
import { getTool } from '../tools/tools.ts';
import { createTool } from './createTool.ts';
import { updateTool } from './editTools.ts';

let admin: Caller;

beforeAll(async () => {
  admin = callerOf(await registerAdmin(), true);
});

/** Commits the next transaction, and loses the answer. */
const loseNextAnswer = () => {
  const { commit } = WriteBatch.prototype;
  vi.spyOn(WriteBatch.prototype, 'commit').mockImplementationOnce(async function (
    this: WriteBatch,
  ) {
    await commit.call(this);
    throw Object.assign(new Error('The answer is lost'), { code: GrpcStatus.UNAVAILABLE });
  });
};

const ownerOf = async (sku: string) => (await readDocument(skus.doc(sku)))?.toolId;

const auditEntriesOf = async (id: string) =>
  (await auditLog.where('target.id', '==', id).get()).size;

describe('A commit with a lost answer', () => {
  it.each([undefined, randomUUID()])(
    'creates one tool with one SKU, with the key %s',
    async (key) => {
      loseNextAnswer();
      const { id, isNew } = await createTool({ input: specifiedTool, key }, admin);
      expect(isNew).toBe(true);
      expect((await getTool(id)).sku).toBe(generatedSku('other', id));
      expect(await ownerOf(generatedSku('other', id, 1))).toBeUndefined();
      expect(await auditEntriesOf(id)).toBe(1);
      expect(await stockOf(id)).toEqual({ available: 30, ledger: 30 });
    },
  );

  it('moves a SKU once', async () => {
    const [before, after] = [newSku(), newSku()];
    const id = await addTool({ sku: before });
    loseNextAnswer();
    const updated = await updateTool(id, { sku: after }, admin);
    expect(updated.modifiedCount).toBe(1);
    expect([await ownerOf(before), await ownerOf(after)]).toEqual([id, id]);
    expect(await auditEntriesOf(id)).toBe(1);
  });
});
