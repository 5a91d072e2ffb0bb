/**
 * The queries that a condition for `list` allows: those for whose results it can be proved.
 * https://firebase.google.com/docs/firestore/security/rules-query
 */

/** A filter in the notation of the SDKs, or a disjunction. */
export type Where = readonly [field: string, op: string, value: unknown] | { or: readonly Where[] };

/** A query: its filters, which must all match, and the rest. */
export interface ListQuery {
  where: readonly Where[];
  limit?: number;
  offset?: number;
  orderBy?: readonly [field: string, direction: 'ASCENDING' | 'DESCENDING'][];
}

/** A rules condition and a query. */
export type ProofCase = readonly [condition: string, query: ListQuery];

const data = (condition: string, ...where: Where[]): ProofCase => [
  condition.replaceAll('$', 'resource.data.'),
  { where },
];

const seven: Where = ['n', '>', 7];
const lacksFive: Where = ['n', '!=', 5];
const hasX: Where = ['tags', 'array-contains', 'x'];
const hasXorY: Where = ['tags', 'array-contains-any', ['x', 'y']];

export const allowed: readonly ProofCase[] = [
  // Ranges.
  data('$n > 5', seven),
  data('$n > 7', seven),
  data('$n >= 7', seven),
  data('$n > 5.5', seven),
  data('5 < $n', seven),
  data("resource.data['n'] > 5", seven),
  data('($n > 5) == true', seven),
  data('$n > 5 ? $n > 6 : false', seven),
  data('$n > 5 || $m > 5', seven),
  data('$m > 5 || $n > 5', seven),
  data('$n >= 7', ['n', '>=', 7]),
  data('$n < 10', ['n', '<', 10]),
  data('$n <= 10', ['n', '<', 10]),
  data('$n < 10.5', ['n', '<=', 10]),
  data('$n > 5 && $n < 10', ['n', '>', 6], ['n', '<', 9]),
  data("$s > 'a'", ['s', '>', 'b']),
  data('$when < request.time', ['when', '<', new Date(0)]),
  data('$when < timestamp.date(2020, 1, 1)', ['when', '<', new Date('2019-01-01')]),
  data('$a.b > 0', ['a.b', '>', 1]),
  data('$a is map', ['a.b', '>', 1]),
  data('$n < $m', ['n', '==', 7], ['m', '>', 7]),
  data("'n' in resource.data", seven),
  data("resource.data.get('n', 0) > 5", seven),
  // Inequalities.
  data('$n != 7', seven),
  data('$n != 3', seven),
  data('$n != 4', ['n', '>=', 5]),
  data('$n != 12', ['n', '<', 10]),
  data('$n != 5', lacksFive),
  data('5 != $n', lacksFive),
  data('$n != null', lacksFive),
  data('$n != null', ['n', '!=', null]),
  data('$n != null', seven),
  data('!($n in [5])', lacksFive),
  data('!($n in [3])', seven),
  data('$n != 5', ['n', 'not-in', [5, 6]]),
  data('!($n in [5, 6])', ['n', 'not-in', [5, 6]]),
  // Equality, and each value of `in`.
  data('$n > 5', ['n', '==', 7]),
  data('$n != 7', ['n', '==', 8]),
  data('$n == 7.0', ['n', '==', 7]),
  data('$n is int', ['n', '==', 7]),
  data('$n == 7 && $m == 1', ['n', '==', 7], ['m', '==', 1]),
  data('$n == $m', ['n', '==', 7], ['m', '==', 7]),
  data('$b', ['b', '==', true]),
  data('$a.b == 1', ['a.b', '==', 1]),
  data('$a.b == 1', ['a', '==', { b: 1 }]),
  data("$s.matches('a.*')", ['s', '==', 'abc']),
  data('$n == null', ['n', 'IS_NULL', null]),
  data("resource.data.get('n', 0) == 7", ['n', '==', 7]),
  data('$u == request.auth.uid', ['u', '==', 'alice']),
  data('$u == request.auth.uid', ['u', 'in', ['alice']]),
  data("$roles[request.auth.uid] in ['owner', 'writer']", ['roles.alice', 'in', ['owner']]),
  data('$n > 5', ['n', 'in', [6, 7]]),
  data('$n in [6, 7, 8]', ['n', 'in', [6, 7]]),
  data('$n == 6 || $n == 7', ['n', 'in', [6, 7]]),
  // Lists.
  data("'x' in $tags", hasX),
  data('request.auth.uid in $tags', ['tags', 'array-contains', 'alice']),
  data("$tags.hasAny(['x', 'y'])", hasX),
  data("$tags.hasAny(['x', 'y'])", hasXorY),
  data("'x' in $tags || 'y' in $tags", hasXorY),
  data("'x' in $tags", ['tags', '==', ['x', 'y']]),
  data('$s in $tags', ['s', '==', 'x'], hasX),
  // Every alternative.
  data('$n == 7 || $m == 1', {
    or: [
      ['n', '==', 7],
      ['m', '==', 1],
    ],
  }),
  data('$n > 5', { or: [seven, ['n', '==', 6]] }),
  // Conditions that hold for every query.
  data('true'),
  data('$n == 7 || true'),
  data('resource != null'),
  data('resource.data is map'),
  data("id == 'x'", ['__name__', '==', 'x']),
  // https://firebase.google.com/docs/firestore/security/rules-query#secure_and_query_documents_based_on_the_query_s_properties
  ['request.query.limit <= 10', { where: [], limit: 10 }],
  ['request.query.limit == null', { where: [] }],
  ['request.query.offset == 0', { where: [] }],
  ['request.query.offset == 2', { where: [], offset: 2 }],
  ["request.query.orderBy.n == 'ASC'", { where: [], orderBy: [['n', 'ASCENDING']] }],
  ["request.query.orderBy.n == 'DESC'", { where: [], orderBy: [['n', 'DESCENDING']] }],
  ['request.query.orderBy == {}', { where: [] }],
  ["request.path == /databases/(default)/documents/c && request.method == 'list'", { where: [] }],
];

