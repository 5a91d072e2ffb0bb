import {
  FieldPath,
  Filter,
  type Query,
  Timestamp,
  type WhereFilterOp,
} from '@google-cloud/firestore';
import { describe, expect, it } from 'vitest';
import { catalogueOf, idsOf } from '../support/catalogue.ts';
import { collectionOf, connect, freshId } from '../support/firestore.ts';

const firestore = connect();
const tools = await catalogueOf(firestore);

describe('RunQuery: filters', () => {
  it.each<[string, Query, string[]]>([
    ['==', tools.where('kind', '==', 'cut'), ['axe', 'chisel']],
    ['== null', tools.where('kind', '==', null), ['file']],
    ['== NaN', tools.where('stock', '==', Number.NaN), ['glue']],
    [
      '!= excludes null and missing',
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
    ['a field that no document has', tools.where('nothing', '==', 1), []],
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
      'a document that matches both sides, once',
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

  it('finds booleans, zero and the empty string in a list of values', async () => {
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

describe('RunQuery: collections and results', () => {
  it('returns only the selected fields', async () => {
    const [axe] = (await tools.select('price', 'size.length').limit(1).get()).docs;
    expect(axe?.data()).toEqual({ price: 30 });
    const [bare] = (await tools.select().limit(1).get()).docs;
    expect(bare?.data()).toEqual({});
  });

  it('a collection excludes its subcollections; a group includes all collections of its id', async () => {
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

  it('finds nothing in a missing collection', async () => {
    expect(await idsOf(firestore.collection(freshId()).orderBy('n'))).toEqual([]);
  });

  it('accepts equality on the name with an inequality of it', async () => {
    const query = tools.where('__name__', '==', 'axe').where('price', '>', 1);
    expect(await idsOf(query.where('__name__', '>', 'aaa'))).toEqual(['axe']);
    expect(await idsOf(query.where('__name__', '!=', 'brace'))).toEqual(['axe']);
  });

  it('compares stored microseconds with nanoseconds, except within lists and maps', async () => {
    const at = (nanos: number) => new Timestamp(5, nanos);
    const collection = await collectionOf(firestore, {
      a: { at: at(1_999), all: [at(1_999)] },
      b: { at: at(2_000), all: [at(2_000)] },
    });
    const ids = (field: string, operator: WhereFilterOp, value: unknown) =>
      idsOf(collection.where(field, operator, value));
    expect(await ids('at', '==', at(1_999))).toEqual([]);
    expect(await ids('at', '<', at(1_999))).toEqual(['a']);
    expect(await ids('at', '>=', at(1_999))).toEqual(['b']);
    expect(await ids('all', 'array-contains', at(1_999))).toEqual([]);
    expect(await ids('at', 'in', [at(1_999)])).toEqual(['a']);
    expect(await ids('all', '==', [at(1_999)])).toEqual(['a']);
    expect(await idsOf(collection.orderBy('at').startAt(at(1_999)))).toEqual(['b']);
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
