import { describe, expect, it } from 'vitest';
import { expectConflict } from '../support/expectConflict.ts';
import { codes, failureOf, freshId, isOfficial } from '../support/firestore.ts';
import { connectRpc, messagesOf } from '../support/rpc.ts';

const { client, database, root, nameOf } = connectRpc();

type Id = Uint8Array | string | null | undefined;

const begin = async (retryTransaction?: Id): Promise<Id> => {
  const readWrite = retryTransaction ? { retryTransaction } : {};
  const [{ transaction }] = await client.beginTransaction({ database, options: { readWrite } });
  return transaction;
};

const beginReadOnly = async (readTime?: object): Promise<Id> => {
  const readOnly = readTime ? { readTime } : {};
  const [{ transaction }] = await client.beginTransaction({ database, options: { readOnly } });
  return transaction;
};

const write = (path: string, n: number) => ({
  update: { name: nameOf(path), fields: { n: { integerValue: n } } },
});

/** Writes a number to a document, in a transaction or without one; returns the commit time. */
const commit = async (path: string, n: number, transaction?: Id) => {
  const [{ commitTime }] = await client.commit({
    database,
    writes: [write(path, n)],
    ...(transaction && { transaction }),
  });
  return commitTime as object;
};

const read = async (path: string, consistency: { transaction?: Id; readTime?: object } = {}) => {
  const documents = [nameOf(path)];
  const stream = client.batchGetDocuments({ database, documents, ...consistency } as object);
  const [message] = await messagesOf<{ found?: { fields: { n: { integerValue: string } } } }>(
    stream,
  );
  return message?.found && Number(message.found.fields.n.integerValue);
};

const all = async (collectionId: string, consistency: { transaction?: Id; readTime?: object }) => {
  const structuredQuery = { from: [{ collectionId }] };
  const stream = client.runQuery({ parent: root, structuredQuery, ...consistency } as object);
  const messages = await messagesOf<{ document?: { fields: { n: { integerValue: string } } } }>(
    stream,
  );
  return messages.flatMap(({ document }) =>
    document ? [Number(document.fields.n.integerValue)] : [],
  );
};

const path = () => `${freshId()}/x`;

describe.concurrent('BeginTransaction, Commit and Rollback', () => {
  it('commits one of two with the same reads and aborts the other', async () => {
    const target = path();
    const [older, younger] = [await begin(), await begin()];
    await read(target, { transaction: older });
    await read(target, { transaction: younger });
    const outcomes = await Promise.allSettled([
      commit(target, 1, older),
      commit(target, 2, younger),
    ]);
    expectConflict(outcomes);
    // It is unspecified which one wins; here it is the older, so that there is progress.
    if (!isOfficial) expect(outcomes[0]).toMatchObject({ status: 'fulfilled' });
    const committed = outcomes.findIndex(({ status }) => status === 'fulfilled');
    expect(await read(target)).toBe([1, 2][committed]);
  });

  it('retries an aborted one by its id', async () => {
    const target = path();
    const [first, second] = [await begin(), await begin()];
    await read(target, { transaction: first });
    await read(target, { transaction: second });
    const outcomes = await Promise.allSettled([
      commit(target, 1, first),
      commit(target, 2, second),
    ]);
    const aborted = outcomes[0]?.status === 'rejected' ? first : second;
    const retry = await begin(aborted);
    await read(target, { transaction: retry });
    await commit(target, 3, retry);
    expect(await read(target)).toBe(3);
  });

  it('Rollback releases the locks and closes the id', async () => {
    const target = path();
    const transaction = await begin();
    await read(target, { transaction });
    await client.rollback({ database, transaction: transaction as Uint8Array });
    await commit(target, 1);
    expect(await failureOf(commit(target, 2, transaction))).toMatchObject({
      code: codes.INVALID_ARGUMENT,
    });
    expect(await read(target)).toBe(1);
  });

  it('a committed id is closed', async () => {
    const target = path();
    const transaction = await begin();
    await commit(target, 1, transaction);
    expect(await failureOf(commit(target, 2, transaction))).toMatchObject({
      code: codes.INVALID_ARGUMENT,
    });
  });

  it('a read-only one reads documents, missing ones and queries as of its read time', async () => {
    const collection = freshId();
    const [x, y] = [`${collection}/x`, `${collection}/y`];
    const firstTime = await commit(x, 1);
    await commit(x, 2);
    const secondTime = await commit(y, 9);
    await commit(x, 3);
    const at = async (readTime: object) => {
      const transaction = await beginReadOnly(readTime);
      return [
        await read(x, { transaction }),
        await read(y, { transaction }),
        await all(collection, { transaction }),
      ];
    };
    expect(await at(firstTime)).toEqual([1, undefined, [1]]);
    expect(await at(secondTime)).toEqual([2, 9, [2, 9]]);
    expect(await all(collection, { readTime: firstTime })).toEqual([1]);
    expect(await read(x, { readTime: secondTime })).toBe(2);
  });

  it('a read-only one cannot write', async () => {
    const target = path();
    const transaction = await beginReadOnly();
    await read(target, { transaction });
    expect(await failureOf(commit(target, 1, transaction))).toMatchObject({
      code: codes.INVALID_ARGUMENT,
      message: expect.stringContaining('read-only'),
    });
  });

  it('rejects a read time in the future', async () => {
    const readTime = { seconds: Math.floor(Date.now() / 1000) + 3600 };
    const failure = await failureOf(read(path(), { readTime }));
    expect(failure).toMatchObject({ code: codes.INVALID_ARGUMENT });
  });

  it('rejects unknown ids', async () => {
    const transaction = Buffer.from('nothing of the kind');
    expect(await failureOf(commit(path(), 1, transaction))).toMatchObject({
      code: codes.INVALID_ARGUMENT,
    });
  });
});
