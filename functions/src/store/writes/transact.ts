import { randomUUID } from 'node:crypto';
import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import { readDocument } from '../reads/documents.ts';
import { runTransaction } from './runTransaction.ts';
import type { Transaction } from './transaction.ts';

/** A document that a transaction writes, and how it shows that the transaction was committed. */
export interface Confirmation<Content extends DocumentData> {
  reference: DocumentReference<Content, Content>;
  /** Whether the transaction with this id wrote this content. */
  shows(content: Content, id: string): boolean;
}

/** Options of a transaction besides its work. */
export interface TransactOptions<Content extends DocumentData> {
  /** The id of the transaction; random by default. */
  id?: string;
  /** Read if the response to the commit is lost; by default, a document that the work adds. */
  confirmBy?: Confirmation<Content>;
}

const isCommitted = async <Content extends DocumentData>(
  { reference, shows }: Confirmation<Content>,
  id: string,
): Promise<boolean> => {
  const content = await readDocument(reference);
  return content !== undefined && shows(content, id);
};

const exists = (reference: DocumentReference): Confirmation<DocumentData> => ({
  reference,
  shows: () => true,
});

/**
 * Runs the work in one transaction. Its writes are atomic, and are committed only if no document
 * that it read and writes has changed. On a conflict it retries after a random pause until a
 * deadline, so the work may run several times. Throws the errors of the work, Firestore's
 * ALREADY_EXISTS for a document created without reading it, and `unavailable` after the deadline.
 *
 * The response to a commit can be lost. Work that must not run twice, or that would fail on its own
 * result, therefore adds a document under its id, or names one with `confirmBy`. Work of a request
 * that has retries runs in `once`.
 *
 * The transaction uses optimistic concurrency, like the browser SDKs. The Admin SDK's
 * `runTransaction` locks the documents it reads: buyers who read the same tool would wait for one
 * another until they time out. Here one of several conflicting transactions wins. Those of the same
 * instance avoid the conflict: they take turns, and requests that share a transaction (`Sharing`) do
 * not even have to.
 * @see https://firebase.google.com/docs/firestore/transaction-data-contention
 */
export const transact = <Result, Content extends DocumentData = DocumentData>(
  work: (transaction: Transaction) => Promise<Result>,
  { id = randomUUID(), confirmBy }: TransactOptions<Content> = {},
): Promise<Result> =>
  runTransaction(work, id, async (result, added) => {
    const isApplied = confirmBy
      ? await isCommitted(confirmBy, id)
      : added !== undefined && (await isCommitted(exists(added), id));
    return isApplied ? { result } : undefined;
  });
