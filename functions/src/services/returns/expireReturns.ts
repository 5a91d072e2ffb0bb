import { returnLifecycles } from '../../contract/index.ts';
import { returns } from '../../store/collections/collections.ts';
import { newsOf } from '../../store/handling.ts';
import { expiryJob } from '../../store/runDueJob.ts';
import { mailChangeToCustomer } from './returnNotices.ts';
import { confirmedByReturn, countChangeAtOrder } from './storedReturns.ts';

/**
 * Lets approved returns expire whose pieces have not arrived in time, and tells their customers by
 * mail.
 */
export const { one: expireReturn, run: expireReturns } = expiryJob({
  collection: returns,
  jobAt: ({ kind, status, expiresAt }) => returnLifecycles[kind].jobAt(status, expiresAt),
  expire: (transaction, { id, content: found }) => {
    const by = {
      actor: 'system',
      uid: null,
      at: new Date(),
      transitionId: transaction.id,
    } as const;
    const history = [...found.history, { status: 'expired' as const, ...by }];
    const changes = { status: 'expired', history, checkAt: null, ...newsOf(found, null) } as const;
    transaction.update(returns.doc(id), changes);
    countChangeAtOrder(transaction, found);
    return mailChangeToCustomer(transaction, { id, found: { ...found, ...changes } });
  },
  confirmBy: confirmedByReturn,
  failureOf: (id) => ({
    message: `The return ${id} was not marked as expired; the next run tries again`,
    returnId: id,
  }),
  doneMessage: 'Looked for returns that have expired',
});
