import { FieldPath, FieldValue, Timestamp } from '@google-cloud/firestore';
import { describe, expect, it } from 'vitest';
import { codes, collectionOf, connect, failureOf, freshId } from '../support/firestore.ts';

const firestore = connect();

const stored = async (fields: object) => {
  const collection = await collectionOf(firestore, { x: fields });
  return collection.doc('x');
};

describe('Commit: masks', () => {
  it('set replaces all fields; set with merge replaces the given fields, also nested ones', async () => {
    const reference = await stored({ a: { b: 1, c: 2 }, d: 3 });
    await reference.set({ a: { b: 5 } }, { merge: true });
    expect((await reference.get()).data()).toEqual({ a: { b: 5, c: 2 }, d: 3 });
    await reference.set({ e: 1 });
    expect((await reference.get()).data()).toEqual({ e: 1 });
  });

  it('update replaces and deletes fields by their paths', async () => {
    const reference = await stored({ a: { b: 1, c: 2 }, d: 3, 'e.f': 4 });
    await reference.update('a.b', 9, 'd', FieldValue.delete(), new FieldPath('e.f'), 5);
    expect((await reference.get()).data()).toEqual({ a: { b: 9, c: 2 }, 'e.f': 5 });
  });

  it('update replaces other values on a path with maps', async () => {
    const reference = await stored({ a: 1 });
    await reference.update({ 'a.b.c': 2 });
    expect((await reference.get()).data()).toEqual({ a: { b: { c: 2 } } });
  });

  it('an empty merge creates an empty document', async () => {
    const reference = firestore.collection(freshId()).doc();
    await reference.set({}, { merge: true });
    expect(await reference.get()).toMatchObject({ exists: true });
  });
});

describe('Commit: transforms', () => {
  it('serverTimestamp is one value per commit', async () => {
    const collection = firestore.collection(freshId());
    const batch = firestore.batch();
    batch.set(collection.doc('a'), { at: FieldValue.serverTimestamp() });
    batch.set(collection.doc('b'), { deep: { at: FieldValue.serverTimestamp() } });
    await batch.commit();
    const at = (await collection.doc('a').get()).get('at');
    expect(at).toBeInstanceOf(Timestamp);
    expect((await collection.doc('b').get()).get('deep.at')).toEqual(at);
  });

  it.each([
    ['an integer', 2, 3, 5],
    ['a double', 2, 0.5, 2.5],
    ['nothing', undefined, 3, 3],
    ['a string, which it replaces', 'x', 3, 3],
    ['the largest integer, without overflow', 9223372036854775807n, 1, 9223372036854775807n],
    ['the smallest integer, without overflow', -9223372036854775808n, -1, -9223372036854775808n],
  ])('increment adds to %s', async (_, before, by, after) => {
    const reader = connect();
    reader.settings({ useBigInt: typeof after === 'bigint' });
    const collection = reader.collection(freshId());
    const reference = collection.doc('x');
    await reference.set(before === undefined ? {} : { n: before });
    await reference.update({ n: FieldValue.increment(by) });
    expect((await reference.get()).get('n')).toBe(after);
  });

  it('arrayUnion adds missing elements and treats 1 and 1.0 as equal', async () => {
    const reference = await stored({ list: [1, 'a', { b: 1 }] });
    await reference.update({ list: FieldValue.arrayUnion('a', { b: 1 }, 2, 2, 1.0) });
    expect((await reference.get()).get('list')).toEqual([1, 'a', { b: 1 }, 2]);
  });

  it('arrayUnion and arrayRemove replace other values', async () => {
    const reference = await stored({ a: 1, b: 2 });
    await reference.update({ a: FieldValue.arrayUnion(3), b: FieldValue.arrayRemove(2) });
    expect((await reference.get()).data()).toEqual({ a: [3], b: [] });
  });

  it('arrayRemove removes every occurrence', async () => {
    const reference = await stored({ list: [1, 2, 1, Number.NaN, null] });
    await reference.update({ list: FieldValue.arrayRemove(1, Number.NaN) });
    expect((await reference.get()).get('list')).toEqual([2, null]);
  });

  it('transforms work on documents that do not exist yet', async () => {
    const reference = firestore.collection(freshId()).doc();
    await reference.set({ n: FieldValue.increment(2) }, { merge: true });
    expect((await reference.get()).data()).toEqual({ n: 2 });
  });
});

