import { returnCheckOf, returnHasLapsed } from '../../contract/index.ts';
import type { ReturnDocument } from '../../documents/orders/returns.ts';
import type { RunLimits } from '../../store/calls/runWithinLimits.ts';
import { returns } from '../../store/collections/collections.ts';
import { type JobReport, runDueJob } from '../../store/runDueJob.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { mailChangeToCustomer } from './returnNotices.ts';
import { confirmedByReturn, countChangeAtOrder } from './storedReturns.ts';

/** The shop's action on a return whose `checkAt` has come. */
export type ReturnLapse = 'lapsed' | 'unchanged';

const lapse = async (
  transaction: Transaction,
  id: string,
  found: ReturnDocument,
): Promise<ReturnLapse> => {
  const by = { actor: 'system', uid: null, at: new Date(), transitionId: transaction.id } as const;
  const history = [...found.history, { state: 'lapsed' as const, ...by }];
  const changes = { state: 'lapsed', history, checkAt: null } as const;
  transaction.update(returns.doc(id), changes);
  countChangeAtOrder(transaction, found);
  await mailChangeToCustomer(transaction, { id, found: { ...found, ...changes } });
  return 'lapsed';
};

/**
 * Lets an approved return lapse if its pieces have not arrived in time, and tells its customer by
 * mail. A return that needs nothing gets the `checkAt` of its state, so that the next run does not
 * find it again.
 */
export const lapseReturn = (id: string, now: Date): Promise<ReturnLapse> =>
  transact(
    async (transaction) => {
      const found = await transaction.read(returns.doc(id));
      if (!found) return 'unchanged';
      if (returnHasLapsed(found, now)) return lapse(transaction, id, found);
      const checkAt = returnCheckOf(found);
      if (checkAt?.getTime() !== found.checkAt?.getTime()) {
        transaction.update(returns.doc(id), { checkAt });
      }
      return 'unchanged';
    },
    { confirmBy: confirmedByReturn(id) },
  );

/** Looks at the returns whose `checkAt` has come, oldest first, and lets those lapse that have to. */
export const lapseReturns = (now?: Date, limits?: RunLimits): Promise<JobReport<ReturnLapse>> =>
  runDueJob(
    {
      collection: returns,
      apply: lapseReturn,
      results: ['lapsed', 'unchanged'],
      failureOf: (id) => ({
        message: `The return ${id} was not marked as lapsed; the next run tries again`,
        returnId: id,
      }),
      doneMessage: 'Looked for returns that have lapsed',
    },
    now,
    limits,
  );
