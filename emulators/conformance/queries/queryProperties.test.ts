import { Filter, type Query } from '@google-cloud/firestore';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { collectionOf, connect, isOfficial } from '../support/firestore.ts';
import { type Condition, evaluate, type Fields, type NaiveQuery } from '../support/naiveQuery.ts';

const firestore = connect();

// Few values, so that they often match. Other types and their order: valueOrder.test.ts.
const ordinary = fc.constantFrom(false, true, 0, 1, 1.5, 2, '', 'a', 'b');
const scalar = fc.oneof({ weight: 8, arbitrary: ordinary }, fc.constantFrom(null, Number.NaN));
const field = fc.constantFrom('a', 'b', 'c');
const fields: fc.Arbitrary<Fields> = fc.record(
  { a: scalar, b: ordinary, c: scalar, tags: fc.array(ordinary, { maxLength: 3 }) },
  { requiredKeys: [] },
);

const equality = fc.record({ field, op: fc.constant('==' as const), value: scalar });
const range = fc.record({
  field,
  op: fc.constantFrom('<' as const, '<=' as const, '>' as const, '>=' as const),
  value: ordinary,
});

const simple: fc.Arbitrary<Condition> = fc.oneof(equality, range);

// Two values, so that no query exceeds Firestore's 30 disjunctions.
const two = fc.uniqueArray(ordinary, { minLength: 1, maxLength: 2 });
const listed = fc.record({ field, op: fc.constant('in' as const), value: two });

/** Conditions that a query may have only once. */
const single: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ field, op: fc.constant('!=' as const), value: scalar }),
  fc.record({
    field: fc.constant('tags'),
    op: fc.constant('array-contains' as const),
    value: ordinary,
  }),
  fc.record({
    field: fc.constant('tags'),
    op: fc.constant('array-contains-any' as const),
    value: two,
  }),
);

const listing: ReadonlySet<string> = new Set(['in', 'array-contains-any']);

const order = fc.uniqueArray(
  fc.record({ field, direction: fc.constantFrom('asc' as const, 'desc' as const) }),
  { maxLength: 3, selector: ({ field: name }) => name },
);

const bound = (orders: number) =>
  fc.option(
    fc.record({
      values: fc.array(scalar, { minLength: 1, maxLength: orders }),
      inclusive: fc.boolean(),
    }),
    { nil: undefined },
  );

/** The number of filters and orders of a query in disjunctive normal form. */
const partsOf = ({ conditions, either, order: orders }: NaiveQuery): number => {
  const alternatives = either.length > 0 ? either : [[]];
  const filters = alternatives.reduce((sum, parts) => sum + conditions.length + parts.length, 0);
  const ways = conditions.reduce(
    (product, { op, value }) => product * (listing.has(op) ? (value as unknown[]).length : 1),
    1,
  );
  return ways * filters + orders.length;
};

/** https://firebase.google.com/docs/firestore/query-data/queries#query_limitations */
const mostParts = 100;

const queryWith = (orders: NaiveQuery['order']): fc.Arbitrary<NaiveQuery> => {
  const bounds = orders.length > 0 ? bound(orders.length) : fc.constant(undefined);
  return fc.record({
    conditions: fc
      .tuple(
        fc.array(fc.oneof(simple, simple, listed), { maxLength: 2 }),
        fc.option(single, { nil: undefined }),
      )
      .map(([conditions, one]) => (one ? [...conditions, one] : conditions)),
    either: fc.array(fc.array(simple, { minLength: 1, maxLength: 2 }), { maxLength: 3 }),
    order: fc.constant(orders),
    start: bounds,
    end: bounds,
    offset: fc.nat(3),
    limit: fc.integer({ min: 1, max: 25 }),
    fromTheEnd: orders.length > 0 ? fc.boolean() : fc.constant(false),
  });
};

const anyQuery = order.chain(queryWith).filter((query) => partsOf(query) <= mostParts);

const filterOf = ({ field: name, op, value }: Condition) => Filter.where(name, op, value);

const build = (collection: Query, requested: NaiveQuery): Query => {
  const { conditions, either, start, end, offset, limit, fromTheEnd } = requested;
  let query = collection;
  for (const condition of conditions) query = query.where(filterOf(condition));
  if (either.length > 0) {
    const alternatives = either.map((parts) => Filter.and(...parts.map(filterOf)));
    query = query.where(Filter.or(...alternatives));
  }
  for (const { field: name, direction } of requested.order) query = query.orderBy(name, direction);
  if (start) query = query[start.inclusive ? 'startAt' : 'startAfter'](...start.values);
  if (end) query = query[end.inclusive ? 'endAt' : 'endBefore'](...end.values);
  return fromTheEnd ? query.limitToLast(limit) : query.offset(offset).limit(limit);
};

it('queries return and count the same as a naive evaluation', async () => {
  const documents = fc.array(fields, { maxLength: 20 });
  const property = fc.asyncProperty(documents, anyQuery, async (list, requested) => {
    const stored = Object.fromEntries(
      list.map((document, at) => [`d${String(at).padStart(2, '0')}`, document]),
    );
    const query = build(await collectionOf(firestore, stored), requested);
    const expected = evaluate(stored, requested);
    expect((await query.get()).docs.map(({ id }) => id)).toEqual(expected);
    if (requested.fromTheEnd) return;
    expect((await query.count().get()).data().count).toBe(expected.length);
  });
  await fc.assert(property, { numRuns: isOfficial ? 100 : 150 });
});
