import { isDeepStrictEqual } from 'node:util';
import {
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type UpdateData,
  type WithFieldValue,
} from 'firebase-admin/firestore';
import { type ServerTime, serverTimeOf } from '../../store/collections/serverTime.ts';
import { contentOf, getDocuments } from '../../store/reads/documents.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';

/** The published form of the documents of a collection, under the same ids. */
export interface Source<Stored extends DocumentData, Live extends DocumentData> {
  originals: CollectionReference<Stored, Stored>;
  /** The fields of an original that `toLive` needs. */
  fields: readonly (string & keyof Stored)[];
  published: CollectionReference<Live, Live>;
  /** The published form of an original, without the time of publication; undefined for none. */
  toLive(id: string, original: Stored): Untimed<Live> | undefined;
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

const isPublished = (expected: DocumentData | undefined, actual: DocumentData | undefined) =>
  expected && actual ? differingFields(expected, actual).length === 0 : expected === actual;

/**
 * Replaces what was published of a document by what is to be published of it, if there is either.
 */
const replace = <Live extends DocumentData>(
  transaction: Transaction,
  reference: DocumentReference<Live, Live>,
  { before, live }: { before: Live | undefined; live: DocumentData | undefined },
): void => {
  if (!live) transaction.remove(reference);
  else if (!before) transaction.create(reference, live as WithFieldValue<Live>);
  else {
    const lost = Object.keys(before).filter((name) => !(name in live));
    const removed = Object.fromEntries(lost.map((name) => [name, FieldValue.delete()]));
    transaction.update(reference, { ...removed, ...live } as UpdateData<Live>);
  }
};

/** The content to publish for an original, and the server time at which the original was read. */
interface Current<Live extends DocumentData> {
  untimed: Untimed<Live> | undefined;
  readAt: ServerTime;
}

/** Reads the content to publish for documents from their current state. */
const readLive = async <Stored extends DocumentData, Live extends DocumentData>(
  { originals, fields, toLive }: Source<Stored, Live>,
  ids: readonly string[],
): Promise<Current<Live>[]> => {
  const snapshots = await getDocuments(
    ids.map((id) => originals.doc(id)),
    fields,
  );
  return snapshots.map((snapshot) => {
    const content = contentOf(snapshot);
    return {
      untimed: content && toLive(snapshot.id, content as Stored),
      readAt: serverTimeOf(snapshot.readTime),
    };
  });
};

/** A published document before and after a publication has changed it. */
interface Publication<Live extends DocumentData> {
  id: string;
  readAt: ServerTime;
  isWritten: boolean;
  before: Live | undefined;
}

/** Publishes documents in one transaction. */
const publishOnce = <Stored extends DocumentData, Live extends DocumentData>(
  source: Source<Stored, Live>,
  ids: readonly string[],
  addTime: AddTime<Live>,
): Promise<Publication<Live>[]> =>
  transact(async (transaction) => {
    const references = ids.map((id) => source.published.doc(id));
    const published = await Promise.all(references.map(transaction.read));
    const current = await readLive(source, ids);
    return current.map(({ untimed, readAt }, at) => {
      const reference = references[at] as DocumentReference<Live, Live>;
      const before = published[at];
      const live = untimed && addTime(untimed);
      const isWritten = !isPublished(live, before);
      if (isWritten) replace(transaction, reference, { before, live });
      return { id: reference.id, readAt, isWritten, before };
    });
  });

/**
 * Publishes the current state of at most 100 documents, and removes what was published of those
 * that no longer exist. It may be called repeatedly, late, and several times at once: it reads what
 * is published before the originals, and writes only if nobody else has published in between, so an
 * older state never replaces a newer one.
 *
 * It locks no original. Firestore ends the transaction of an instance that dies only after a
 * minute, and for so long nobody could buy a tool that it has locked. Returns the server times at
 * which it read the originals: their changes up to these are published.
 * @see https://firebase.google.com/docs/firestore/manage-data/transactions#transaction_failure
 */
export const publishDocuments = async <Stored extends DocumentData, Live extends DocumentData>(
  source: Source<Stored, Live>,
  ids: readonly string[],
  addTime: AddTime<Live> = (live) => live,
): Promise<ServerTime[]> => {
  const publications = await publishOnce(source, ids, addTime);
  const written = publications.filter(({ isWritten }) => isWritten);
  // An original that was changed back before the commit was still published so: that change wrote
  // nothing.
  const current = await readLive(
    source,
    written.map(({ id }) => id),
  );
  const changedBack = written.filter(({ before }, at) => {
    const untimed = current[at]?.untimed;
    return isPublished(untimed && addTime(untimed), before);
  });
  if (changedBack.length > 0) {
    await publishDocuments(
      source,
      changedBack.map(({ id }) => id),
      addTime,
    );
  }
  return publications.map(({ readAt }) => readAt);
};
