import { describe, expect, it } from 'vitest';
import { codes, failureOf, freshId, isOfficial } from '../support/firestore.ts';
import { connectRpc, messagesOf } from '../support/rpc.ts';

// Without the SDK, which itself rejects some of these.
const { client, root, database, nameOf } = connectRpc();
const collectionId = freshId();
await client.commit({
  database,
  writes: [{ update: { name: nameOf(`${collectionId}/x`), fields: { n: { integerValue: 1 } } } }],
});

const run = async (query: object) => {
  const structuredQuery = { from: [{ collectionId }], ...query };
  const stream = client.runQuery({ parent: root, structuredQuery } as object);
  const messages = await messagesOf<{ document?: { name: string } }>(stream);
  return messages.flatMap(({ document }) => document?.name.split('/').at(-1) ?? []);
};

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
const filter = (fieldPath: string, op: string, value: object = { integerValue: 1 }) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});

const list = (count: number) => ({
  arrayValue: { values: numbers(count).map((integerValue) => ({ integerValue })) },
});

const text = (length: number) => ({ stringValue: 'x'.repeat(length) });
const bytes = (length: number) => ({ bytesValue: Buffer.alloc(length) });

const all = (...filters: object[]) => ({ where: { compositeFilter: { op: 'AND', filters } } });
const any = (...filters: object[]) => ({ where: { compositeFilter: { op: 'OR', filters } } });
const equalities = (count: number) => numbers(count).map((n) => filter(`f${n}`, 'EQUAL'));
const ranges = (count: number) => numbers(count).map((n) => filter(`f${n}`, 'GREATER_THAN'));
const by = (...fields: string[]) => ({
  orderBy: fields.map((fieldPath) => ({ field: { fieldPath } })),
});

describe.concurrent('RunQuery: limits', () => {
  it.each<[string, object, string[]]>([
    ["30 values of 'in'", all(filter('n', 'IN', list(30))), ['x']],
    ["10 values of 'not-in'", all(filter('n', 'NOT_IN', list(10))), []],
    ["30 values of 'array-contains-any'", all(filter('n', 'ARRAY_CONTAINS_ANY', list(30))), []],
    ['30 disjunctions', any(...equalities(29), filter('n', 'EQUAL')), ['x']],
    ['ranges on 10 fields', all(...ranges(10)), []],
    ['100 filters', all(...equalities(100)), []],
    ['99 filters and an order', { ...all(...equalities(99)), ...by('n') }, []],
    ['a text of 1,499 bytes', all(filter('n', 'EQUAL', text(1_499))), []],
    ['1,500 bytes', all(filter('n', 'EQUAL', bytes(1_500))), []],
    [
      'a longer text in a cursor',
      { ...by('n'), startAt: { values: [text(2_000)], before: true } },
      [],
    ],
    ['an empty conjunction', all(), ['x']],
    ['a cursor without values', { ...by('n'), startAt: { values: [], before: true } }, ['x']],
  ])('accepts %s', async (_, query, expected) => {
    expect(await run(query)).toEqual(expected);
  });

  it.each<[string, object]>([
    ["no value of 'in'", all(filter('n', 'IN', list(0)))],
    ["no value of 'not-in'", all(filter('n', 'NOT_IN', list(0)))],
    ["'in' without a list", all(filter('n', 'IN'))],
    ['31 disjunctions', any(...equalities(31))],
    ['ranges on 11 fields', all(...ranges(11))],
    ['101 filters', all(...equalities(101))],
    ['100 filters and an order', { ...all(...equalities(100)), ...by('n') }],
    ['a text of 1,500 bytes', all(filter('n', 'EQUAL', text(1_500)))],
    [
      'a text of 750 letters with two bytes',
      all(filter('n', 'EQUAL', { stringValue: 'ü'.repeat(750) })),
    ],
    ['1,501 bytes', all(filter('n', 'EQUAL', bytes(1_501)))],
    [
      'a map with a long text',
      all(filter('n', 'EQUAL', { mapValue: { fields: { a: text(1_500) } } })),
    ],
    [
      "a long text in a list of 'in'",
      all(filter('n', 'IN', { arrayValue: { values: [text(1), text(1_500)] } })),
    ],
    ["a long text for 'array-contains'", all(filter('n', 'ARRAY_CONTAINS', text(1_500)))],
    ['an empty disjunction', any()],
    [
      'a composite filter without an operator',
      { where: { compositeFilter: { filters: equalities(1) } } },
    ],
    ['a negative limit', { limit: { value: -1 } }],
    ['a negative offset', { offset: -1 }],
    ['a cursor with more values than orders', { ...by('__name__'), startAt: list(2).arrayValue }],
    ['a string as a name', all(filter('__name__', 'EQUAL', { stringValue: 'x' }))],
    ['two collections', { from: [{ collectionId }, { collectionId: 'other' }] }],
    ['an invalid field path', all(filter('a..b', 'EQUAL'))],
  ])('rejects %s', async (_, query) => {
    expect(await failureOf(run(query))).toMatchObject({ code: codes.INVALID_ARGUMENT });
  });
});

describe('RunAggregationQuery', () => {
  const counts = (count: number) => ({
    structuredQuery: { from: [{ collectionId }] },
    aggregations: Array.from({ length: count }, (_, n) => ({ alias: `a${n}`, count: {} })),
  });
  const aggregate = (count: number) =>
    messagesOf(
      client.runAggregationQuery({ parent: root, structuredAggregationQuery: counts(count) }),
    );

  it('answers five aggregations', async () => {
    expect(await aggregate(5)).toHaveLength(1);
  });

  it('rejects none', async () => {
    expect(await failureOf(aggregate(0))).toMatchObject({
      code: codes.INVALID_ARGUMENT,
      message: expect.stringContaining('Aggregations can not be empty.'),
    });
  });

  // Google's emulator fails without a text; production has this one.
  it('rejects six', async () => {
    expect(await failureOf(aggregate(6))).toMatchObject(
      isOfficial
        ? { code: codes.UNKNOWN }
        : {
            code: codes.INVALID_ARGUMENT,
            message: expect.stringContaining('maximum number of aggregations'),
          },
    );
  });
});

it('RunAggregationQuery: names cannot be summed', async () => {
  const structuredAggregationQuery = {
    structuredQuery: { from: [{ collectionId }] },
    aggregations: [{ alias: 'total', sum: { field: { fieldPath: '__name__' } } }],
  };
  const stream = client.runAggregationQuery({ parent: root, structuredAggregationQuery });
  expect(await failureOf(messagesOf(stream))).toMatchObject({
    code: codes.INVALID_ARGUMENT,
  });
});
