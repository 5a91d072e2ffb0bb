import { dayMs } from '../../contract/index.ts';
import type { AnswerDocument } from '../../documents/answers.ts';
import { ApiError } from '../../errors.ts';
import { answers } from '../collections/collections.ts';
import { readDocument } from '../reads/documents.ts';
import { findDocuments } from '../reads/queries.ts';
import { transact } from './transact.ts';
import type { Transaction } from './transaction.ts';

/** For how long retries get an answer. */
export const keptMs = 30 * dayMs;

/** The result of a request that has been carried out, which may be `undefined`. */
export interface Outcome<Result> {
  result: Result;
}

/** Who sent a request, and the hash of its input. */
export type Sender = Pick<AnswerDocument, 'uid' | 'input'>;

/** Stores the first answer under the transaction's id, which no other request can take then. */
export const addAnswer = (transaction: Transaction, sender: Sender, result: unknown): void =>
  transaction.add(answers.doc(transaction.id), {
    ...sender,
    text: JSON.stringify({ result }),
    expireAt: new Date(Date.now() + keptMs),
  });

/**
 * The first answer to the request with an id. Throws `idempotency-conflict` for an answer to another
 * input, and the error of `checkRights`, which is called only if there is one to the same input.
 */
export const readAnswer = async <Result>(
  id: string,
  input: string,
  checkRights: () => unknown,
): Promise<Outcome<Result> | undefined> => {
  const answer = await readDocument(answers.doc(id));
  if (!answer) return undefined;
  if (answer.input !== input) throw new ApiError('idempotency-conflict');
  await checkRights();
  return JSON.parse(answer.text) as Outcome<Result>;
};

const batchSize = 200;

/** Deletes the answers to an account. */
export const removeAnswersTo = async (uid: string): Promise<void> => {
  for (;;) {
    const found = await findDocuments(answers.where('uid', '==', uid), batchSize);
    await transact(async (transaction) => {
      for (const { id } of found) transaction.remove(answers.doc(id));
    });
    if (found.length < batchSize) return;
  }
};
