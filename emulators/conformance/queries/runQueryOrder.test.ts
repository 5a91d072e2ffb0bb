import { FieldPath, Filter, type Query } from '@google-cloud/firestore';
import { describe, expect, it } from 'vitest';
import { catalogueOf, idsOf } from '../support/catalogue.ts';
import { collectionOf, connect } from '../support/firestore.ts';

const firestore = connect();
const tools = await catalogueOf(firestore);

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
      'an order on an equality field',
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
    [
      'startAt a value that no document has',
      tools.orderBy('price').startAt(31).limit(1),
      ['brace'],
    ],
    [
      'cursors in descending order',
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
      'names in descending order after an equality',
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
    const ids: string[] = [];
    let page = await collection.orderBy('v', 'desc').limit(4).get();
    while (!page.empty) {
      ids.push(...page.docs.map(({ id }) => id));
      const last = page.docs.at(-1);
      if (!last) break;
      page = await collection.orderBy('v', 'desc').startAfter(last).limit(4).get();
    }
    expect(new Set(ids).size).toBe(25);
    expect(ids).toHaveLength(25);
  });

  it('sorts names and strings by UTF-8 bytes, not by UTF-16 units', async () => {
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

  it('reflects changes of a sorted field', async () => {
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
