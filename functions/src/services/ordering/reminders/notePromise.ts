import {
  addDays,
  amountDueOf,
  type ChangedOrder,
  dayOf,
  limits,
  type PromiseInput,
} from '../../../contract/index.ts';
import { ApiError, validationError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { recordAudit } from '../../../store/audit.ts';
import { orders } from '../../../store/collections/collections.ts';
import { transact } from '../../../store/writes/transact.ts';
import { shopTimeZone } from '../../settings/settings.ts';
import { toChangedOrder } from '../orders/orderResponse.ts';
import { orderResource } from '../orders/orders.ts';
import { orderTarget } from './sendReminder.ts';

const checkDay = (day: string, today: string): void => {
  if (day === '') return;
  if (day < today) throw validationError({ day: 'The day must not be in the past' });
  if (day > addDays(today, limits.reminderDays)) {
    throw validationError({ day: `Enter a day within ${limits.reminderDays} days` });
  }
};

/**
 * Notes until when the customer has promised to pay: until that day has passed, the shop sends no
 * reminder. An empty day removes the promise. Throws `order-not-found`, `nothing-due`, and
 * `validation` for a day that has passed or is too far away.
 */
export const notePromise = async (
  id: string,
  { day }: PromiseInput,
  caller: Caller,
): Promise<ChangedOrder> => {
  const at = new Date();
  checkDay(day, dayOf(at, await shopTimeZone()));
  return transact(async (transaction) => {
    const stored = await transaction.read(orderResource.reference(id));
    const order = orderResource.permitted(stored, caller);
    if (amountDueOf(order) === 0) throw new ApiError('nothing-due');
    const promise = day === '' ? null : { day, at, uid: caller.uid };
    if ((order.promise?.day ?? '') === day) return toChangedOrder(id, order);
    transaction.update(orders.doc(id), { promise });
    recordAudit(transaction, caller, {
      action: 'promise-noted',
      target: orderTarget(id, order),
      before: { day: order.promise?.day ?? null },
      after: { day: day || null },
    });
    return toChangedOrder(id, { ...order, promise });
  });
};
