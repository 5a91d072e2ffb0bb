import { AsyncLocalStorage } from 'node:async_hooks';
import type { DocumentReference } from 'firebase-admin/firestore';
import { confirmStanding } from '../../accounts/standing.ts';
import { countWrites } from '../../reads/usage.ts';
import { type Recover, type RunTransaction, recovered, runTransaction } from '../runTransaction.ts';
import type { Transaction } from '../transaction.ts';
import { withEvents } from '../withEvents.ts';
import { type Gathered, gatherGroups } from './gatherGroups.ts';
import { type GroupMember, type Prepared, runGroup } from './runGroup.ts';

/** How a request shares transactions with others that wait for the same documents. */
export interface Sharing {
  /** The documents for which it waits. */
  documents: readonly Pick<DocumentReference, 'path'>[];
  /** About how many documents it writes. */
  weight: number;
  /** Starts reads of which the request needs the result only after others, if it is not alone. */
  readAhead(transaction: Transaction): Promise<unknown>;
}

/** A request that waits for other requests, or runs together with them. */
type Waiting = Gathered & GroupMember;

// Firestore takes 10 MiB in a commit, and one of 500 writes about as long as ten of 50.
const sharedLimits = { writes: 500, bytes: 4_000_000, workMs: 1_000 };
const groupLimits = { members: 25, weight: 500, holdMs: 2_000 };

const maxRemembered = 1_000;

/** The ids of the last requests that this instance has carried out. */
const carriedOut = new Set<string>();

const remember = (id: string): void => {
  carriedOut.add(id);
  const [oldest = ''] = carriedOut;
  if (carriedOut.size > maxRemembered) carriedOut.delete(oldest);
};

const join = gatherGroups<Waiting>(
  (members, waitMs) => runGroup(members, { ...sharedLimits, waitMs }),
  groupLimits,
);

/**
 * Runs work like `runTransaction`, but together with other work of this instance that waits for the
 * same documents. Each request counts the reads and writes that it causes.
 */
export const inGroup =
  ({ documents, weight, readAhead }: Sharing): RunTransaction =>
  <Result>(
    work: (transaction: Transaction) => Promise<Result>,
    id: string,
    recover: Recover<Result>,
  ): Promise<Result> => {
    // A retry would make the commit of the others fail.
    if (carriedOut.has(id)) return runTransaction(work, id, recover);
    const inContext = AsyncLocalStorage.snapshot();
    const { promise, resolve, reject } = Promise.withResolvers<Result>();

    const prepare = async (transaction: Transaction): Promise<Prepared> => {
      readAhead(transaction).catch(() => undefined);
      await confirmStanding();
      const result = await work(withEvents(transaction));
      return {
        commit: (writes) =>
          inContext(() => {
            countWrites(writes);
            remember(id);
            resolve(result);
          }),
        recover: (added) =>
          inContext(async () => {
            const found = await recovered(recover(result, added));
            if (!found) return false;
            remember(id);
            resolve(found.result);
            return true;
          }),
      };
    };

    join({
      id,
      documents: documents.map(({ path }) => path),
      weight,
      prepare: (transaction) => inContext(prepare, transaction),
      refuse: reject,
      runAlone: (waitMs) =>
        inContext(() => runTransaction(work, id, recover, waitMs)).then((result) => {
          remember(id);
          resolve(result);
        }, reject),
    });
    return promise;
  };
