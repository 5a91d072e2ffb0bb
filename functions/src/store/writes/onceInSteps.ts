import { gunzipSync, gzipSync } from 'node:zlib';
import type { AnswerDocument } from '../../documents/answers.ts';
import { ApiError } from '../../errors.ts';
import { requestLimitMs } from '../../params.ts';
import { answers } from '../collections/collections.ts';
import { readDocument } from '../reads/documents.ts';
import { keptMs, type Sender } from './answers.ts';
import { type IdempotentRequest, inputHash, keyedIdOf } from './idempotency.ts';
import { type Confirmation, transact } from './transact.ts';

/** For how long nobody else starts a request: longer than it can take. */
const leaseMs = (): number => 2 * requestLimitMs();

/** A document has at most 1 MiB, so a long answer takes several. */
const partLength = 900_000;

const partOf = (id: string, at: number) => answers.doc(at === 0 ? id : `${id}-${at}`);

const readParts = async (id: string, first: string): Promise<string> => {
  let text = first;
  for (let at = 1; text.length === at * partLength; at += 1) {
    text += (await readDocument(partOf(id, at)))?.text ?? '';
  }
  return text;
};

/** The first part of the answer to an earlier call; undefined if the caller is to carry it out. */
const start = (id: string, sender: Sender): Promise<string | undefined> =>
  transact(async (transaction) => {
    const earlier = await transaction.read(answers.doc(id));
    if (earlier && earlier.input !== sender.input) throw new ApiError('idempotency-conflict');
    if (earlier?.text) return earlier.text;
    const now = Date.now();
    if (earlier && earlier.expireAt.getTime() > now) throw new ApiError('unavailable');
    const expireAt = new Date(now + leaseMs());
    transaction.replace(answers.doc(id), { ...sender, text: '', expireAt });
    return undefined;
  });

const finish = (id: string, sender: Sender, result: unknown): Promise<void> => {
  const text = gzipSync(JSON.stringify(result)).toString('base64');
  const expireAt = new Date(Date.now() + keptMs);
  const confirmBy: Confirmation<AnswerDocument> = {
    reference: answers.doc(id),
    shows: (stored) => stored.text !== '',
  };
  return transact(
    async (transaction) => {
      for (let at = 0; at * partLength < text.length; at += 1) {
        const part = text.slice(at * partLength, (at + 1) * partLength);
        transaction.replace(partOf(id, at), { ...sender, text: part, expireAt });
      }
    },
    { confirmBy },
  );
};

const release = (id: string): Promise<void> =>
  transact(async (transaction) => transaction.remove(answers.doc(id)));

const carryOut = async <Result>(
  id: string,
  sender: Sender,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    const result = await work();
    await finish(id, sender, result);
    return result;
  } catch (error) {
    await release(id).catch(() => undefined);
    throw error;
  }
};

/**
 * Carries out a request that takes several transactions once, like `once`: a retry gets the first
 * answer. One at the same time is refused with `unavailable`. After an error, or a crash and some
 * time, a retry carries out the request again, so its steps should find what they have done.
 * Without a key, each call is another request. Throws `idempotency-conflict` for another input with
 * the same key.
 */
export const onceInSteps = async <Result>(
  { caller, key, input }: IdempotentRequest<unknown> & { caller: string },
  work: () => Promise<Result>,
): Promise<Result> => {
  if (key === undefined) return work();
  const id = keyedIdOf(caller, key);
  const sender = { uid: caller, input: inputHash(input) };
  const earlier = await start(id, sender);
  if (earlier === undefined) return carryOut(id, sender, work);
  const text = await readParts(id, earlier);
  return JSON.parse(gunzipSync(Buffer.from(text, 'base64')).toString()) as Result;
};
