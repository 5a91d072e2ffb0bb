import { randomUUID } from 'node:crypto';
import { type DocumentReference, GrpcStatus } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { UserDocument } from '../../documents/people/users.ts';
import type { ToolDocument } from '../../documents/tools.ts';
import { newSku } from '../../testing/tools/editing.ts';
import { createTool, removeTool } from '../../testing/tools/tools.ts';
import { skus, tools, users } from '../collections/collections.ts';
import { readDocument } from '../reads/documents.ts';
import { transact } from './transact.ts';
import type { Transaction } from './transaction.ts';

const profile: UserDocument = {
  email: 'a@example.test',
  displayName: '',
  photoURL: '',
  education: '',
  location: '',
  phoneNumber: '',
  role: 'customer',
  emailVerified: true,
  searchTerms: [],
  createdAt: new Date(0),
};

const namedById = (reference: DocumentReference<ToolDocument, ToolDocument>) => ({
  reference,
  shows: ({ toolName }: ToolDocument, id: string) => toolName === id,
});

const takeOne = (id: string): Promise<void> =>
  transact(async ({ read, update }) => {
    const tool = await read(tools.doc(id));
    update(tools.doc(id), { minOrder: (tool?.minOrder ?? 0) - 1 });
  });

describe('transact', () => {
  it('keeps all concurrent changes', async () => {
    const id = await createTool({ minOrder: 21 });
    await Promise.all(Array.from({ length: 20 }, () => takeOne(id)));
    expect((await readDocument(tools.doc(id)))?.minOrder).toBe(1);
  });

  it('writes nothing when the work throws', async () => {
    const [tool, user] = [await createTool(), users.doc(randomUUID())];
    const work = transact(async ({ create, update }) => {
      create(user, profile);
      update(tools.doc(tool), { available: 0 });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await readDocument(user)).toBeUndefined();
    expect((await readDocument(tools.doc(tool)))?.available).toBe(100);
  });

  it('writes nothing when one of its documents already exists', async () => {
    const [tool, user] = [await createTool(), users.doc(randomUUID())];
    await user.set(profile);
    const work = transact(async ({ create, update }) => {
      update(tools.doc(tool), { available: 0 });
      create(user, profile);
    });
    await expect(work).rejects.toMatchObject({ code: GrpcStatus.ALREADY_EXISTS });
    expect((await readDocument(tools.doc(tool)))?.available).toBe(100);
  });

  it('does not create a document by updating a missing one', async () => {
    const id = randomUUID();
    let attempts = 0;
    const work = transact(async ({ update }) => {
      attempts += 1;
      if (attempts > 1) throw new Error('gone');
      update(tools.doc(id), { available: 0 });
    });
    await expect(work).rejects.toThrow('gone');
    expect(await readDocument(tools.doc(id))).toBeUndefined();
  });

  it('retries when a missing document has been created since', async () => {
    const user = users.doc(randomUUID());
    const results = await Promise.all(
      Array.from({ length: 5 }, () =>
        transact(async ({ read, create }) => {
          if (await read(user)) return 'found';
          create(user, profile);
          return 'made';
        }),
      ),
    );
    expect(results.toSorted()).toEqual(['found', 'found', 'found', 'found', 'made']);
  });

  it('retries when an existing document has been deleted since', async () => {
    const id = await createTool();
    let attempts = 0;
    const result = await transact(async ({ read, update }) => {
      attempts += 1;
      const tool = await read(tools.doc(id));
      if (!tool) return 'gone';
      await removeTool(id);
      update(tools.doc(id), { available: 0 });
      return 'updated';
    });
    expect([result, attempts]).toEqual(['gone', 2]);
  });

  it('retries when a document that must stay missing has been created since', async () => {
    const [user, other] = [users.doc(randomUUID()), users.doc(randomUUID())];
    let attempts = 0;
    const result = await transact(async ({ read, assertMissing, create }) => {
      attempts += 1;
      if (await read(user)) return 'found';
      await user.set(profile);
      assertMissing(user);
      create(other, profile);
      return 'missing';
    });
    expect([result, attempts]).toEqual(['found', 2]);
    expect(await readDocument(other)).toBeUndefined();
  });

  it('fails soon when a document exists that it has not read, whatever must stay missing', async () => {
    const [user, other] = [users.doc(randomUUID()), users.doc(randomUUID())];
    await other.set(profile);
    let attempts = 0;
    const work = transact(async ({ assertMissing, create }) => {
      attempts += 1;
      assertMissing(user);
      create(other, profile);
    });
    await expect(work).rejects.toMatchObject({ code: GrpcStatus.ALREADY_EXISTS });
    expect(attempts).toBe(3);
  });

  it('creates a document under its own id', async () => {
    const id = await transact(async (transaction) => {
      transaction.add(users.doc(transaction.id), profile);
      return transaction.id;
    });
    expect(await readDocument(users.doc(id))).toEqual(profile);
  });

  it('is not retried when its new document exists after a lost response', async () => {
    let attempts = 0;
    const tool = await createTool();
    const result = await transact(async ({ id, read, update, add }) => {
      attempts += 1;
      await read(tools.doc(tool));
      // As if the commit had succeeded and its response was lost.
      await Promise.all([users.doc(id).set(profile), tools.doc(tool).update({ minOrder: 7 })]);
      add(users.doc(id), profile);
      update(tools.doc(tool), { minOrder: 7 });
      return 'done';
    });
    expect([result, attempts]).toEqual(['done', 1]);
  });

  it('is not retried when the named document confirms the commit', async () => {
    let attempts = 0;
    const id = await createTool();
    const tool = tools.doc(id);
    const work = async (transaction: Transaction) => {
      attempts += 1;
      const toolName = transaction.id;
      await transaction.read(tool);
      // As if the commit had succeeded and its response was lost.
      await tool.update({ toolName });
      transaction.update(tool, { toolName });
      return 'done';
    };
    const result = await transact(work, { confirmBy: namedById(tool) });
    expect([result, attempts]).toEqual(['done', 1]);
  });

  it('is retried when the named document does not confirm the commit', async () => {
    let attempts = 0;
    const tool = tools.doc(await createTool());
    const work = async (transaction: Transaction) => {
      attempts += 1;
      await transaction.read(tool);
      if (attempts === 1) await tool.update({ toolName: 'Changed by another' });
      transaction.update(tool, { toolName: transaction.id });
    };
    await transact(work, { confirmBy: namedById(tool) });
    expect(attempts).toBe(2);
  });

  it('deletes a document only if it is unchanged', async () => {
    const sku = newSku();
    const id = await createTool({ sku });
    const seen: number[] = [];
    await transact(async ({ read, remove }) => {
      const tool = await read(tools.doc(id));
      seen.push(tool?.available ?? 0);
      if (seen.length === 1) await tools.doc(id).update({ available: 7 });
      remove(tools.doc(id));
      remove(skus.doc(sku));
    });
    expect(seen).toEqual([100, 7]);
    expect(await readDocument(tools.doc(id))).toBeUndefined();
  });
});
