import {
  type ChangedOrder,
  canOverride,
  type ReminderInput,
  reminderProblem,
} from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import { ApiError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { recordAudit } from '../../../store/audit.ts';
import type { IdempotentRequest } from '../../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../../store/writes/once.ts';
import { type ReadSettings, readSettings } from '../../settings/settings.ts';
import { toChangedOrder } from '../orders/orderResponse.ts';
import { orderResource } from '../orders/orders.ts';
import { addReminder } from './addReminder.ts';

/** How an order is named in the audit log. */
export const orderTarget = (id: string, { number, payerName }: OrderDocument) =>
  ({ kind: 'order', id, label: `${number}, ${payerName}` }) as const;

/**
 * Reminds the customer of a late payment at the next level, as someone of the staff decides: of two
 * people at the same time, the second one gets the name of the first. A retry with the same key gets the
 * first response. Throws `order-not-found`, and `reminder-refused` with the reason; before the day
 * of the level, and of a promise, unless the input overrides that.
 */
export const sendReminder = (
  id: string,
  { input, key }: IdempotentRequest<ReminderInput>,
  caller: Caller,
  read: ReadSettings = readSettings,
): Promise<ChangedOrder> => {
  const sent = { caller: caller.uid, key, input: { id, ...input } };
  const changes = orderResource.reference(id);
  return once({ ...sent, changes, checkRights: checkedByRoute }, async (transaction, stored) => {
    const order = orderResource.permitted(stored, caller);
    const [settings, at] = [await read(), new Date()];
    const problem = reminderProblem(order, input.level, settings, at);
    if (problem && !(input.override && canOverride(problem))) {
      throw new ApiError('reminder-refused', { refusedReminder: problem });
    }
    const name = caller.displayName || caller.email;
    const reminder = { level: input.level, at, uid: caller.uid, name };
    const reminded = await addReminder(transaction, { id, order }, reminder, settings);
    recordAudit(transaction, caller, {
      action: 'reminder-sent',
      target: orderTarget(id, order),
      before: {},
      after: {
        level: input.level,
        amount: order.amountDue,
        ...(problem && { despite: problem.problem }),
      },
    });
    return toChangedOrder(id, reminded);
  });
};