describe('Commit: preconditions', () => {
  it('create fails with ALREADY_EXISTS on an existing document', async () => {
    const reference = await stored({ a: 1 });
    const failure = await failureOf(reference.create({ a: 2 }));
    expect(failure).toMatchObject({ code: codes.ALREADY_EXISTS });
  });

  it('update fails with NOT_FOUND on a missing document', async () => {
    const failure = await failureOf(firestore.collection(freshId()).doc('x').update({ a: 1 }));
    expect(failure).toMatchObject({ code: codes.NOT_FOUND });
  });

  it('delete with exists fails with NOT_FOUND on a missing document', async () => {
    const missing = firestore.collection(freshId()).doc('x');
    expect(await failureOf(missing.delete({ exists: true }))).toMatchObject({
      code: codes.NOT_FOUND,
    });
    await missing.delete();
  });

  it('a stale updateTime fails with FAILED_PRECONDITION, the current one passes', async () => {
    const reference = await stored({ a: 1 });
    const { updateTime } = await reference.get();
    if (!updateTime) throw new Error('no update time');
    const { writeTime } = await reference.update({ a: 2 }, { lastUpdateTime: updateTime });
    const stale = reference.update({ a: 3 }, { lastUpdateTime: updateTime });
    expect(await failureOf(stale)).toMatchObject({ code: codes.FAILED_PRECONDITION });
    await reference.delete({ lastUpdateTime: writeTime });
    expect((await reference.get()).exists).toBe(false);
  });

  it('a batch is applied completely or not at all', async () => {
    const reference = await stored({ a: 1 });
    const other = reference.parent.doc('other');
    const batch = firestore.batch().set(other, { b: 1 }).create(reference, { a: 2 });
    expect(await failureOf(batch.commit())).toMatchObject({ code: codes.ALREADY_EXISTS });
    expect((await other.get()).exists).toBe(false);
  });

  it('writes of a batch see the earlier ones', async () => {
    const reference = firestore.collection(freshId()).doc();
    const batch = firestore.batch().create(reference, { n: 1 });
    batch.update(reference, { n: FieldValue.increment(1) }).update(reference, { m: 1 });
    await batch.commit();
    expect((await reference.get()).data()).toEqual({ n: 2, m: 1 });
    const again = firestore.batch().delete(reference).create(reference, { n: 7 });
    await again.commit();
    expect((await reference.get()).data()).toEqual({ n: 7 });
  });
});

describe('Commit: times', () => {
  it('a write that changes nothing keeps the update time', async () => {
    const reference = await stored({ a: 1, b: { c: [1] } });
    const before = await reference.get();
    await reference.set({ b: { c: [1] }, a: 1 });
    const after = await reference.get();
    expect(after.updateTime).toEqual(before.updateTime);
  });

  it('a changed number keeps createTime and changes updateTime', async () => {
    const reference = await stored({ a: 1 });
    const before = await reference.get();
    await reference.set({ a: 1.5 });
    const after = await reference.get();
    expect(after.createTime).toEqual(before.createTime);
    expect(after.updateTime?.valueOf() ?? '').not.toBe(before.updateTime?.valueOf());
  });

  it('a document deleted and created again has a new createTime', async () => {
    const reference = await stored({ a: 1 });
    const before = await reference.get();
    await reference.delete();
    await reference.set({ a: 1 });
    expect((await reference.get()).createTime).not.toEqual(before.createTime);
  });
});

describe('Commit: limits', () => {
  const nested = (depth: number): object => (depth === 0 ? {} : { m: nested(depth - 1) });

  it('rejects maps nested more than 20 levels deep', async () => {
    const reference = firestore.collection(freshId()).doc();
    await reference.set(nested(20));
    expect(await failureOf(reference.set(nested(21)))).toMatchObject({
      code: codes.INVALID_ARGUMENT,
    });
  });

  it('rejects a document of more than 1 MiB', async () => {
    const reference = firestore.collection(freshId()).doc();
    await reference.set({ text: 'x'.repeat(1_040_000) });
    const failure = await failureOf(reference.set({ text: 'x'.repeat(1_048_600) }));
    expect(failure).toMatchObject({ code: codes.INVALID_ARGUMENT });
  });

  it('rejects reserved field names', async () => {
    const failure = await failureOf(firestore.collection(freshId()).doc().set({ __a__: 1 }));
    expect(failure).toMatchObject({ code: codes.INVALID_ARGUMENT });
  });

  it.each(['__reserved__', '.', '..', 'ü'.repeat(751)])(
    'rejects the document id %s',
    async (id) => {
      const failure = await failureOf(firestore.collection('c').doc(id).set({}));
      expect(failure).toMatchObject({ code: codes.INVALID_ARGUMENT });
    },
  );

  it('rejects reserved collection ids', async () => {
    const failure = await failureOf(firestore.collection('__a__').doc().set({ a: 1 }));
    expect(failure).toMatchObject({ code: codes.INVALID_ARGUMENT });
  });

  it('accepts a batch of more than 500 writes', async () => {
    const collection = firestore.collection(freshId());
    const batch = firestore.batch();
    for (let n = 0; n < 600; n++) batch.set(collection.doc(), { n });
    await batch.commit();
    expect((await collection.count().get()).data().count).toBe(600);
  });
});
