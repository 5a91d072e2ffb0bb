import {
  allowedTransitions,
  type ChangedShipment,
  completeOnlyMessage,
  hasInvoice,
  remainingOf,
  remainingPiecesOf,
  type ShippedPartInput,
  shipmentNumberOf,
  sumPieces,
} from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import { ApiError, validationError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import type { IdempotentRequest } from '../../../store/writes/idempotency.ts';
import { readSettings } from '../../settings/settings.ts';
import { nextShipmentNumber } from '../../shipments/shipments.ts';
import { changeOnce } from '../status/changeOnce.ts';
import { takenPieces } from '../status/takenPieces.ts';
import { takeStep } from '../status/takeStep.ts';
import { toChangedShipment } from './changedShipment.ts';

/** An order is shipped from its confirmation on. One that is complete has nothing left. */
const checkStatus = (order: OrderDocument, caller: Caller): void => {
  if (hasInvoice(order.status)) return;
  const allowed = allowedTransitions(order, caller).map(({ to }) => to);
  throw new ApiError('transition-not-allowed', { orderStatus: order.status, allowed });
};

/**
 * Whether the pieces are only a part of an order that the buyer takes complete. Throws `validation`
 * for such a part without a reason.
 */
const checkComplete = (
  order: OrderDocument,
  pieces: readonly { quantity: number }[],
  reason: string,
): boolean => {
  const isPart = sumPieces(pieces, ({ quantity }) => quantity) < remainingPiecesOf(order);
  if (!order.completeOnly || !isPart) return false;
  if (reason === '') throw validationError({ reason: completeOnlyMessage });
  return true;
};

/**
 * Ships pieces of an order; without lines, all that remain. A retry with the same key gets the first
 * response. Throws `order-not-found`, `transition-not-allowed` for an order that is not confirmed or
 * was cancelled, `validation` for a tool that is not in the order, for too many shipments, and for a
 * part of an order that the buyer takes complete without a reason,
 * and `nothing-left`.
 */
export const shipOrder = (
  id: string,
  { input, key }: IdempotentRequest<ShippedPartInput>,
  caller: Caller,
): Promise<ChangedShipment> => {
  const { lines, carrier, trackingNumber, reason = '' } = input;
  const request = { id, key, input: { shipment: input } };
  return changeOnce(request, caller, async (transaction, order) => {
    checkStatus(order, caller);
    const pieces = takenPieces(order.lines, lines, remainingOf);
    const isOverride = checkComplete(order, pieces, reason);
    const shipmentNumber = nextShipmentNumber(order);
    const step = { id, order, step: 'shipped', actor: 'admin' } as const;
    const details = {
      carrier,
      trackingNumber,
      shipmentNumber,
      pieces,
      ...(isOverride && { reason }),
    };
    const changed = await takeStep(transaction, { ...step, ...details }, caller, readSettings);
    return toChangedShipment(id, changed, shipmentNumberOf(changed.number, changed.shipmentCount));
  });
};
