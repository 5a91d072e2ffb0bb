import { FieldPath, Filter, type Query, Timestamp } from '@google-cloud/firestore';
import { describe, expect, it } from 'vitest';
import { codes, collectionOf, connect, failureOf, freshId } from './support/firestore.ts';

const firestore = connect();

const idsOf = async (query: Query) => (await query.get()).docs.map(({ id }) => id);

const tools = await collectionOf(firestore, {
  axe: { price: 30, kind: 'cut', stock: 4, tags: ['steel', 'wood'] },
  brace: { price: 45.5, kind: 'drill', stock: 0, tags: [] },
  chisel: { price: 12, kind: 'cut', stock: 9, tags: ['steel'] },
  drill: { price: 120, kind: 'drill', stock: 2, tags: ['steel', 'power'] },
  file: { price: 8, kind: null, stock: 9 },
  glue: { price: 'on request', kind: 'join', stock: Number.NaN, tags: 'steel' },
  hammer: { kind: 'join', stock: 9n, size: { length: 30, weight: 0.5 } },
});

describe('RunQuery: filters', () => {
  it.each<[string, Query, string[]]>([
    ['==', tools.where('kind', '==', 'cut'), ['axe', 'chisel']],
    ['== null', tools.where('kind', '==', null), ['file']],
    ['== NaN', tools.where('stock', '==', Number.NaN), ['glue']],
    [
      '!= leaves out null and missing',
      tools.where('kind', '!=', 'cut'),
      ['brace', 'drill', 'glue', 'hammer'],
    ],
    [
      '!= null',
      tools.where('kind', '!=', null),
      ['axe', 'chisel', 'brace', 'drill', 'glue', 'hammer'],
    ],
    [
      '!= NaN',
      tools.where('stock', '!=', Number.NaN),
      ['brace', 'drill', 'axe', 'chisel', 'file', 'hammer'],
    ],
    ['< stays within numbers', tools.where('price', '<', 30), ['file', 'chisel']],
    ['<=', tools.where('price', '<=', 30), ['file', 'chisel', 'axe']],
    ['> stays within numbers', tools.where('price', '>', 30), ['brace', 'drill']],
    ['>=', tools.where('price', '>=', 30), ['axe', 'brace', 'drill']],
    ['>= on a text', tools.where('price', '>=', ''), ['glue']],
    ['in', tools.where('kind', 'in', ['join', 'drill']), ['brace', 'drill', 'glue', 'hammer']],
    ['not-in', tools.where('kind', 'not-in', ['join', 'drill']), ['axe', 'chisel']],
    ['not-in with null', tools.where('kind', 'not-in', ['cut', null]), []],
    ['array-contains', tools.where('tags', 'array-contains', 'steel'), ['axe', 'chisel', 'drill']],
    [
      'array-contains-any',
      tools.where('tags', 'array-contains-any', ['power', 'wood']),
      ['axe', 'drill'],
    ],
    ['a nested field', tools.where('size.length', '==', 30), ['hammer']],
    ['a whole map', tools.where('size', '==', { length: 30, weight: 0.5 }), ['hammer']],
    ['several equalities', tools.where('kind', '==', 'cut').where('stock', '==', 9), ['chisel']],
    [
      'equality and array-contains',
      tools.where('kind', '==', 'cut').where('tags', 'array-contains', 'wood'),
      ['axe'],
    ],
    [
      'a range and an equality',
      tools.where('kind', '==', 'drill').where('price', '>', 50),
      ['drill'],
    ],
    [
      'a range on both sides',
      tools.where('price', '>', 8).where('price', '<', 45.5),
      ['chisel', 'axe'],
    ],
    [
      'ranges on two fields',
      tools.where('price', '>', 10).where('stock', '>=', 4),
      ['chisel', 'axe'],
    ],
    ['an empty range', tools.where('price', '>', 50).where('price', '<', 50), []],
    ['a field nobody has', tools.where('nothing', '==', 1), []],
    ['NaN compared with <', tools.where('stock', '<', 3), ['brace', 'drill']],
  ])('%s', async (_, query, expected) => {
    expect(await idsOf(query)).toEqual(expected);
  });

  it.each<[string, Filter, string[]]>([
    [
      'or',
      Filter.or(Filter.where('kind', '==', 'join'), Filter.where('price', '<', 10)),
      ['file', 'glue'],
    ],
    [
      'or of equalities',
      Filter.or(Filter.where('kind', '==', 'join'), Filter.where('price', '==', 8)),
      ['file', 'glue', 'hammer'],
    ],
    [
      'a document that meets both sides once',
      Filter.or(Filter.where('kind', '==', 'cut'), Filter.where('stock', '==', 9)),
      ['axe', 'chisel', 'file', 'hammer'],
    ],
    [
      'or in and',
      Filter.and(
        Filter.where('stock', '==', 9),
        Filter.or(Filter.where('kind', '==', 'cut'), Filter.where('kind', '==', null)),
      ),
      ['chisel', 'file'],
    ],
    [
      'and in or',
      Filter.or(
        Filter.and(Filter.where('kind', '==', 'cut'), Filter.where('stock', '==', 4)),
        Filter.where('kind', '==', 'join'),
      ),
      ['axe', 'glue', 'hammer'],
    ],
    [
      'in within or',
      Filter.or(
        Filter.where('kind', 'in', ['cut', 'drill']),
        Filter.where('tags', 'array-contains', 'steel'),
      ),
      ['axe', 'brace', 'chisel', 'drill'],
    ],
  ])('composite: %s', async (_, filter, expected) => {
    expect(await idsOf(tools.where(filter))).toEqual(expected);
  });

  it('finds booleans, zero and the empty text in a list of values', async () => {
    const collection = await collectionOf(firestore, {
      a: { v: false, list: [false] },
      b: { v: 0, list: [0] },
      c: { v: '', list: [''] },
      d: { v: true, list: [true] },
    });
    const values = [false, 0, ''];
    expect(await idsOf(collection.where('v', 'in', values))).toEqual(['a', 'b', 'c']);
    expect(await idsOf(collection.where('v', 'not-in', values))).toEqual(['d']);
    expect(await idsOf(collection.where('list', 'array-contains-any', values))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('1 and 1.0 are equal, also inside arrays and maps', async () => {
    const collection = await collectionOf(firestore, { a: { v: [1], m: { n: 2 } } });
    expect(await idsOf(collection.where('v', '==', [1.0]).where('m', '==', { n: 2.0 }))).toEqual([
      'a',
    ]);
  });

  it('compares large integers with doubles exactly', async () => {
    const collection = await collectionOf(firestore, {
      a: { n: 9007199254740993n },
      b: { n: 9007199254740992 },
      c: { n: 9007199254740991n },
    });
    expect(await idsOf(collection.orderBy('n'))).toEqual(['c', 'b', 'a']);
    expect(await idsOf(collection.where('n', '>', 9007199254740992))).toEqual(['a']);
  });
});

describe('RunQuery: order, limits, cursors', () => {
  it.each<[string, Query, string[]]>([
    [
      'orderBy drops documents without the field',
      tools.orderBy('price'),
      ['file', 'chisel', 'axe', 'brace', 'drill', 'glue'],
    ],
    [
      'orderBy desc',
      tools.orderBy('price', 'desc'),
      ['glue', 'drill', 'brace', 'axe', 'chisel', 'file'],
    ],
    [
      'equal values by name',
      tools.orderBy('stock').orderBy('__name__'),
      ['glue', 'brace', 'drill', 'axe', 'chisel', 'file', 'hammer'],
    ],
    [
      'equal values by name in the direction of the last order',
      tools.orderBy('stock', 'desc'),
      ['hammer', 'file', 'chisel', 'axe', 'drill', 'brace', 'glue'],
    ],
    [
      'two orders',
      tools.orderBy('kind').orderBy('price', 'desc'),
      ['file', 'axe', 'chisel', 'drill', 'brace', 'glue'],
    ],
    [
      'an order on a pinned field',
      tools.where('kind', '==', 'cut').orderBy('kind').orderBy('price'),
      ['chisel', 'axe'],
    ],
    [
      'array-contains and an order',
      tools.where('tags', 'array-contains', 'steel').orderBy('price', 'desc'),
      ['drill', 'axe', 'chisel'],
    ],
    [
      'array-contains-any and an order',
      tools.where('tags', 'array-contains-any', ['steel', 'wood']).orderBy('price'),
      ['chisel', 'axe', 'drill'],
    ],
    [
      'in and an order',
      tools.where('kind', 'in', ['cut', 'drill']).orderBy('price'),
      ['chisel', 'axe', 'brace', 'drill'],
    ],
    ['limit', tools.orderBy('price').limit(2), ['file', 'chisel']],
    ['offset and limit', tools.orderBy('price').offset(2).limit(2), ['axe', 'brace']],
    ['an offset beyond the end', tools.offset(99), []],
    ['limitToLast', tools.orderBy('price').limitToLast(2), ['drill', 'glue']],
    ['startAt', tools.orderBy('price').startAt(30).limit(2), ['axe', 'brace']],
    ['startAfter', tools.orderBy('price').startAfter(30).limit(2), ['brace', 'drill']],
    ['endAt', tools.orderBy('price').endAt(30), ['file', 'chisel', 'axe']],
    ['endBefore', tools.orderBy('price').endBefore(30), ['file', 'chisel']],
    ['startAt a value nobody has', tools.orderBy('price').startAt(31).limit(1), ['brace']],
    [
      'cursors downwards',
      tools.orderBy('price', 'desc').startAfter(45.5).endAt(12),
      ['axe', 'chisel'],
    ],
    [
      'a cursor for the first of two orders',
      tools.orderBy('kind').orderBy('price').startAfter('cut'),
      ['brace', 'drill', 'glue'],
    ],
    [
      'a cursor for two orders',
      tools.orderBy('kind').orderBy('price').startAfter('cut', 12),
      ['axe', 'brace', 'drill', 'glue'],
    ],
    [
      'limitToLast before a cursor',
      tools.orderBy('price').endBefore(45.5).limitToLast(2),
      ['chisel', 'axe'],
    ],
    [
      'in with a cursor',
      tools.where('kind', 'in', ['cut', 'drill']).orderBy('price').startAfter(12).limit(2),
      ['axe', 'brace'],
    ],
    [
      'by name from a name',
      tools.orderBy('__name__').startAfter('chisel').limit(2),
      ['drill', 'file'],
    ],
    [
      'a range of names',
      tools
        .where(FieldPath.documentId(), '>', 'chisel')
        .where(FieldPath.documentId(), '<=', 'file'),
      ['drill', 'file'],
    ],
    ['one name', tools.where(FieldPath.documentId(), '==', 'glue'), ['glue']],
    [
      'names in a list',
      tools.where(FieldPath.documentId(), 'in', ['glue', 'axe', 'none']),
      ['axe', 'glue'],
    ],
    [
      'a name and a condition',
      tools.where(FieldPath.documentId(), 'in', ['glue', 'axe']).where('kind', '==', 'join'),
      ['glue'],
    ],
  ])('%s', async (_, query, expected) => {
    expect(await idsOf(query)).toEqual(expected);
  });

  it.each<[string, Query, string[]]>([
    [
      'array-contains on both sides of or',
      tools.where(
        Filter.or(
          Filter.where('tags', 'array-contains', 'power'),
          Filter.where('tags', 'array-contains', 'wood'),
        ),
      ),
      ['axe', 'drill'],
    ],
    ['!= and a range', tools.where('price', '!=', 12).where('price', '<', 40), ['file', 'axe']],
    [
      'not-in and a range',
      tools.where('price', 'not-in', [12]).where('price', '<', 40),
      ['file', 'axe'],
    ],
    [
      'two equalities on one field',
      tools.where('kind', '==', 'cut').where('kind', '==', 'drill'),
      [],
    ],
    [
      'an order before an inequality',
      tools.where('price', '>', 10).orderBy('stock'),
      ['brace', 'drill', 'axe', 'chisel'],
    ],
    [
      'names downwards behind an equality',
      tools.where('stock', '==', 9).orderBy('__name__', 'desc'),
      ['hammer', 'file', 'chisel'],
    ],
    ['all names but one', tools.where('__name__', '!=', 'axe').limit(2), ['brace', 'chisel']],
    ['null in a list matches nothing', tools.where('kind', 'in', [null, 'cut']), ['axe', 'chisel']],
    ['NaN in a list matches nothing', tools.where('stock', 'in', [Number.NaN, 4]), ['axe']],
    ['limit 0', tools.limit(0), []],
  ])('%s', async (_, query, expected) => {
    expect(await idsOf(query)).toEqual(expected);
  });

  it('pages through equal values by document snapshots, each document once', async () => {
    const collection = await collectionOf(
      firestore,
      Object.fromEntries(Array.from({ length: 25 }, (_, n) => [`d${n}`, { v: n % 3 }])),
    );
    const seen: string[] = [];
    let page = await collection.orderBy('v', 'desc').limit(4).get();
    while (!page.empty) {
      seen.push(...page.docs.map(({ id }) => id));
      const last = page.docs.at(-1);
      if (!last) break;
      page = await collection.orderBy('v', 'desc').startAfter(last).limit(4).get();
    }
    expect(new Set(seen).size).toBe(25);
    expect(seen).toHaveLength(25);
  });

  it('sorts names and texts by UTF-8 bytes, not by UTF-16 units', async () => {
    const ids = ['\uFFFD', '😀', 'z', 'ä', 'Z', '__id10__', '__id9__', 'a', 'a-b', '{'];
    const collection = await collectionOf(
      firestore,
      Object.fromEntries(ids.map((id) => [id, { id }])),
    );
    const utf8 = ['Z', 'a', 'a-b', 'z', '{', 'ä', '\uFFFD', '😀'];
    expect(await idsOf(collection.orderBy('__name__'))).toEqual(['__id9__', '__id10__', ...utf8]);
    expect(await idsOf(collection.orderBy('id'))).toEqual([
      'Z',
      '__id10__',
      '__id9__',
      ...utf8.slice(1),
    ]);
  });

  it('follows changes of a field it sorts by', async () => {
    const collection = await collectionOf(firestore, { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
    expect(await idsOf(collection.orderBy('n'))).toEqual(['a', 'b', 'c']);
    await collection.doc('a').update({ n: 9 });
    await collection.doc('b').delete();
    await collection.doc('d').set({ n: 0 });
    expect(await idsOf(collection.orderBy('n'))).toEqual(['d', 'c', 'a']);
    await collection.doc('c').set({ m: 1 });
    expect(await idsOf(collection.orderBy('n'))).toEqual(['d', 'a']);
  });
});

describe('RunQuery: what it runs over, what it returns', () => {
  it('returns only the selected fields', async () => {
    const [axe] = (await tools.select('price', 'size.length').limit(1).get()).docs;
    expect(axe?.data()).toEqual({ price: 30 });
    const [bare] = (await tools.select().limit(1).get()).docs;
    expect(bare?.data()).toEqual({});
  });

  it('a collection leaves out its subcollections, a group takes all of its id', async () => {
    const group = freshId();
    const root = firestore.collection(freshId());
    const place = (id: string) => root.doc(id).collection(group).doc(`in-${id}`);
    await Promise.all([
      place('a').set({ n: 2 }),
      place('b').set({ n: 1 }),
      firestore.collection(group).doc('top').set({ n: 3 }),
      place('a').collection('other').doc('deep').set({ n: 4 }),
    ]);
    expect(await idsOf(root.doc('a').collection(group))).toEqual(['in-a']);
    expect(await idsOf(firestore.collectionGroup(group).orderBy('n'))).toEqual([
      'in-b',
      'in-a',
      'top',
    ]);
    expect(await idsOf(firestore.collection(group))).toEqual(['top']);
    const below = firestore
      .collectionGroup(group)
      .where(FieldPath.documentId(), '>=', root.doc('b').path);
    expect((await idsOf(below)).filter((id) => id === 'in-a')).toEqual([]);
  });

  it('finds nothing in a collection that is not there', async () => {
    expect(await idsOf(firestore.collection(freshId()).orderBy('n'))).toEqual([]);
  });

  it('sorts timestamps by time', async () => {
    const at = (seconds: number, nanos: number) => ({ at: new Timestamp(seconds, nanos) });
    const collection = await collectionOf(firestore, {
      a: at(5, 2000),
      b: at(5, 1000),
      c: at(-5, 0),
    });
    expect(await idsOf(collection.orderBy('at'))).toEqual(['c', 'b', 'a']);
  });
});

// The SDK asks five times, over several seconds, whatever the failure is: hence all at once.
describe.concurrent('RunQuery: refusals', { timeout: 60_000 }, () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => n);

  it.each<[string, Query]>([
    ["31 values of 'in'", tools.where('price', 'in', many(31))],
    ["31 values of 'array-contains-any'", tools.where('tags', 'array-contains-any', many(31))],
    ["11 values of 'not-in'", tools.where('price', 'not-in', many(11))],
    [
      'more than 30 disjunctions',
      tools.where('price', 'in', many(6)).where('stock', 'in', many(6)),
    ],
    [
      'two array-contains',
      tools.where('tags', 'array-contains', 1).where('tags', 'array-contains', 2),
    ],
    ["'not-in' with '!='", tools.where('price', 'not-in', [1]).where('price', '!=', 2)],
    ["'not-in' with 'in'", tools.where('price', 'not-in', [1]).where('stock', 'in', [1, 2])],
    ["'not-in' twice", tools.where('price', 'not-in', [1]).where('stock', 'not-in', [2])],
    ["'!=' twice", tools.where('price', '!=', 1).where('price', '!=', 2)],
    ["'!=' on two fields", tools.where('price', '!=', 1).where('stock', '!=', 2)],
    [
      "'not-in' with 'or'",
      tools.where(Filter.or(Filter.where('price', 'not-in', [1]), Filter.where('stock', '==', 1))),
    ],
    ['a field sorted by twice', tools.orderBy('price').orderBy('price', 'desc')],
    ['an order behind that by name', tools.orderBy('__name__').orderBy('price')],
    [
      'array-contains with array-contains-any',
      tools.where('tags', 'array-contains', 1).where('tags', 'array-contains-any', [2, 3]),
    ],
  ])('%s', async (_, query) => {
    expect(await failureOf(query.get())).toMatchObject({ code: codes.INVALID_ARGUMENT });
  });

  it('names sorted downwards alone', async () => {
    expect(await failureOf(tools.orderBy('__name__', 'desc').get())).toMatchObject({
      code: codes.FAILED_PRECONDITION,
    });
  });
});
