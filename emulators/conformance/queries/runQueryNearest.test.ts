import { describe, expect, it } from 'vitest';
import { expectConflict } from '../support/expectConflict.ts';
import { codes, failureOf, freshId } from '../support/firestore.ts';
import { owner, RestClient, user } from '../support/rest.ts';
import { connectRpc, messagesOf } from '../support/rpc.ts';
import { rulesWith } from '../support/rules.ts';
import { wireSearch, wireVector } from '../support/vectors.ts';

const { client, database, root, nameOf } = connectRpc();

const idsFrom = (messages: { document?: { name: string } | null }[]) =>
  messages.flatMap(({ document }) => (document ? [document.name.split('/').at(-1)] : []));

const run = async (collectionId: string, request: object = {}) => {
  const structuredQuery = { from: [{ collectionId }], findNearest: wireSearch() };
  const stream = client.runQuery({ parent: root, structuredQuery, ...request } as object);
  return idsFrom(await messagesOf(stream));
};

describe('RunQuery with findNearest', () => {
  const reference = { referenceValue: nameOf('c/x') };
  it.each<[string, object, object, string]>([
    ['no limit', { limit: undefined }, {}, 'FindNearest.limit must be'],
    ['a limit of 0', { limit: { value: 0 } }, {}, 'FindNearest.limit must be'],
    ['a limit of 1001', { limit: { value: 1001 } }, {}, 'FindNearest.limit must be'],
    ['no measure', { distanceMeasure: undefined }, {}, 'Unknown Distance Measure'],
    ['no vector', { queryVector: undefined }, {}, 'type'],
    ['an array', { queryVector: { arrayValue: {} } }, {}, 'must be of type vector'],
    ['an empty vector', { queryVector: wireVector() }, {}, 'zero length vector'],
    ['2049 dimensions', { queryVector: wireVector(...Array(2049).fill(0)) }, {}, 'at most 2048'],
    ['no field', { vectorField: undefined }, {}, 'property path'],
    ['a reserved name', { distanceResultField: '__x__' }, {}, 'reserved'],
    ['an infinite threshold', { distanceThreshold: { value: Infinity } }, {}, 'finite'],
    ['a limit of the query', {}, { limit: { value: 1 } }, 'A query limit cannot be used'],
    ['an offset', {}, { offset: 1 }, 'A query offset cannot be used'],
    [
      'a cursor',
      {},
      { orderBy: [{ field: { fieldPath: '__name__' } }], endAt: { values: [reference] } },
      'A cursor cannot be used',
    ],
  ])('%s is rejected', async (_, changes, more, message) => {
    const structuredQuery = {
      from: [{ collectionId: 'c' }],
      findNearest: wireSearch(changes),
      ...more,
    };
    expect(await failureOf(run('c', { structuredQuery }))).toMatchObject({
      code: codes.INVALID_ARGUMENT,
      message: expect.stringContaining(message),
    });
  });

  const put = (path: string, ...numbers: number[]) => ({
    update: { name: nameOf(path), fields: { v: wireVector(...numbers), n: { integerValue: 2 } } },
  });
  const commit = async (writes: object[], transaction?: unknown) =>
    (await client.commit({ database, writes, transaction } as object))[0].commitTime;

  it('reads as of a time', async () => {
    const id = freshId();
    const readTime = await commit([put(`${id}/a`, 0, 1)]);
    await commit([put(`${id}/b`, 1, 0), { delete: nameOf(`${id}/a`) }]);
    expect(await run(id, { readTime })).toEqual(['a']);
    expect(await run(id)).toEqual(['b']);
  });

  it('aborts one of two transactions that search and then add a vector', async () => {
    const id = freshId();
    const begin = async () =>
      (await client.beginTransaction({ database, options: { readWrite: {} } }))[0].transaction;
    const transactions = [await begin(), await begin()];
    for (const transaction of transactions) await run(id, { transaction });
    const outcomes = await Promise.allSettled(
      transactions.map((transaction, at) => commit([put(`${id}/d${at}`, 1, 0)], transaction)),
    );
    expectConflict(outcomes);
    const committed = outcomes.filter(({ status }) => status === 'fulfilled');
    expect(await run(id)).toHaveLength(committed.length);
  });

  it('supports aggregations', async () => {
    const collectionId = freshId();
    await commit([1, 2, 3, 4].map((x) => put(`${collectionId}/d${x}`, x, 0)));
    const structuredQuery = {
      from: [{ collectionId }],
      findNearest: wireSearch({ limit: { value: 3 } }),
    };
    const structuredAggregationQuery = {
      structuredQuery,
      aggregations: [
        { alias: 'count', count: {} },
        { alias: 'sum', sum: { field: { fieldPath: 'n' } } },
      ],
    };
    const stream = client.runAggregationQuery({
      parent: root,
      structuredAggregationQuery,
    } as object);
    expect(await messagesOf(stream)).toMatchObject([
      {
        result: { aggregateFields: { count: { integerValue: '3' }, sum: { integerValue: '6' } } },
      },
    ]);
  });

  it.each([
    ['more than 2048 dimensions', wireVector(...Array(2049).fill(0))],
    ['NaN', wireVector(Number.NaN)],
  ])('a vector with %s is rejected', async (_, value) => {
    const write = { update: { name: nameOf(`${freshId()}/x`), fields: { v: value } } };
    expect(await failureOf(commit([write]))).toMatchObject({ code: codes.INVALID_ARGUMENT });
  });
});

describe('findNearest by a user', () => {
  const rest = new RestClient();
  const owned = {
    where: {
      fieldFilter: {
        field: { fieldPath: 'owner' },
        op: 'EQUAL',
        value: { stringValue: 'anna' },
      },
    },
  };

  const searchAs = async (rule: string, more: object = {}) => {
    await rest.putRules(rulesWith(`match /c/{id} { allow create; allow list: if ${rule}; }`));
    const fields = { v: wireVector(0, 1), owner: { stringValue: 'anna' } };
    const writes = ['a', 'b'].map((id) => ({ update: { name: rest.name(`c/${id}`), fields } }));
    await rest.call('POST', ':commit', {
      body: { writes },
      headers: owner,
    });
    // In JSON a limit is a number.
    const findNearest = wireSearch({ limit: 1 });
    const structuredQuery = { from: [{ collectionId: 'c' }], findNearest, ...more };
    const { status, body } = await rest.call('POST', ':runQuery', {
      body: { structuredQuery },
      headers: user('anna'),
    });
    return status === 200 ? idsFrom(body) : body.error.status;
  };

  it('requires list permission', async () => {
    const rule = 'resource.data.owner == request.auth.uid';
    expect(await searchAs(rule, owned)).toEqual(['a']);
    expect(await searchAs(rule)).toBe('PERMISSION_DENIED');
  });

  it('has no request.query.limit in the rules', async () => {
    expect(await searchAs('request.query.limit == null')).toEqual(['a']);
    expect(await searchAs('request.query.limit <= 1')).toBe('PERMISSION_DENIED');
  });
});