export const denied: readonly ProofCase[] = [
  data('$n > 8', seven),
  data('$n < 5', seven),
  data('!($n < 5)', seven),
  data('$n > 7', ['n', '>=', 7]),
  data('$n < 9', ['n', '<', 10]),
  data('$n != 9', seven),
  data('$n != 5', ['n', '>=', 5]),
  data('$n == 8', seven),
  data('$n == 7', ['n', '>=', 7], ['n', '<=', 7]),
  data('$n == $n', seven),
  data('$n < $m', ['n', '<', 7], ['m', '>', 7]),
  data('$n + 1 > 5', seven),
  data('$n is number', seven),
  data("$s > 'a'", ['s', '>', 3]),
  data('$n > 5 && $m > 5', seven),
  data("'m' in resource.data", seven),
  data('$n == 5', lacksFive),
  data('$n != 6', lacksFive),
  data('$b', ['b', '!=', false]),
  data('$n > 5', ['n', 'in', [4, 7]]),
  data('$n in [6]', ['n', 'in', [6, 7]]),
  data('$n in [7.0]', ['n', '==', 7]),
  data("'y' in $tags", hasX),
  data("'x' in $tags", hasXorY),
  data('$tags.size() > 0', hasX),
  data("$tags[0] == 'x'", hasX),
  data("$tags.hasOnly(['x'])", hasX),
  data("$s.matches('a.*')", ['s', '>=', 'a'], ['s', '<', 'b']),
  data('$n == 7', {
    or: [
      ['n', '==', 7],
      ['m', '==', 1],
    ],
  }),
  data('$n > 5', { or: [seven, ['n', '==', 4]] }),
  data('$n == 7'),
  data('resource.data.size() > 0'),
  data('resource == null'),
  data("resource.id == 'x'"),
  data("id != 'secret'"),
  ['request.query.limit <= 10', { where: [], limit: 11 }],
  ['request.query.limit <= 10', { where: [] }],
  ["request.query.orderBy.n == 'ASC'", { where: [], orderBy: [['n', 'DESCENDING']] }],
];

/**
 * Google's emulator 1.19.9 allows these, although the query may return documents for which the
 * condition does not hold. It treats a field that the query does not mention as missing, and a
 * value with a known range as absent from every list. By the documentation, a query fails when it
 * could return documents that the client may not read.
 */
export const unproved: readonly ProofCase[] = [
  data("resource.data.get('m', 0) == 0", ['n', '==', 7]),
  data("!('m' in resource.data)", ['n', '==', 7]),
  data("resource.data.keys().hasOnly(['n'])", ['n', '==', 7]),
  data("$a == {'b': 1}", ['a.b', '==', 1]),
  data('!($n in [9])', seven),
];
