import { isDeepStrictEqual } from 'node:util';
import {
  type CollectionReference,
  type DocumentData,
  FieldValue,
  type UpdateData,
  type WithFieldValue,
} from 'firebase-admin/firestore';
import { readFields } from '../../documents.ts';
import { type Transaction, transact } from '../store/transact.ts';

/** What is published of the documents of a collection, under the same ids. */
export interface Source<Stored extends DocumentData, Live extends DocumentData> {
  originals: CollectionReference<Stored, Stored>;
  /** The fields of an original that `toLive` needs. */
  fields: readonly (string & keyof Stored)[];
  published: CollectionReference<Live, Live>;
  /** What is published of an original, without the time of publication. */
  toLive(id: string, original: Stored): Untimed<Live>;
}

type Untimed<Live> = Omit<Live, 'changedAt'>;

/** Adds the time of publication, if there is one. */
type AddTime<Live> = (live: Untimed<Live>) => DocumentData;

// When an order was published is not a property of the order.
const isExpected = (name: string, expected: unknown, actual: unknown): boolean =>
  name === 'changedAt' ? actual instanceof Date : isDeepStrictEqual(actual, expected);

/** The names of the fields that are published differently. The time of publication may be any. */
export const differingFields = (expected: DocumentData, actual: DocumentData): string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(actual)])].filter(
    (name) => !isExpected(name, expected[name], actual[name]),
  );

const publishDocument = <Stored extends DocumentData, Live extends DocumentData>(
  transaction: Transaction,
  { source, id, addTime }: { source: Source<Stored, Live>; id: string; addTime: AddTime<Live> },
  { published, original }: { published: Live | undefined; original: Stored | undefined },
): void => {
  const reference = source.published.doc(id);
  if (!original) {
    if (published) transaction.remove(reference);
    return;
  }
  const live = addTime(source.toLive(id, original));
  if (!published) {
    transaction.create(reference, live as WithFieldValue<Live>);
    return;
  }
  if (differingFields(live, published).length === 0) return;
  const lost = Object.keys(published).filter((name) => !(name in live));
  const removed = Object.fromEntries(lost.map((name) => [name, FieldValue.delete()]));
  transaction.update(reference, { ...removed, ...live } as UpdateData<Live>);
};

/** Publishes documents in one transaction. Returns the ids of those that were not published before. */
const publishOnce = <Stored extends DocumentData, Live extends DocumentData>(
  source: Source<Stored, Live>,
  ids: readonly string[],
  addTime: AddTime<Live>,
): Promise<string[]> =>
  transact(async (transaction) => {
    const published = await Promise.all(
      ids.map((id) => transaction.read(source.published.doc(id))),
    );
    const originals = (await readFields(
      ids.map((id) => source.originals.doc(id)),
      source.fields,
    )) as (Stored | undefined)[];
    for (const [at, id] of ids.entries()) {
      const found = { published: published[at], original: originals[at] };
      publishDocument(transaction, { source, id, addTime }, found);
    }
    return ids.filter((_, at) => originals[at] && !published[at]);
  });

/**
 * Publishes the current state of at most 100 documents, and removes what was published of those that no
 * longer exist. It may be called repeatedly, late, and several times at once: it reads what is published
 * before the originals, and writes only if nobody else has published in between, so an older state never
 * replaces a newer one.
 *
 * It locks no original. Firestore ends the transaction of an instance that dies only after a minute, and
 * for so long nobody could buy a tool that it has locked.
 * @see https://firebase.google.com/docs/firestore/manage-data/transactions#transaction_failure
 */
export const publishDocuments = async <Stored extends DocumentData, Live extends DocumentData>(
  source: Source<Stored, Live>,
  ids: readonly string[],
  addTime: AddTime<Live> = (live) => live,
): Promise<void> => {
  const created = await publishOnce(source, ids, addTime);
  // If an original was deleted before it was published, its deletion has found nothing to remove.
  const originals = await readFields(
    created.map((id) => source.originals.doc(id)),
    source.fields.slice(0, 1),
  );
  const deleted = created.filter((_, at) => !originals[at]);
  if (deleted.length > 0) await publishDocuments(source, deleted, addTime);
};
