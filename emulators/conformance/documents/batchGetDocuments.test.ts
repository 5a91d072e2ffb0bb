import { FieldPath, FieldValue, GeoPoint, Timestamp } from '@google-cloud/firestore';
import { describe, expect, it } from 'vitest';
import { collectionOf, connect } from '../support/firestore.ts';

const firestore = connect();

describe('BatchGetDocuments', () => {
  it('returns every type of value as it was written', async () => {
    const fields = {
      nothing: null,
      yes: true,
      whole: 42,
      large: 2 ** 53,
      fraction: 1.5,
      notANumber: Number.NaN,
      infinite: Number.NEGATIVE_INFINITY,
      text: 'Säge 😀',
      empty: '',
      bytes: Buffer.from([0, 255, 128]),
      at: new Timestamp(1_700_000_000, 123_456_000),
      place: new GeoPoint(-12.5, 170),
      other: firestore.doc('tools/saw'),
      list: [1, 'two', { three: [] }],
      map: { nested: { deep: true }, empty: {} },
      vector: FieldValue.vector([1, 2.5, -3]),
    };
    const collection = await collectionOf(firestore, { x: fields });
    const snapshot = await collection.doc('x').get();
    expect(snapshot.data()).toEqual(fields);
  });

  it('preserves field names that need quoting', async () => {
    const fields = { 'a.b': 1, 'c-d': 2, 'e`f': 3, 'g\\h': 4, 'ü 😀': 5 };
    const collection = await collectionOf(firestore, { x: fields });
    const [snapshot] = await firestore.getAll(collection.doc('x'), {
      fieldMask: [new FieldPath('a.b'), new FieldPath('e`f'), new FieldPath('g\\h')],
    });
    expect(snapshot?.data()).toEqual({ 'a.b': 1, 'e`f': 3, 'g\\h': 4 });
    expect((await collection.doc('x').get()).data()).toEqual(fields);
  });

  it('truncates timestamps to microseconds', async () => {
    const collection = await collectionOf(firestore, { x: { at: new Timestamp(1, 123_456_789) } });
    expect((await collection.doc('x').get()).get('at')).toEqual(new Timestamp(1, 123_456_000));
  });

  it('reports missing documents, with one read time for all', async () => {
    const collection = await collectionOf(firestore, { there: { a: 1 } });
    const found = await firestore.getAll(collection.doc('there'), collection.doc('missing'));
    expect(found.map(({ exists }) => exists)).toEqual([true, false]);
    expect(found[0]?.readTime).toEqual(found[1]?.readTime);
  });

  it('returns only the fields of a mask', async () => {
    const collection = await collectionOf(firestore, { x: { a: { b: 1, c: 2 }, d: 3 } });
    const [snapshot] = await firestore.getAll(collection.doc('x'), { fieldMask: ['a.c', 'none'] });
    expect(snapshot?.data()).toEqual({ a: { c: 2 } });
  });

  it('reads an earlier state at a read time', async () => {
    const collection = await collectionOf(firestore, { x: { n: 1 } });
    const { readTime } = await collection.doc('x').get();
    await collection.doc('x').set({ n: 2 });
    const old = await firestore.runTransaction(
      (transaction) => transaction.get(collection.doc('x')),
      {
        readOnly: true,
        readTime,
      },
    );
    expect(old.data()).toEqual({ n: 1 });
    expect((await collection.doc('x').get()).data()).toEqual({ n: 2 });
  });

  it('accepts numeric ids such as __id7__', async () => {
    const collection = await collectionOf(firestore, { __id7__: { a: 1 } });
    expect((await collection.doc('__id7__').get()).data()).toEqual({ a: 1 });
  });
});
