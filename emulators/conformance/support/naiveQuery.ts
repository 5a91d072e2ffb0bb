/** A naive query evaluation by the documentation, over plain values, without indexes. */

/** A value of one of the supported types. */
type Scalar = null | boolean | number | string;

/** The fields of a document; a missing one is undefined. */
export type Fields = Record<string, Scalar | Scalar[] | undefined>;

/** A condition on a field. */
export interface Condition {
  field: string;
  op: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains' | 'array-contains-any';
  value: Scalar | Scalar[];
}

/** A cursor, by values for the first orders. */
interface Bound {
  values: Scalar[];
  /** Whether the results include documents with exactly these values. */
  inclusive: boolean;
}

/** A query: all of the conditions, and all conditions of one of the alternatives, if any. */
export interface NaiveQuery {
  conditions: Condition[];
  either: Condition[][];
  order: { field: string; direction: 'asc' | 'desc' }[];
  start: Bound | undefined;
  end: Bound | undefined;
  offset: number;
  limit: number;
  fromTheEnd: boolean;
}

// https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering
const rankOf = (value: Scalar | Scalar[]) => {
  if (Array.isArray(value)) return 5;
  if (typeof value === 'number') return Number.isNaN(value) ? 2 : 3;
  return { object: 0, boolean: 1, string: 4 }[typeof value as 'object' | 'boolean' | 'string'];
};

const compareLists = (a: readonly Scalar[], b: readonly Scalar[]): number => {
  for (const [at, item] of a.entries()) {
    if (at >= b.length) return 1;
    const result = compare(item, b[at] as Scalar);
    if (result !== 0) return result;
  }
  return a.length - b.length;
};

const compare = (a: Scalar | Scalar[], b: Scalar | Scalar[]): number => {
  const byRank = rankOf(a) - rankOf(b);
  if (byRank !== 0) return byRank;
  if (Array.isArray(a) && Array.isArray(b)) return compareLists(a, b);
  if (a === b || Number.isNaN(a)) return 0;
  return (a as number) < (b as number) ? -1 : 1;
};

const isOneOf = (value: Scalar | Scalar[], items: Scalar | Scalar[]) =>
  [items].flat().some((item) => compare(value, item) === 0);

const holds = (document: Fields, { field, op, value }: Condition): boolean => {
  const stored = document[field];
  if (stored === undefined) return false;
  if (op === '==' || op === 'in') return isOneOf(stored, value);
  if (op === '!=') return stored !== null && !isOneOf(stored, value);
  if (op.startsWith('array')) {
    return Array.isArray(stored) && stored.some((item) => isOneOf(item, value));
  }
  if (rankOf(stored) !== rankOf(value)) return false;
  const difference = compare(stored, value);
  return difference === 0 ? op.endsWith('=') : difference < 0 === op.startsWith('<');
};

const passes = (document: Fields, { conditions, either }: NaiveQuery) =>
  conditions.every((part) => holds(document, part)) &&
  (either.length === 0 || either.some((parts) => parts.every((part) => holds(document, part))));

/** The explicit orders, then by each field with an inequality. */
const allOrders = ({ order, conditions, either }: NaiveQuery) => {
  const unequal = [conditions, ...either].flat().filter(({ op }) => /[<>!]/.test(op));
  const given = new Set(order.map(({ field }) => field));
  const implicit = new Set(unequal.map(({ field }) => field).filter((field) => !given.has(field)));
  const direction = order.at(-1)?.direction ?? 'asc';
  return [...order, ...[...implicit].sort().map((field) => ({ field, direction }))];
};

const signOf = (direction: 'asc' | 'desc' | undefined) => (direction === 'desc' ? -1 : 1);

const toBound = (document: Fields, { order }: NaiveQuery, { values }: Bound) => {
  for (const [at, value] of values.entries()) {
    const { field = '', direction } = order[at] ?? {};
    const difference = compare(document[field] as Scalar, value) * signOf(direction);
    if (difference !== 0) return difference;
  }
  return 0;
};

const isWithin = (document: Fields, query: NaiveQuery) => {
  const { start, end } = query;
  const fromStart = start ? toBound(document, query, start) || (start.inclusive ? 1 : -1) : 1;
  const fromEnd = end ? toBound(document, query, end) || (end.inclusive ? -1 : 1) : -1;
  return fromStart > 0 && fromEnd < 0;
};

/** The ids of the results, in their order. */
export const evaluate = (documents: Record<string, Fields>, query: NaiveQuery): string[] => {
  const orders = allOrders(query);
  const nameSign = signOf(orders.at(-1)?.direction);
  const sorted = Object.entries(documents)
    .filter(([, document]) => passes(document, query))
    .filter(([, document]) => orders.every(({ field }) => document[field] !== undefined))
    .filter(([, document]) => isWithin(document, query))
    .sort(([idA, a], [idB, b]) => {
      for (const { field, direction } of orders) {
        const difference = compare(a[field] as Scalar, b[field] as Scalar);
        if (difference !== 0) return difference * signOf(direction);
      }
      return idA < idB ? -nameSign : nameSign;
    })
    .map(([id]) => id);
  const { offset, limit, fromTheEnd } = query;
  return fromTheEnd ? sorted.slice(-limit) : sorted.slice(offset, offset + limit);
};
