import {
  FieldPath,
  FieldValue,
  Filter,
  type Query,
  type VectorQueryOptions,
} from '@google-cloud/firestore';
import { describe, expect, it } from 'vitest';
import { collectionOf, connect, freshId, isOfficial } from '../support/firestore.ts';

const firestore = connect();

const vector = FieldValue.vector;

const shapes = () =>
  collectionOf(firestore, {
    east: { v: vector([1, 0]), n: 1 },
    'east again': { v: vector([1, 0]), n: 2 },
    far: { v: vector([3, 4]), n: 3 },
    north: { v: vector([0, 2]), n: 4 },
    west: { v: vector([-1, 0]), n: 5 },
    zero: { v: vector([0, 0]), n: 6 },
    'in three dimensions': { v: vector([1, 0, 0]), n: 7 },
    'an array': { v: [1, 0], n: 8 },
    'a text': { v: 'east', n: 9 },
    'no vector': { n: 10 },
  });

const search = (query: Query, options: Partial<VectorQueryOptions> = {}) =>
  query.findNearest({
    vectorField: 'v',
    queryVector: [1, 0],
    limit: 100,
    distanceMeasure: 'EUCLIDEAN',
    distanceResultField: 'distance',
    ...options,
  });

const nearest = async (query: Query, options: Partial<VectorQueryOptions> = {}) =>
  (await search(query, options).get()).docs.map(({ id }) => id);

describe('findNearest', () => {
  it.each<[VectorQueryOptions['distanceMeasure'], [string, number][]]>([
    [
      'EUCLIDEAN',
      [
        ['east', 0],
        ['east again', 0],
        ['zero', 1],
        ['west', 2],
        ['north', Math.sqrt(5)],
        ['far', Math.sqrt(20)],
      ],
    ],
    [
      'COSINE',
      [
        ['east', 0],
        ['east again', 0],
        ['far', 0.4],
        ['north', 1],
        ['west', 2],
        ['zero', Number.NaN],
      ],
    ],
    [
      'DOT_PRODUCT',
      [
        ['far', 3],
        ['east', 1],
        ['east again', 1],
        ['north', 0],
        ['zero', 0],
        ['west', -1],
      ],
    ],
  ])('by %s returns vectors of the same dimension, nearest first', async (measure, expected) => {
    const { docs } = await search(await shapes(), { distanceMeasure: measure }).get();
    expect(docs.map((document) => [document.id, document.get('distance')])).toEqual(expected);
  });

  it('keeps ties in the order of the query', async () => {
    const collection = await shapes();
    expect(await nearest(collection.orderBy('n', 'desc'), { limit: 2 })).toEqual([
      'east again',
      'east',
    ]);
  });

  it.each<[VectorQueryOptions['distanceMeasure'], number, string[]]>([
    ['EUCLIDEAN', 1, ['east', 'east again', 'zero']],
    ['COSINE', 0.4, ['east', 'east again', 'far']],
    ['DOT_PRODUCT', 1, ['far', 'east', 'east again']],
  ])('by %s includes the threshold %d', async (measure, threshold, ids) => {
    const options = { distanceMeasure: measure, distanceThreshold: threshold };
    expect(await nearest(await shapes(), options)).toEqual(ids);
  });

  it('searches the documents that match the filters', async () => {
    const collection = await shapes();
    expect(await nearest(collection.where('n', '==', 4))).toEqual(['north']);
    expect(await nearest(collection.where('n', '>', 4))).toEqual(['zero', 'west']);
    const either = Filter.or(Filter.where('n', '==', 5), Filter.where('n', 'in', [2, 7]));
    expect(await nearest(collection.where(either))).toEqual(['east again', 'west']);
  });

  it('searches collection groups', async () => {
    const id = freshId();
    await firestore.doc(`a/a/${id}/deep`).set({ v: vector([0, 1]) });
    await firestore.doc(`${id}/shallow`).set({ v: vector([1, 0]) });
    expect(await nearest(firestore.collectionGroup(id))).toEqual(['shallow', 'deep']);
  });

  it('returns the distance in a result field, which hides a stored field', async () => {
    const collection = await shapes();
    const [first] = (await search(collection, { distanceResultField: 'n', limit: 1 }).get()).docs;
    expect(first?.data()).toEqual({ v: vector([1, 0]), n: 0 });
    const stored = await collection.doc('east').get();
    expect(stored.get('n')).toBe(1);
  });

  it('treats the name of that field as a name, not as a path', async () => {
    const options = { distanceResultField: 'a.b', limit: 1 };
    const [first] = (await search(await shapes(), options).get()).docs;
    expect(first?.get(new FieldPath('a.b'))).toBe(0);
  });

  it('returns the distance only when the projection contains it', async () => {
    const collection = await shapes();
    const of = async (query: Query) => (await search(query, { limit: 1 }).get()).docs[0]?.data();
    expect(await of(collection.select('n'))).toEqual({ n: 1 });
    expect(await of(collection.select('distance'))).toEqual({ distance: 0 });
  });

  it('returns no distance when none is requested', async () => {
    const options = { vectorField: 'v', queryVector: [1, 0], limit: 1 };
    const query = (await shapes()).findNearest({ ...options, distanceMeasure: 'COSINE' });
    expect((await query.get()).docs[0]?.data()).toEqual({ v: vector([1, 0]), n: 1 });
  });

  it('finds nothing when no document has the field', async () => {
    expect(await nearest(await shapes(), { vectorField: 'other' })).toEqual([]);
  });

  it('finds vectors in maps', async () => {
    const collection = await collectionOf(firestore, { x: { map: { v: vector([1, 1]) } } });
    // Google's emulator does not find them.
    const ids = isOfficial ? [] : ['x'];
    expect(await nearest(collection, { vectorField: 'map.v' })).toEqual(ids);
  });
});
