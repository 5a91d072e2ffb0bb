import { beforeAll, describe, expect, it } from 'vitest';
import { failure, owner, RestClient } from '../support/rest.ts';

const rest = new RestClient();
const time = expect.stringMatching(/Z$/);
const integer = (value: number) => ({ integerValue: String(value) });

beforeAll(async () => {
  const writes = ['a', 'b', 'c'].flatMap((id, index) => [
    {
      update: { name: rest.name(`tools/${id}`), fields: { n: integer(index + 1), m: integer(9) } },
    },
    { update: { name: rest.name(`tools/x/parts/${id}`), fields: { n: integer(index) } } },
  ]);
  await rest.call('POST', ':commit', { body: { writes } });
});

const run = (structuredQuery: object, path = '') =>
  rest.call('POST', `${path}:runQuery`, { body: { structuredQuery } });

const from = [{ collectionId: 'tools' }];
const orderBy = [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }];

const found = (id: string, fields: object) => ({
  document: { name: rest.name(id), fields, createTime: time, updateTime: time },
  readTime: time,
});

describe('POST :runQuery', () => {
  it('responds with a list whose last entry is marked as done', async () => {
    const select = { fields: [{ fieldPath: 'n' }] };
    expect(await run({ from, orderBy, select, limit: 2 })).toEqual({
      status: 200,
      body: [
        found('tools/c', { n: integer(3) }),
        { ...found('tools/b', { n: integer(2) }), done: true },
      ],
    });
  });

  it.each([
    ['two for one order', orderBy, ['1', '2']],
    ['one without an order', [], ['1']],
  ])('refuses more values of a cursor than orders: %s', async (_, orders, values) => {
    const startAt = { values: values.map((value) => ({ integerValue: value })) };
    expect(await run({ from, orderBy: orders, startAt })).toMatchObject(
      failure(400, 'INVALID_ARGUMENT'),
    );
  });

  it('returns the read time when there are no results', async () => {
    expect(await run({ from: [{ collectionId: 'nothing' }] })).toEqual({
      status: 200,
      body: [{ readTime: time, done: true }],
    });
  });

  it('runs below a document', async () => {
    const reply = await run({ from: [{ collectionId: 'parts' }], limit: 1 }, '/tools/x');
    expect(reply).toEqual({
      status: 200,
      body: [{ ...found('tools/x/parts/a', { n: integer(0) }), done: true }],
    });
  });

  it('accepts a filter and cursors', async () => {
    const where = {
      compositeFilter: {
        op: 'OR',
        filters: [
          { fieldFilter: { field: { fieldPath: 'n' }, op: 'LESS_THAN', value: integer(2) } },
          { fieldFilter: { field: { fieldPath: 'm' }, op: 'EQUAL', value: integer(9) } },
        ],
      },
    };
    const startAt = { values: [integer(3)], before: false };
    const { status, body } = await run({ from, where, orderBy, startAt });
    const names = body.map((each: ReturnType<typeof found>) => each.document.name);
    expect({ status, names }).toEqual({
      status: 200,
      names: [rest.name('tools/b'), rest.name('tools/a')],
    });
  });

  it('begins a transaction and returns its id first', async () => {
    const structuredQuery = { from, limit: 1 };
    const { body } = await rest.call('POST', ':runQuery', {
      body: { structuredQuery, newTransaction: { readOnly: {} } },
    });
    expect(body[0]).toMatchObject({ transaction: expect.stringMatching(/^[\w+/]+=*$/) });
  });

  it('fails with an object, not a list', async () => {
    expect(await run({ from, limit: -1 })).toEqual(
      failure(400, 'INVALID_ARGUMENT', 'limit is negative'),
    );
    const nothing = await rest.call('POST', ':runQuery', { body: {} });
    expect(nothing).toMatchObject(failure(400, 'INVALID_ARGUMENT'));
  });
});

describe('POST :runAggregationQuery', () => {
  it('counts, sums and averages', async () => {
    const aggregations = [
      { alias: 'all', count: {} },
      { alias: 'some', count: { upTo: '2' } },
      { alias: 'sum', sum: { field: { fieldPath: 'n' } } },
      { alias: 'mean', avg: { field: { fieldPath: 'n' } } },
    ];
    const structuredAggregationQuery = { structuredQuery: { from }, aggregations };
    const { status, body } = await rest.call('POST', ':runAggregationQuery', {
      body: { structuredAggregationQuery },
    });
    expect({ status, body }).toMatchObject({ status: 200, body: [{ readTime: time }] });
    expect(body[0].result.aggregateFields).toEqual({
      all: integer(3),
      some: integer(2),
      sum: integer(6),
      mean: { doubleValue: 2 },
    });
  });
});

describe('POST :runAggregationQuery with an order', () => {
  it('rejects an order by name before the summed field', async () => {
    const byName = [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }];
    const aggregations = [{ alias: 'sum', sum: { field: { fieldPath: 'n' } } }];
    const structuredAggregationQuery = { structuredQuery: { from, orderBy: byName }, aggregations };
    const message = expect.stringContaining('has fields [n] after __name__');
    const reply = await rest.call('POST', ':runAggregationQuery', {
      body: { structuredAggregationQuery },
    });
    expect(reply).toEqual(failure(400, 'INVALID_ARGUMENT', message));
  });
});

describe('POST :partitionQuery', () => {
  it('is not supported by emulators', async () => {
    const reply = await rest.call('POST', ':partitionQuery', { body: {}, headers: owner });
    expect(reply).toMatchObject(failure(501, 'UNIMPLEMENTED'));
  });
});
