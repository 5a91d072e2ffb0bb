import { describe, expect, it } from 'vitest';
import { answered, failure, RestClient } from '../support/rest.ts';

const rest = new RestClient();
const integer = (value: number) => ({ integerValue: String(value) });
const closed = failure(400, 'INVALID_ARGUMENT', 'Transaction is invalid or closed.');

const begin = async (options: object = {}) =>
  (await rest.call('POST', ':beginTransaction', { body: { options } })).body as {
    transaction: string;
  };

const put = (path: string, n: number) =>
  rest.call('PATCH', `/${path}`, { body: { fields: { n: integer(n) } } });

const read = async (path: string, consistency: object) => {
  const body = { documents: [rest.name(path)], ...consistency };
  const reply = await rest.call('POST', ':batchGet', { body });
  expect(reply).toEqual(answered(200));
  return reply.body as { found?: { fields: object }; transaction?: string }[];
};

const commit = (transaction: string, path: string, n: number) => {
  const update = { name: rest.name(path), fields: { n: integer(n) } };
  return rest.call('POST', ':commit', { body: { transaction, writes: [{ update }] } });
};

describe('transactions over REST', () => {
  it(':beginTransaction, reads, :commit', async () => {
    await put('counters/a', 1);
    const started = await begin();
    const [{ found } = {}] = await read('counters/a', started);
    expect(found?.fields).toEqual({ n: integer(1) });
    expect(await commit(started.transaction, 'counters/a', 2)).toEqual(answered(200));
    expect(await commit(started.transaction, 'counters/a', 3)).toEqual(closed);
  });

  it('a read begins one and returns its id', async () => {
    await put('counters/b', 1);
    const [{ transaction = '' } = {}] = await read('counters/b', {
      newTransaction: { readWrite: {} },
    });
    expect(await commit(transaction, 'counters/b', 2)).toEqual(answered(200));
  });

  it('a read-only one reads the state at its start and cannot write', async () => {
    await put('counters/c', 1);
    const started = await begin({ readOnly: {} });
    await put('counters/c', 2);
    const [{ found } = {}] = await read('counters/c', started);
    expect(found?.fields).toEqual({ n: integer(1) });
    expect(await commit(started.transaction, 'counters/c', 3)).toEqual(
      failure(400, 'INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.'),
    );
  });

  // https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.documents/batchGet
  it('one begun by a read without options is read-only', async () => {
    await put('counters/e', 1);
    const [{ transaction = '' } = {}] = await read('counters/e', { newTransaction: {} });
    expect(await commit(transaction, 'counters/e', 2)).toMatchObject(
      failure(400, 'INVALID_ARGUMENT'),
    );
  });

  it(':rollback ends one', async () => {
    await put('counters/d', 1);
    const body = await begin();
    await read('counters/d', body);
    expect(await rest.call('POST', ':rollback', { body })).toEqual({ status: 200, body: {} });
    expect(await commit(body.transaction, 'counters/d', 2)).toEqual(closed);
  });

  it('an invalid id is rejected', async () => {
    const body = { transaction: 'AAAA' };
    const reply = await rest.call('POST', ':rollback', { body });
    expect(reply).toMatchObject(failure(400, 'INVALID_ARGUMENT'));
  });
});

describe('POST :batchGet', () => {
  it('returns found and missing documents', async () => {
    await put('got/a', 1);
    const time = expect.stringMatching(/Z$/);
    const body = {
      documents: [rest.name('got/a'), rest.name('got/none')],
      mask: { fieldPaths: [] },
    };
    expect(await rest.call('POST', ':batchGet', { body })).toEqual({
      status: 200,
      body: [
        {
          found: { name: rest.name('got/a'), createTime: time, updateTime: time },
          readTime: time,
        },
        { missing: rest.name('got/none'), readTime: time },
      ],
    });
  });

  it('rejects an invalid name', async () => {
    const reply = await rest.call('POST', ':batchGet', { body: { documents: ['nonsense'] } });
    expect(reply).toMatchObject(failure(400, 'INVALID_ARGUMENT'));
  });
});
