import { describe, expect, it } from 'vitest';
import { codes, collectionOf, connect, freshId } from '../support/firestore.ts';

const firestore = connect();

describe('BatchWrite', () => {
  it('BulkWriter applies each write independently and reports each failure', async () => {
    const collection = await collectionOf(firestore, { there: { n: 1 } });
    const writer = firestore.bulkWriter();
    writer.onWriteError(() => false);
    const outcomes = Promise.allSettled([
      writer.create(collection.doc('there'), { n: 2 }),
      writer.create(collection.doc('new'), { n: 3 }),
      writer.update(collection.doc('missing'), { n: 4 }),
      writer.delete(collection.doc('nothing')),
    ]);
    await writer.close();
    expect(
      (await outcomes).map((outcome) => ('reason' in outcome ? outcome.reason.code : 'ok')),
    ).toEqual([codes.ALREADY_EXISTS, 'ok', codes.NOT_FOUND, 'ok']);
    expect((await collection.doc('new').get()).data()).toEqual({ n: 3 });
  });

  it('recursiveDelete deletes a collection with everything below it, and nothing else', async () => {
    const root = firestore.collection(freshId());
    const beside = firestore.collection(`${root.id}-beside`);
    await Promise.all([
      root.doc('a').set({}),
      root.doc('a').collection('sub').doc('b').set({}),
      root.doc('missing').collection('sub').doc('c').collection('deep').doc('d').set({}),
      beside.doc('kept').set({}),
    ]);
    await firestore.recursiveDelete(root);
    expect((await root.listDocuments()).map(({ id }) => id)).toEqual([]);
    expect((await root.doc('a').collection('sub').get()).size).toBe(0);
    expect((await beside.get()).size).toBe(1);
  });

  it('recursiveDelete of a document keeps its siblings', async () => {
    const root = firestore.collection(freshId());
    await Promise.all([
      root.doc('a').collection('sub').doc('x').set({}),
      root.doc('a').set({}),
      root.doc('ab').collection('sub').doc('x').set({}),
    ]);
    await firestore.recursiveDelete(root.doc('a'));
    expect((await root.listDocuments()).map(({ id }) => id)).toEqual(['ab']);
  });
});
