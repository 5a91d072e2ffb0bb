import { Filter, type Query } from '@google-cloud/firestore';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { collectionOf, connect, isOfficial } from './support/firestore.ts';

const firestore = connect();

// Numbers and null alone: what is compared across types is the matter of valueOrder.test.ts.
const operand = fc.integer({ min: 0, max: 4 });
const field = fc.constantFrom('a', 'b', 'c');
const fields = fc.record(
  { a: fc.option(operand), b: operand, c: operand, tags: fc.array(operand, { maxLength: 3 }) },
  { requiredKeys: [] },
);
type Fields = Record<string, number | null | number[] | undefined>;

interface Condition {
  field: string;
  op: FirebaseFirestore.WhereFilterOp;
  value: number | number[];
}

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    field,
    op: fc.constantFrom('==' as const, '<' as const, '<=' as const, '>' as const, '>=' as const),
    value: operand,
  }),
  fc.record({
    field,
    op: fc.constant('in' as const),
    // Two, so that no query goes beyond the 30 disjunctions Firestore takes.
    value: fc.uniqueArray(operand, { minLength: 1, maxLength: 2 }),
  }),
);

interface Case {
  documents: Fields[];
  conditions: Condition[];
  either: Condition[];
  order: { field: string; direction: 'asc' | 'desc' }[];
  limit: number;
  offset: number;
  start: number | undefined;
}

const anyCase: fc.Arbitrary<Case> = fc.record({
  documents: fc.array(fields as fc.Arbitrary<Fields>, { maxLength: 20 }),
  conditions: fc.array(condition, { maxLength: 2 }),
  either: fc.array(condition, { maxLength: 2 }),
  order: fc.uniqueArray(
    fc.record({ field, direction: fc.constantFrom('asc' as const, 'desc' as const) }),
    { maxLength: 2, selector: (order) => order.field },
  ),
  limit: fc.integer({ min: 1, max: 25 }),
  offset: fc.nat(3),
  start: fc.option(operand, { nil: undefined }),
});

const holds = (document: Fields, { field: name, op, value }: Condition): boolean => {
  const stored = document[name];
  if (typeof stored !== 'number') return false;
  if (op === '==') return stored === value;
  if (Array.isArray(value)) return value.includes(stored);
  if (op === '<') return stored < value;
  if (op === '<=') return stored <= value;
  return op === '>' ? stored > value : stored >= value;
};

const rank = (value: unknown) => (value === null ? -1 : Number(value));

/** The orders by the book: what is asked for, then each field with an inequality, then the name. */
const allOrders = ({ order, conditions, either }: Case) => {
  const unequal = [...conditions, ...either].filter(({ op }) => op !== '==' && op !== 'in');
  const given = new Set(order.map(({ field: name }) => name));
  const implicit = [...new Set(unequal.map(({ field: name }) => name))].filter(
    (name) => !given.has(name),
  );
  const direction = order.at(-1)?.direction ?? 'asc';
  return [...order, ...implicit.sort().map((name) => ({ field: name, direction }))];
};

const evaluate = (wanted: Case): string[] => {
  const { documents, conditions, either, limit, offset, start } = wanted;
  const orders = allOrders(wanted);
  const nameSign = orders.at(-1)?.direction === 'desc' ? -1 : 1;
  const first = wanted.order[0];
  const isAfterStart = (document: Fields) => {
    if (start === undefined || !first) return true;
    const difference = rank(document[first.field]) - start;
    return first.direction === 'desc' ? difference <= 0 : difference >= 0;
  };
  return documents
    .map((document, at) => ({ document, id: `d${String(at).padStart(2, '0')}` }))
    .filter(({ document }) => conditions.every((part) => holds(document, part)))
    .filter(({ document }) => either.length === 0 || either.some((part) => holds(document, part)))
    .filter(({ document }) => orders.every(({ field: name }) => document[name] !== undefined))
    .filter(({ document }) => isAfterStart(document))
    .sort((a, b) => {
      for (const { field: name, direction } of orders) {
        const difference = rank(a.document[name]) - rank(b.document[name]);
        if (difference !== 0) return direction === 'desc' ? -difference : difference;
      }
      return a.id < b.id ? -nameSign : nameSign;
    })
    .slice(offset, offset + limit)
    .map(({ id }) => id);
};

const build = (collection: Query, { conditions, either, order, limit, offset, start }: Case) => {
  let query = collection;
  for (const { field: name, op, value } of conditions) query = query.where(name, op, value);
  if (either.length > 0) {
    query = query.where(
      Filter.or(...either.map((part) => Filter.where(part.field, part.op, part.value))),
    );
  }
  for (const { field: name, direction } of order) query = query.orderBy(name, direction);
  if (start !== undefined && order.length > 0) query = query.startAt(start);
  return query.offset(offset).limit(limit);
};

it('queries return and count what a naive evaluation gives', { timeout: 240_000 }, async () => {
  const property = fc.asyncProperty(anyCase, async (wanted) => {
    const documents = wanted.documents.map((document, at) => [
      `d${String(at).padStart(2, '0')}`,
      document,
    ]);
    const collection = await collectionOf(firestore, Object.fromEntries(documents));
    const query = build(collection, wanted);
    const expected = evaluate(wanted);
    expect((await query.get()).docs.map(({ id }) => id)).toEqual(expected);
    expect((await query.count().get()).data().count).toBe(expected.length);
  });
  await fc.assert(property, { numRuns: isOfficial ? 100 : 300 });
});
