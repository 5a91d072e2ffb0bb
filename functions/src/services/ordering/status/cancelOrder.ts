import { cancelledStatus, type Deleted } from '../../../contract/index.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { transact } from '../../../store/writes/transact.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { readSettings } from '../../settings/settings.ts';
import { closeCardPage } from '../booking/closeCardPage.ts';
import { orderResource } from '../orders/orders.ts';
import { changeStatus } from './changeStatus.ts';
import { permittedTransition } from './permittedTransition.ts';
import { confirmedByOrder } from './takeStep.ts';

/**
 * Cancels an order without a reason, as the specification does. The order itself is kept, and its
 * open card page is closed. Throws `order-not-found`, also for another account's order, and
 * `order-not-cancellable` with the statuses to which the caller may move it.
 */
export const cancelOrder = async (id: string, caller: Caller): Promise<Deleted> => {
  const cancel = async (transaction: Transaction) => {
    const order = orderResource.permitted(
      await transaction.read(orderResource.reference(id)),
      caller,
    );
    const transition = permittedTransition(
      { order, to: cancelledStatus, caller },
      'order-not-cancellable',
    );
    return changeStatus(transaction, { id, order, transition }, caller, readSettings);
  };
  const cancelled = await transact(cancel, { confirmBy: confirmedByOrder(id) });
  await closeCardPage(cancelled);
  return { acknowledged: true, deletedCount: 1 };
};
