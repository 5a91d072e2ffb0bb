import {
  type ChangedOrder,
  missingDetailMessages,
  type PermittedTransition,
  type TransitionInput,
} from '../../../contract/index.ts';
import { validationError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import type { IdempotentRequest } from '../../../store/writes/idempotency.ts';
import { type ReadSettings, readSettings } from '../../settings/settings.ts';
import { toChangedOrder } from '../orders/orderResponse.ts';
import { changeAmountOnce } from './changeAmountOnce.ts';
import { changeStatus } from './changeStatus.ts';
import { permittedTransition } from './permittedTransition.ts';

const checkDetails = ({ required }: PermittedTransition, input: TransitionInput): void => {
  const missing = required.filter((name) => !input[name]);
  if (missing.length === 0) return;
  throw validationError(
    Object.fromEntries(missing.map((name) => [name, missingDetailMessages[name]])),
  );
};

/**
 * Moves an order to another status; the open card page of a cancelled one is closed. A retry with
 * the same key gets the first response. Throws `order-not-found`, also for another account's order,
 * `transition-not-allowed` with the statuses to which the caller may move it, `validation` for
 * missing details, and `settings-incomplete` when the invoice cannot be issued.
 */
export const transitionOrder = (
  id: string,
  { input, key }: IdempotentRequest<TransitionInput>,
  caller: Caller,
  read: ReadSettings = readSettings,
): Promise<ChangedOrder> => {
  const { to, ...details } = input;
  return changeAmountOnce({ id, key, input }, caller, async (transaction, order) => {
    const transition = permittedTransition({ order, to, caller }, 'transition-not-allowed');
    checkDetails(transition, input);
    const changed = await changeStatus(
      transaction,
      { ...details, id, order, transition },
      caller,
      read,
    );
    return { order: changed, response: toChangedOrder(id, changed) };
  });
};
