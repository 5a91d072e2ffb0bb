import { FieldValue, GeoPoint, Timestamp } from '@google-cloud/firestore';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareValues } from '../../firestore/values/order.ts';
import { Timestamp as StoredTimestamp } from '../../firestore/values/timestamp.ts';
import {
  Reference,
  GeoPoint as StoredGeoPoint,
  type Value,
} from '../../firestore/values/values.ts';
import { collectionOf, connect, isOfficial } from '../support/firestore.ts';

const firestore = connect();

/** A value in the types of the SDK, and of compareValues. */
interface Pair {
  sdk: unknown;
  value: Value;
}

const pair = (sdk: unknown, value: Value): Pair => ({ sdk, value });

const text = fc.string({ unit: 'binary', maxLength: 3 }).filter((value) => value.isWellFormed());
const integer = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
const double = fc.double({ noNaN: false });

const scalar: fc.Arbitrary<Pair> = fc.oneof(
  fc.constant(pair(null, null)),
  fc.boolean().map((value) => pair(value, value)),
  integer.map((value) => pair(value, value)),
  double.filter((value) => !Number.isInteger(value)).map((value) => pair(value, value)),
  text.map((value) => pair(value, value)),
  fc.uint8Array({ maxLength: 3 }).map((value) => pair(Buffer.from(value), value)),
  fc
    .tuple(fc.integer({ min: -9, max: 9 }), fc.nat(5))
    .map(([seconds, micros]) =>
      pair(new Timestamp(seconds, micros * 1000), new StoredTimestamp(seconds, micros * 1000)),
    ),
  fc
    .constantFrom('a/b', 'a/b/c/d', 'a/__id9__', 'a/__id10__', 'b/a')
    .map((path) => pair(firestore.doc(path), new Reference(path))),
  fc
    .tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -180, max: 180 }))
    .map(([a, b]) => pair(new GeoPoint(a, b), new StoredGeoPoint(a, b))),
);

const vector = fc
  .array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 3 })
  .map((numbers) =>
    pair(
      FieldValue.vector(numbers),
      new Map<string, Value>([
        ['__type__', '__vector__'],
        ['value', numbers],
      ]),
    ),
  );

const list = fc.array(scalar, { maxLength: 3 }).map((items) =>
  pair(
    items.map(({ sdk }) => sdk),
    items.map(({ value }) => value),
  ),
);

const map = fc
  .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'ä', '😀'), scalar), {
    maxLength: 3,
    selector: ([name]) => name,
  })
  .map((entries) =>
    pair(
      Object.fromEntries(entries.map(([name, { sdk }]) => [name, sdk])),
      new Map(entries.map(([name, { value }]) => [name, value])),
    ),
  );

const anyValue = fc.oneof({ weight: 6, arbitrary: scalar }, vector, list, map);

it('orderBy sorts values of all types like compareValues', async () => {
  const property = fc.asyncProperty(
    fc.array(anyValue, { minLength: 2, maxLength: 25 }),
    async (pairs) => {
      const ids = pairs.map((_, at) => `d${String(at).padStart(3, '0')}`);
      const collection = await collectionOf(
        firestore,
        Object.fromEntries(ids.map((id, at) => [id, { v: pairs[at]?.sdk }])),
      );
      const { docs } = await collection.orderBy('v').get();
      const expected = ids
        .map((id, at) => ({ id, value: pairs[at]?.value as Value }))
        .sort((a, b) => compareValues(a.value, b.value) || a.id.localeCompare(b.id));
      expect(docs.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    },
  );
  await fc.assert(property, { numRuns: isOfficial ? 25 : 60 });
});
