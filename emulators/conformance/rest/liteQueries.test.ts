import {
  and,
  average,
  collection,
  collectionGroup,
  count,
  doc,
  documentId,
  endBefore,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  limit,
  limitToLast,
  or,
  orderBy,
  type Query,
  query,
  setDoc,
  startAfter,
  startAt,
  sum,
  where,
} from 'firebase/firestore/lite';
import { beforeAll, describe, expect, it } from 'vitest';
import { liteClient } from '../support/lite.ts';

const firestore = liteClient();
const tools = collection(firestore, 'tools');

const catalogue: Record<string, object> = {
  axe: { price: 30, kind: 'cut', tags: ['steel', 'wood'] },
  brace: { price: 45.5, kind: 'drill', tags: [] },
  chisel: { price: 12, kind: 'cut', tags: ['steel'] },
  drill: { price: 120, kind: 'drill', tags: ['steel', 'power'] },
  file: { price: Number.NaN, kind: null },
};

beforeAll(async () => {
  await Promise.all(
    Object.entries(catalogue).map(([id, fields]) => setDoc(doc(tools, id), fields)),
  );
  await setDoc(doc(tools, 'axe/parts/handle'), { of: 'axe' });
  await setDoc(doc(tools, 'none/parts/head'), { of: 'none' });
});

const idsOf = async (of: Query) => (await getDocs(of)).docs.map(({ id }) => id);

describe('firebase/firestore/lite: queries', () => {
  it.each<[string, () => Query, string[]]>([
    ['a whole collection, by name', () => tools, Object.keys(catalogue)],
    ['==', () => query(tools, where('kind', '==', 'cut')), ['axe', 'chisel']],
    ['== null', () => query(tools, where('kind', '==', null)), ['file']],
    ['== NaN', () => query(tools, where('price', '==', Number.NaN)), ['file']],
    ['!= null', () => query(tools, where('kind', '!=', null)), ['axe', 'chisel', 'brace', 'drill']],
    [
      'a range',
      () => query(tools, where('price', '>', 12), where('price', '<=', 45.5)),
      ['axe', 'brace'],
    ],
    ['in', () => query(tools, where('kind', 'in', ['drill', 'x'])), ['brace', 'drill']],
    ['not-in', () => query(tools, where('kind', 'not-in', ['drill'])), ['axe', 'chisel']],
    [
      'array-contains',
      () => query(tools, where('tags', 'array-contains', 'steel')),
      ['axe', 'chisel', 'drill'],
    ],
    [
      'array-contains-any',
      () => query(tools, where('tags', 'array-contains-any', ['wood', 'power'])),
      ['axe', 'drill'],
    ],
    ['by id', () => query(tools, where(documentId(), '>=', 'chisel')), ['chisel', 'drill', 'file']],
    [
      'or within and',
      () =>
        query(
          tools,
          and(
            where('price', '>', 12),
            or(
              where('kind', '==', 'cut'),
              and(where('kind', '==', 'drill'), where('price', '<', 100)),
            ),
          ),
        ),
      ['axe', 'brace'],
    ],
    [
      'in descending order',
      () => query(tools, orderBy('price', 'desc'), limit(2)),
      ['drill', 'brace'],
    ],
    [
      'the last of an order',
      () => query(tools, orderBy('price'), limitToLast(2)),
      ['brace', 'drill'],
    ],
    [
      'between cursors',
      () => query(tools, orderBy('price'), startAt(12), endBefore(120)),
      ['chisel', 'axe', 'brace'],
    ],
    ['a collection group', () => query(collectionGroup(firestore, 'parts')), ['handle', 'head']],
    ['below a document', () => collection(firestore, 'tools/none/parts'), ['head']],
    ['an empty collection', () => collection(firestore, 'nothing'), []],
  ])('%s', async (_, of, expected) => {
    expect(await idsOf(of())).toEqual(expected);
  });

  it('continues after a document', async () => {
    const pages = query(tools, orderBy('kind'), limit(2));
    const { docs } = await getDocs(pages);
    const last = await getDoc(doc(tools, docs[1]?.id ?? ''));
    expect(docs.map(({ id }) => id)).toEqual(['file', 'axe']);
    expect(await idsOf(query(pages, startAfter(last)))).toEqual(['chisel', 'brace']);
  });

  it('counts', async () => {
    expect((await getCount(query(tools, where('kind', '==', 'cut')))).data()).toEqual({ count: 2 });
  });

  it('counts, sums and averages at once', async () => {
    const priced = query(tools, where('price', '>', 0));
    const results = await getAggregate(priced, {
      n: count(),
      all: sum('price'),
      mean: average('price'),
    });
    expect(results.data()).toEqual({ n: 4, all: 207.5, mean: 51.875 });
  });

  it('returns 0 as the sum and null as the average of nothing', async () => {
    const nothing = collection(firestore, 'nothing');
    const results = await getAggregate(nothing, { all: sum('price'), mean: average('price') });
    expect(results.data()).toEqual({ all: 0, mean: null });
  });
});
