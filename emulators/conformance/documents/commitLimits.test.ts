import { describe, expect, it } from 'vitest';
import { codes, failureOf, freshId } from '../support/firestore.ts';
import { connectRpc } from '../support/rpc.ts';

// Without the SDK, which itself rejects some of these.
const { client, database, root, nameOf } = connectRpc();

type Fields = Record<string, object>;

const commit = async (path: string, fields: Fields, updateTransforms: object[] = []) => {
  const [{ writeResults }] = await client.commit({
    database,
    writes: [{ update: { name: nameOf(path), fields }, updateTransforms }],
  });
  return writeResults?.[0]?.transformResults ?? [];
};

const one = { integerValue: 1 };
const collection = freshId();
const nested = (depth: number): object =>
  depth === 0 ? one : { mapValue: { fields: { m: nested(depth - 1) } } };
const nestedInArrays = (depth: number): object =>
  depth === 0
    ? one
    : { arrayValue: { values: [{ mapValue: { fields: { m: nestedInArrays(depth - 1) } } }] } };
const levels = (count: number) => Array.from({ length: count }, () => `${collection}/d`).join('/');
const text = (length: number) => ({ stringValue: 'x'.repeat(length) });

// The size of a document by https://firebase.google.com/docs/firestore/storage-size:
// its name, 32 bytes, and of each field the name and the value.
const sizedPath = `${collection}/sized`;
const overhead = 16 + collection.length + 1 + 'sized'.length + 1 + 32 + 2 * ('a'.length + 1 + 1);
const ofSize = (bytes: number): Fields => ({
  a: text(500_000),
  b: text(bytes - overhead - 500_000),
});

describe.concurrent('Commit: exact limits', () => {
  it.each<[string, string, Fields]>([
    ['a field name of 1,500 bytes', 'a', { ['f'.repeat(1500)]: one }],
    ['maps 20 deep', 'b', { m: nested(20) }],
    ['maps in arrays, together 20 deep', 'c', { m: nestedInArrays(10) }],
    ['an array in a map in an array', 'd', { m: nestedInArrays(2) }],
    ['a value of 1,048,487 bytes', 'e', { a: text(1_048_486) }],
    ['an id of 1,500 bytes', 'x'.repeat(1500), {}],
  ])('accepts %s', async (_, id, fields) => {
    await expect(commit(`${collection}/${id}`, fields)).resolves.toEqual([]);
  });

  it.each<[string, string, Fields]>([
    ['a field name of 1,501 bytes', 'a', { ['f'.repeat(1501)]: one }],
    ['an empty field name', 'a', { '': one }],
    ['a reserved field name within a map', 'a', { m: { mapValue: { fields: { __x__: one } } } }],
    ['maps 21 deep', 'b', { m: nested(21) }],
    ['maps in arrays, together 22 deep', 'c', { m: nestedInArrays(11) }],
    ['an array in an array', 'd', { m: { arrayValue: { values: [{ arrayValue: {} }] } } }],
    ['a value of 1,048,488 bytes', 'e', { a: text(1_048_488) }],
    ['an id of 1,501 bytes', 'x'.repeat(1501), {}],
    ['a value without a type', 'f', { a: {} }],
    ['a latitude beyond 90', 'f', { a: { geoPointValue: { latitude: 91, longitude: 0 } } }],
    ['a longitude beyond 180', 'f', { a: { geoPointValue: { latitude: 0, longitude: 181 } } }],
    ['the year 10000', 'f', { a: { timestampValue: { seconds: 253_402_300_800 } } }],
    ['negative nanoseconds', 'f', { a: { timestampValue: { seconds: 1, nanos: -1 } } }],
    ['an invalid reference', 'f', { a: { referenceValue: 'rubbish' } }],
    ['a reference to a collection', 'f', { a: { referenceValue: `${root}/${collection}` } }],
  ])('rejects %s', async (_, id, fields) => {
    expect(await failureOf(commit(`${collection}/${id}`, fields))).toMatchObject({
      code: codes.INVALID_ARGUMENT,
    });
  });

  it('reports the field whose maps are too deep', async () => {
    const { message } = await failureOf(commit(`${collection}/b`, { m: nested(21) }));
    expect(message).toContain('Property m contains an invalid nested entity.');
  });

  it('accepts 100 levels of collections and rejects 101', async () => {
    await commit(levels(100), {});
    expect(await failureOf(commit(levels(101), {}))).toMatchObject({
      code: codes.INVALID_ARGUMENT,
    });
  });

  it('accepts a document of almost 1 MiB and rejects a larger one', async () => {
    await commit(sizedPath, ofSize(1_048_576 - 100));
    expect(await failureOf(commit(sizedPath, ofSize(1_048_576 + 100)))).toMatchObject({
      code: codes.INVALID_ARGUMENT,
    });
  });

  it.each(['.', '..', 'x'.repeat(1501), '__reserved__'])(
    'rejects the collection id %s',
    async (id) => {
      expect(await failureOf(commit(`${id}/x`, {}))).toMatchObject({
        code: codes.INVALID_ARGUMENT,
      });
    },
  );
});

