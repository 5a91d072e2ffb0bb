import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import { readDocument } from '../reads/documents.ts';
import { isCollision } from './attempt.ts';
import { type IdempotentRequest, requestIdOf } from './idempotency.ts';
import { runTransaction } from './runTransaction.ts';
import type { Transaction } from './transaction.ts';

/** How a document shows that a request has been carried out, and what its sender then gets. */
interface MarkerBase<Content, Result> {
  /**
   * The response to a retry. Throws `idempotency-conflict` for another request with the same key.
   */
  answer(content: Content, id: string): Result | Promise<Result>;
}

/**
 * A document that the request creates. It is read only when the work is refused or not committed.
 */
export interface CreatedMarker<Content extends DocumentData, Result>
  extends MarkerBase<Content, Result> {
  creates(id: string): DocumentReference<Content, Content>;
  /** Whether the request with this id created it; any content by default. */
  isFrom?(content: Content, id: string): boolean;
}

/** A document that the request changes. It is read first, and the work gets it. */
export interface ChangedMarker<Content extends DocumentData, Result>
  extends MarkerBase<Content, Result> {
  changes: DocumentReference<Content, Content>;
  /** Whether the request with this id changed it. */
  isFrom(content: Content, id: string): boolean;
}

export type Marker<Content extends DocumentData, Result> =
  | CreatedMarker<Content, Result>
  | ChangedMarker<Content, Result>;

/** The result of a request that has been carried out, which may be `undefined`. */
export interface Outcome<Result> {
  result: Result;
}

/** The work of a request; `stored` is the content of a changed marker. */
export type Work<Content, Result> = (
  transaction: Transaction,
  stored: Content | undefined,
) => Promise<Result>;

const outcomeIn = async <Content extends DocumentData, Result>(
  content: Content | undefined,
  id: string,
  marker: Marker<Content, Result>,
): Promise<Outcome<Result> | undefined> => {
  if (content === undefined || marker.isFrom?.(content, id) === false) return undefined;
  return { result: await marker.answer(content, id) };
};

/** The outcome of the request with this id, if its marker shows that it has been carried out. */
export const outcomeOf = async <Content extends DocumentData, Result>(
  id: string,
  marker: Marker<Content, Result>,
): Promise<Outcome<Result> | undefined> => {
  const content = await readDocument('creates' in marker ? marker.creates(id) : marker.changes);
  return outcomeIn(content, id, marker);
};

/**
 * Runs work that must happen once under an id, in a transaction with that id. If the marker shows
 * that it has happened, the answer comes from the marker: before the work, after a commit whose
 * response was lost, and when another attempt was faster.
 */
export const onceUnder = async <Content extends DocumentData, Result>(
  id: string,
  marker: Marker<Content, Result>,
  work: Work<Content, Result>,
): Promise<Result> => {
  const isCreated = 'creates' in marker;
  const recover = () => outcomeOf(id, marker);
  const attempt = async (transaction: Transaction): Promise<Result> => {
    if (isCreated) return work(transaction, undefined);
    const document = await transaction.read(marker.changes);
    const earlier = await outcomeIn(document, id, marker);
    return earlier ? earlier.result : work(transaction, document);
  };
  const run = () => runTransaction(attempt, id, recover);
  try {
    return await run();
  } catch (refusal) {
    // Another request has changed the document after it was read here, and created with it what this
    // one creates: now the document says so.
    if (!isCreated && isCollision(refusal)) return run();
    const earlier = isCreated && (await recover());
    if (earlier) return earlier.result;
    throw refusal;
  }
};

/** A request of a caller, and how its effect is recognised. */
export interface OnceRequest<Content extends DocumentData, Result>
  extends IdempotentRequest<unknown> {
  caller: string;
  marker: Marker<Content, Result>;
}

/**
 * Carries out a request once. A retry has the same caller, key and input; without a key, each call
 * is another request. The transaction has the id of the request. With `input: undefined`, the key
 * alone names the request, and the marker refuses another input. Throws the errors of `transact`.
 */
export const once = <Content extends DocumentData, Result>(
  { caller, key, input, marker }: OnceRequest<Content, Result>,
  work: Work<Content, Result>,
): Promise<Result> => onceUnder(requestIdOf(caller, { key, input }), marker, work);
