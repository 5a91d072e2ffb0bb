import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { db } from '../../collections/firebase.ts';
import { increment } from '../increment.ts';
import { transact } from '../transact.ts';
import type { FieldChange } from '../transaction.ts';
import { addToBatch, combinedWrite, contentAfter, type DocumentWrite } from './documentWrite.ts';
import { mergedFields, NotCombinable } from './fieldChanges.ts';

const documents = db.collection('combinedWrites');

/** Names that are easily mistaken for paths. */
const anyName = fc.constantFrom('a', 'b', 'a.b');
const anyPlain = fc.constantFrom<unknown>(null, 7, 'text', {}, { a: 1 }, { b: { a: 2 } });
const anyValue = fc.oneof(
  anyPlain,
  fc.integer({ min: -3, max: 3 }).map((amount) => increment(amount)),
  fc.constant(FieldValue.delete()),
);

const anyContent = fc.dictionary(anyName, anyPlain, { maxKeys: 3 });
const anyMergeMap = fc.dictionary(
  anyName,
  fc.oneof(anyValue, fc.dictionary(anyName, anyValue, { maxKeys: 2 })),
  { minKeys: 1, maxKeys: 3 },
);

const isInside = ([inner]: FieldChange, [outer]: FieldChange): boolean =>
  outer.every((name, at) => inner[at] === name);

/** Firestore takes no update of a field and of one inside it. */
const isAllowed = (changes: readonly FieldChange[]): boolean =>
  changes.every((one) => changes.every((other) => one === other || !isInside(one, other)));

const anyUpdate = fc
  .array(fc.tuple(fc.array(anyName, { minLength: 1, maxLength: 3 }), anyValue), {
    minLength: 1,
    maxLength: 3,
  })
  .filter(isAllowed);

const anyWrite: fc.Arbitrary<DocumentWrite> = fc.oneof(
  anyUpdate.map((changes) => ({ kind: 'update' as const, changes })),
  anyMergeMap.map((change) => ({ kind: 'merge' as const, changes: mergedFields(change) })),
);

const commit = async (id: string, write: DocumentWrite): Promise<void> => {
  const batch = db.batch();
  addToBatch(batch, documents.doc(id), write, { exists: true });
  await batch.commit();
};

const read = async (id: string): Promise<DocumentData | undefined> =>
  (await documents.doc(id).get()).data();

/** The result; undefined if only Firestore can tell. */
const ifPossible = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch (error) {
    if (error instanceof NotCombinable) return undefined;
    throw error;
  }
};

const combined = (writes: readonly DocumentWrite[]): DocumentWrite | undefined =>
  ifPossible(() => writes.reduce<DocumentWrite | undefined>(combinedWrite, undefined));

/** The documents after the writes one after the other, and after the one that combines them. */
const outcomes = async (content: DocumentData, writes: readonly DocumentWrite[]) => {
  const one = combined(writes);
  if (!one) return [];
  const [first, second] = [randomUUID(), randomUUID()];
  const create = { kind: 'replace', content } as const;
  await Promise.all([commit(first, create), commit(second, create)]);
  for (const write of writes) await commit(first, write);
  await commit(second, one);
  const stored = [await read(first), await read(second)];
  await Promise.all([documents.doc(first).delete(), documents.doc(second).delete()]);
  return [...stored, ifPossible(() => contentAfter(content, one)) ?? stored[0]];
};

describe('Two writes as one', () => {
  it('have the effect of one after the other, whatever they change', async () => {
    const writes = fc.oneof(
      fc.array(
        anyWrite.filter(({ kind }) => kind === 'update'),
        { minLength: 2, maxLength: 3 },
      ),
      fc.array(
        anyWrite.filter(({ kind }) => kind === 'merge'),
        { minLength: 2, maxLength: 3 },
      ),
    );
    const property = fc.asyncProperty(anyContent, writes, async (content, some) => {
      const [expected, ...others] = await outcomes(content, some);
      for (const other of others) expect(other).toEqual(expected);
    });
    await fc.assert(property, { numRuns: 100 });
  });

  it('have the effect of one after the other for a new document', async () => {
    const property = fc.asyncProperty(anyContent, anyWrite, async (content, write) => {
      const create = { kind: 'create', content } as const;
      const one = combined([create, write]);
      if (!one) return;
      const [first, second] = [randomUUID(), randomUUID()];
      await commit(first, create);
      await commit(first, write);
      await commit(second, one);
      expect(await read(second)).toEqual(await read(first));
      await Promise.all([documents.doc(first).delete(), documents.doc(second).delete()]);
    });
    await fc.assert(property, { numRuns: 50 });
  });

  it('add their numbers, also as a merge of a document that nobody has read', () => {
    const sold = (pieces: number): DocumentWrite => ({
      kind: 'merge',
      changes: mergedFields({ tools: { saw: { pieces: increment(pieces), name: 'Saw' } } }),
    });
    expect(combinedWrite(sold(2), sold(3))).toEqual(sold(5));
  });

  it('are not one when only Firestore can tell the value between them', () => {
    const of = (value: unknown): DocumentWrite => ({ kind: 'update', changes: [[['a'], value]] });
    const refused = [
      [of(FieldValue.serverTimestamp()), of(increment(1))],
      [of(FieldValue.arrayUnion(1)), of(increment(1))],
      [of(1), of(FieldValue.increment(1))],
      [of(1), { kind: 'merge', changes: [[['a'], 1]] }],
      [of(1), { kind: 'remove' }],
      [
        { kind: 'create', content: {} },
        { kind: 'create', content: {} },
      ],
    ] as [DocumentWrite, DocumentWrite][];
    for (const [one, other] of refused) {
      expect(() => combinedWrite(one, other)).toThrow(NotCombinable);
    }
    const stamped = of(FieldValue.serverTimestamp());
    expect(() => contentAfter({}, stamped)).toThrow(NotCombinable);
    expect(() => contentAfter(undefined, of(1))).toThrow(NotCombinable);
  });
});

it('a merge of a map has the effect of a merge of its fields', async () => {
  const property = fc.asyncProperty(anyContent, anyMergeMap, async (content, change) => {
    const [first, second] = [documents.doc(randomUUID()), documents.doc(randomUUID())];
    await Promise.all([first.set(content), second.set(content)]);
    await transact(async (transaction) => transaction.merge(first, change));
    await commit(second.id, { kind: 'merge', changes: mergedFields(change) });
    expect(await read(second.id)).toEqual(await read(first.id));
    await Promise.all([first.delete(), second.delete()]);
  });
  await fc.assert(property, { numRuns: 50 });
});