describe.concurrent('Commit: transforms the SDK does not send', () => {
  const int = (value: number) => ({ integerValue: `${value}`, valueType: 'integerValue' });
  const double = (value: number) => ({ doubleValue: value, valueType: 'doubleValue' });

  it.each<[string, Fields, object, object]>([
    [
      'maximum takes the larger',
      { n: { integerValue: 3 } },
      { maximum: { integerValue: 5 } },
      int(5),
    ],
    [
      'maximum keeps the larger',
      { n: { integerValue: 9 } },
      { maximum: { integerValue: 5 } },
      int(9),
    ],
    [
      'maximum keeps an equal number of another type',
      { n: { integerValue: 3 } },
      { maximum: { doubleValue: 3 } },
      int(3),
    ],
    [
      'maximum with NaN is NaN',
      { n: { integerValue: 3 } },
      { maximum: { doubleValue: Number.NaN } },
      double(Number.NaN),
    ],
    [
      'minimum takes the smaller',
      { n: { integerValue: 3 } },
      { minimum: { doubleValue: 0.5 } },
      double(0.5),
    ],
    [
      'minimum with NaN is NaN',
      { n: { integerValue: 3 } },
      { minimum: { doubleValue: Number.NaN } },
      double(Number.NaN),
    ],
    [
      'minimum replaces other types',
      { n: { stringValue: '3' } },
      { minimum: { doubleValue: 3.5 } },
      double(3.5),
    ],
    ['maximum of a missing field', {}, { maximum: { integerValue: 5 } }, int(5)],
  ])('%s', async (_, fields, transform, expected) => {
    const results = await commit(`${collection}/${freshId()}`, fields, [
      { fieldPath: 'n', ...transform },
    ]);
    expect(results).toEqual([expected]);
  });

  it('several transforms of one field apply in order', async () => {
    const results = await commit(`${collection}/twice`, {}, [
      { fieldPath: 'n', increment: { integerValue: 1 } },
      { fieldPath: 'n', increment: { integerValue: 2 } },
    ]);
    expect(results).toEqual([int(1), int(3)]);
  });

  it.each<[string, object[]]>([
    ['a text to add', [{ fieldPath: 'n', increment: { stringValue: 'x' } }]],
    ['a text as a maximum', [{ fieldPath: 'n', maximum: { stringValue: 'x' } }]],
    [
      'a field together with one inside it',
      [
        { fieldPath: 'n', increment: one },
        { fieldPath: 'n.m', increment: one },
      ],
    ],
    ['no transform at all', [{ fieldPath: 'n' }]],
  ])('rejects %s', async (_, transforms) => {
    expect(await failureOf(commit(`${collection}/refused`, {}, transforms))).toMatchObject({
      code: codes.INVALID_ARGUMENT,
    });
  });
});
