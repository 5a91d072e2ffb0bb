import {
  addDoc,
  arrayRemove,
  arrayUnion,
  Bytes,
  collection,
  deleteDoc,
  deleteField,
  doc,
  GeoPoint,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  vector,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { failureOf, freshId } from '../support/firestore.ts';
import { liteClient } from '../support/lite.ts';

const firestore = liteClient();
const fresh = () => doc(firestore, 'tools', freshId());
const dataOf = async (reference: ReturnType<typeof fresh>) => (await getDoc(reference)).data();

describe('firebase/firestore/lite: documents', () => {
  it('set and get preserve every type of value', async () => {
    const reference = fresh();
    const values = {
      none: null,
      truth: false,
      whole: 5,
      large: Number.MAX_SAFE_INTEGER,
      double: -1.5,
      notANumber: Number.NaN,
      endless: Number.NEGATIVE_INFINITY,
      text: 'Sägeblatt "fein" 🪚',
      empty: '',
      time: new Timestamp(1_600_000_000, 123_456_000),
      early: new Timestamp(-1, 0),
      bytes: Bytes.fromUint8Array(new Uint8Array([0, 251, 255])),
      place: new GeoPoint(0, -180),
      reference: doc(firestore, 'tools/other'),
      list: [1, 'two', [].length, { three: [] }],
      map: { nothing: {}, 'a.b `c`': 1 },
      vector: vector([1, 2.5]),
    };
    await setDoc(reference, values);
    const { reference: named, ...others } = (await dataOf(reference)) as typeof values;
    const { reference: expected, ...rest } = values;
    expect(others).toEqual(rest);
    expect(named.path).toBe(expected.path);
  });

  it('get of a missing document finds none', async () => {
    expect((await getDoc(fresh())).exists()).toBe(false);
  });

  it('set with merge keeps the other fields', async () => {
    const reference = fresh();
    await setDoc(reference, { a: 1, b: { c: 1, d: 1 } });
    await setDoc(reference, { b: { d: 2 } }, { merge: true });
    expect(await dataOf(reference)).toEqual({ a: 1, b: { c: 1, d: 2 } });
  });

  it('update changes and deletes fields, and transforms them', async () => {
    const reference = fresh();
    await setDoc(reference, { n: 1, gone: 1, tags: ['a', 'b'], more: ['x'], deep: { n: 1, m: 1 } });
    await updateDoc(reference, {
      n: increment(2),
      gone: deleteField(),
      tags: arrayRemove('a'),
      more: arrayUnion('x', 'y'),
      'deep.n': 7,
      at: serverTimestamp(),
    });
    expect(await dataOf(reference)).toEqual({
      n: 3,
      tags: ['b'],
      more: ['x', 'y'],
      deep: { n: 7, m: 1 },
      at: expect.any(Timestamp),
    });
  });

  it('update of a missing document fails', async () => {
    expect(await failureOf(updateDoc(fresh(), { a: 1 }))).toMatchObject({ code: 'not-found' });
  });

  it('add creates an id, delete removes the document', async () => {
    const reference = await addDoc(collection(firestore, 'tools'), { a: 1 });
    expect(await dataOf(reference)).toEqual({ a: 1 });
    await deleteDoc(reference);
    expect(await dataOf(reference)).toBeUndefined();
  });

  it('a batch applies all its writes', async () => {
    const [first, second, third] = [fresh(), fresh(), fresh()];
    await setDoc(third, { a: 1 });
    await writeBatch(firestore).set(first, { a: 1 }).set(second, { a: 2 }).delete(third).commit();
    expect([await dataOf(first), await dataOf(second), await dataOf(third)]).toEqual([
      { a: 1 },
      { a: 2 },
      undefined,
    ]);
  });

  it('a failing batch applies no write', async () => {
    const [first, missing] = [fresh(), fresh()];
    const batch = writeBatch(firestore).set(first, { a: 1 }).update(missing, { a: 1 });
    expect(await failureOf(batch.commit())).toMatchObject({ code: 'not-found' });
    expect(await dataOf(first)).toBeUndefined();
  });
});
