import {
  allowedTransitions,
  type CancelledPartInput,
  type ChangedOrder,
  canCancel,
  type LinePieces,
  missingDetailMessages,
  piecesOfTool,
  remainingOf,
  type StepRole,
} from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import { ApiError, validationError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import type { IdempotentRequest } from '../../../store/writes/idempotency.ts';
import { readSettings } from '../../settings/settings.ts';
import { toChangedOrder } from '../orders/orderResponse.ts';
import { changeAmountOnce } from '../status/changeAmountOnce.ts';
import { takenPieces } from '../status/takenPieces.ts';
import { takeStep } from '../status/takeStep.ts';

const wholeLinesMessage = 'You can only cancel a whole line';

/** The positions of lines of which some pieces would stay. */
const partsOf = ({ lines }: OrderDocument, pieces: readonly LinePieces[]): number[] =>
  pieces.flatMap(({ toolId }, position) => {
    const line = lines.find((one) => one.toolId === toolId);
    const stays = line && remainingOf(line) > piecesOfTool(pieces, toolId);
    return stays ? [position] : [];
  });

/** A customer cancels until the confirmation; the lifecycle says so for the whole order. */
const actorOf = (order: OrderDocument, caller: Caller): StepRole => {
  if (canCancel(order, { ...caller, staff: false })) return 'customer';
  if (caller.staff) return 'admin';
  const allowed = allowedTransitions(order, caller).map(({ to }) => to);
  throw new ApiError('order-not-cancellable', { orderStatus: order.status, allowed });
};

const checkWholeLines = (order: OrderDocument, pieces: readonly LinePieces[]): void => {
  const errors = partsOf(order, pieces).map((at) => [`lines.${at}.quantity`, wholeLinesMessage]);
  if (errors.length > 0) throw validationError(Object.fromEntries(errors));
};

/** An admin who is the customer cancels as an admin what a customer may not. */
const roleFor = (order: OrderDocument, pieces: readonly LinePieces[], caller: Caller): StepRole => {
  const actor = actorOf(order, caller);
  return caller.staff && partsOf(order, pieces).length > 0 ? 'admin' : actor;
};

/**
 * Cancels pieces of an order: its customer whole lines until the confirmation, an admin any that
 * remain, with a reason. Without lines, all that remain. A retry with the same key gets the first
 * response. Throws `order-not-found`, also for another account's order, `order-not-cancellable`,
 * `validation` for a tool that is not in the order, a part of a line or a missing reason, and
 * `nothing-left`.
 */
export const cancelPieces = (
  id: string,
  { input, key }: IdempotentRequest<CancelledPartInput>,
  caller: Caller,
): Promise<ChangedOrder> => {
  const { lines, reason = '' } = input;
  const request = { id, key, input: { cancellation: input } };
  return changeAmountOnce(request, caller, async (transaction, order) => {
    actorOf(order, caller);
    const pieces = takenPieces(order.lines, lines, remainingOf);
    const actor = roleFor(order, pieces, caller);
    if (actor === 'customer') checkWholeLines(order, pieces);
    else if (reason === '') throw validationError({ reason: missingDetailMessages.reason });
    const step = { id, order, step: 'cancelled', actor, reason, pieces } as const;
    const changed = await takeStep(transaction, step, caller, readSettings);
    return { order: changed, response: toChangedOrder(id, changed) };
  });
};
