import {
  type ChangedShipment,
  canBeReversed,
  type OrderActor,
  type Parcel,
  type ParcelState,
  parcelStateOf,
  parcelWith,
  parseShipmentId,
  type ReversalInput,
  roleOn,
  shipmentNumberOf,
} from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import { ApiError, codeOf } from '../../../errors.ts';
import type { Actor } from '../../../store/accounts/accounts.ts';
import type { IdempotentRequest } from '../../../store/writes/idempotency.ts';
import { readSettings } from '../../settings/settings.ts';
import { changeOnce } from '../status/changeOnce.ts';
import type { Step } from '../status/step.ts';
import { takeStep } from '../status/takeStep.ts';
import { toChangedShipment } from './changedShipment.ts';

/** A shipment of an order, as the order tells it. */
interface Shipped {
  order: OrderDocument;
  parcel: Parcel<Date>;
}

type Ending = Pick<Step, 'step' | 'actor' | 'reason'>;

/** Throws `shipment-not-changeable` for a shipment that is in none of these states. */
const checkState = ({ parcel }: Shipped, states: readonly ParcelState[]): void => {
  const shipmentState = parcelStateOf(parcel);
  if (!states.includes(shipmentState))
    throw new ApiError('shipment-not-changeable', { shipmentState });
};

const asShipment = (error: unknown): unknown =>
  codeOf(error) === 'order-not-found' ? new ApiError('shipment-not-found') : error;

/** Takes a step of the order of a shipment, which ends it. */
const endOnce = async (
  shipmentId: string,
  { input, key }: IdempotentRequest<object>,
  caller: Actor,
  endingOf: (shipped: Shipped) => Ending,
): Promise<ChangedShipment> => {
  const parsed = parseShipmentId(shipmentId);
  if (!parsed) throw new ApiError('shipment-not-found');
  const { orderId: id, position } = parsed;
  const numberIn = (order: OrderDocument) => shipmentNumberOf(order.number, position);
  const request = { id, key, input: { shipmentId, ...input } };
  const changed = await changeOnce(request, caller, (transaction, order) => {
    const shipmentNumber = numberIn(order);
    const parcel = parcelWith(order, shipmentNumber);
    if (!parcel) throw new ApiError('shipment-not-found');
    const step = { id, order, shipmentNumber, ...endingOf({ order, parcel }) };
    return takeStep(transaction, step, caller, readSettings);
  }).catch((error: unknown) => {
    throw asShipment(error);
  });
  return toChangedShipment(id, changed, numberIn(changed));
};

/** In which role an account confirms the receipt; throws for one that may only look at the order. */
const receiverOf = (shipped: Shipped, caller: Actor): OrderActor => {
  const role = roleOn(shipped.order, caller);
  if (role) return role;
  const shipmentState = parcelStateOf(shipped.parcel);
  throw new ApiError('shipment-not-changeable', { shipmentState });
};

/**
 * Notes that a shipment has arrived. A retry with the same key gets the first response. Throws
 * `shipment-not-found`, also for that of another account, and `shipment-not-changeable` for one that
 * has arrived or was reversed, and for a member who may only look at it.
 */
export const deliverShipment = (
  shipmentId: string,
  key: string | undefined,
  caller: Actor,
): Promise<ChangedShipment> =>
  endOnce(shipmentId, { input: { delivered: true }, key }, caller, (shipped) => {
    const actor = receiverOf(shipped, caller);
    checkState(shipped, ['underway']);
    return { step: 'delivered', actor };
  });

/**
 * Takes back a shipment that was a mistake: its pieces are still to be shipped. A retry with the
 * same key gets the first response. Throws `shipment-not-found`, and `shipment-not-changeable` for
 * one that was reversed, or of which pieces were returned, credited or replaced.
 */
export const reverseShipment = (
  shipmentId: string,
  { input: { reason }, key }: IdempotentRequest<ReversalInput>,
  caller: Actor,
): Promise<ChangedShipment> =>
  endOnce(shipmentId, { input: { reversed: reason }, key }, caller, (shipped) => {
    checkState(shipped, ['underway', 'delivered']);
    if (!canBeReversed(shipped.order, shipped.parcel)) checkState(shipped, []);
    return { step: 'reversed', actor: 'admin', reason };
  });
