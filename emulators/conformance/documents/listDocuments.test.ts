import { describe, expect, it } from 'vitest';
import { connect, freshId } from '../support/firestore.ts';

describe('ListDocuments and ListCollectionIds', () => {
  it('lists documents, including missing ones with documents below them', async () => {
    const root = connect().collection(freshId());
    await root.doc('a').set({});
    await root.doc('b').collection('sub').doc('x').set({});
    expect((await root.listDocuments()).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('lists the collections of the root and of a document', async () => {
    const firestore = connect();
    await firestore.collection('tools').doc('saw').set({});
    await firestore.collection('tools').doc('saw').collection('stock').doc('x').set({});
    await firestore.collection('orders').doc('none').collection('lines').doc('x').set({});
    const idsOf = async (collections: Promise<{ id: string }[]>) =>
      (await collections).map(({ id }) => id);
    expect(await idsOf(firestore.listCollections())).toEqual(['orders', 'tools']);
    expect(await idsOf(firestore.doc('tools/saw').listCollections())).toEqual(['stock']);
    expect(await idsOf(firestore.doc('orders/none').listCollections())).toEqual(['lines']);
    expect(await idsOf(firestore.doc('tools/none').listCollections())).toEqual([]);
  });
});
