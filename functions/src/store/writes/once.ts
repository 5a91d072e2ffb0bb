import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import { ApiError } from '../../errors.ts';
import { readDocument } from '../reads/documents.ts';
import { addAnswer, readAnswer } from './answers.ts';
import { isCollision } from './attempt.ts';
import { type IdempotentRequest, inputHash, keyedIdOf } from './idempotency.ts';
import { type Recover, type RunTransaction, runTransaction } from './runTransaction.ts';
import type { Transaction } from './transaction.ts';

/** A request of a caller that is carried out once. */
export interface OnceRequest<Content extends DocumentData> extends IdempotentRequest<unknown> {
  caller: string;
  /** The document that the request changes. It is read first, and the work gets it. */
  changes?: DocumentReference<Content, Content>;
  /**
   * Throws if the caller may no longer get the answer to the request. Called before a retry gets
   * it, with the current content of the changed document.
   */
  checkRights: (stored: Content | undefined) => unknown;
  /** Runs the work; by default, in a transaction that it shares with no other request. */
  transact?: RunTransaction;
}

/** For requests whose route checks all rights before each call. */
export const checkedByRoute = (): void => {};

/** The work of a request; `stored` is the content of the document that it changes. */
export type Work<Content, Result> = (
  transaction: Transaction,
  stored: Content | undefined,
) => Promise<Result>;

/**
 * Whether a request without a key was committed. Its random id is that of a document that it
 * creates, or is in the document that it changes.
 */
const isCommitted = async (
  id: string,
  changes: DocumentReference | undefined,
  added: DocumentReference | undefined,
): Promise<boolean> => {
  const reference = changes ?? added;
  const content = reference && (await readDocument(reference));
  return content !== undefined && (!changes || JSON.stringify(content).includes(id));
};

const asConflict = (error: unknown): unknown =>
  isCollision(error) ? new ApiError('idempotency-conflict', {}, { cause: error }) : error;

/**
 * Carries out a request once, in a transaction whose id is derived from caller and key, and which
 * stores the answer as JSON. A retry, also one at the same time or after a commit whose response was
 * lost, gets that answer if the caller still has the rights to it. Without a key, each call is
 * another request, and stores no answer. Throws `idempotency-conflict` for another input with the
 * same key, and the errors of `transact`.
 */
export const once = async <Content extends DocumentData, Result>(
  { caller, key, input, changes, checkRights, transact = runTransaction }: OnceRequest<Content>,
  work: Work<Content, Result>,
): Promise<Result> => {
  const id = keyedIdOf(caller, key);
  const sender = { uid: caller, input: inputHash(input) };
  const readStored = async () => changes && readDocument(changes);
  const recover = () =>
    readAnswer<Result>(id, sender.input, async () => checkRights(await readStored()));
  const confirm: Recover<Result> = async (result, added) =>
    (await isCommitted(id, changes as DocumentReference | undefined, added))
      ? { result }
      : undefined;
  const attempt = async (transaction: Transaction): Promise<Result> => {
    const result = await work(transaction, changes && (await transaction.read(changes)));
    if (key !== undefined) addAnswer(transaction, sender, result);
    return result;
  };
  const find = key === undefined ? confirm : recover;
  const run = () => runTransaction(attempt, id, find);
  try {
    return await transact(attempt, id, find);
  } catch (refusal) {
    const earlier = key === undefined ? undefined : await recover();
    if (earlier) return earlier.result;
    if (!isCollision(refusal)) throw refusal;
    // Another request has created the same document meanwhile: now the work sees it.
    return run().catch((error: unknown) => {
      throw asConflict(error);
    });
  }
};
