import {
  type ChangedShipment,
  canBeReversed,
  heldPieces,
  isOpenReturn,
  type Parcel,
  type ParcelStatus,
  parcelStatusOf,
  parcelWith,
  parseShipmentId,
  type ReversalInput,
  roleOn,
  type StepRole,
  shipmentNumberOf,
} from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import { ApiError, codeOf } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import type { IdempotentRequest } from '../../../store/writes/idempotency.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { readSettings } from '../../settings/settings.ts';
import { changeOnce } from '../status/changeOnce.ts';
import { readReturnsOf } from '../status/orderReturns.ts';
import type { Step } from '../status/step.ts';
import { takeStep } from '../status/takeStep.ts';
import { toChangedShipment } from './changedShipment.ts';

/** A shipment of an order, as the order tells it. */
interface Shipped {
  id: string;
  order: OrderDocument;
  parcel: Parcel<Date>;
}

type Ending = Pick<Step, 'step' | 'actor' | 'reason'>;

const refuse = (parcel: Shipped['parcel'], openReturns: string[] = []): never => {
  throw new ApiError('shipment-not-changeable', {
    shipmentStatus: parcelStatusOf(parcel),
    openReturns,
  });
};

/** Throws `shipment-not-changeable` for a shipment that is in none of these statuses. */
const checkStatus = ({ parcel }: Shipped, statuses: readonly ParcelStatus[]): void => {
  if (!statuses.includes(parcelStatusOf(parcel))) refuse(parcel);
};

/**
 * Throws `shipment-not-changeable` for a shipment of which pieces were returned or made good, or that
 * an open return is about: it names these.
 */
const checkReturns = async (
  transaction: Transaction,
  { id, order, parcel }: Shipped,
): Promise<void> => {
  if (!canBeReversed(order, parcel)) refuse(parcel);
  if (parcel.deliveredAt === null) return;
  const open = (await readReturnsOf(transaction, id, order)).filter(isOpenReturn);
  if (canBeReversed(order, parcel, (toolId) => heldPieces(order, open, toolId))) return;
  refuse(
    parcel,
    open.map(({ number }) => number),
  );
};

const asShipment = (error: unknown): unknown =>
  codeOf(error) === 'order-not-found' ? new ApiError('shipment-not-found') : error;

/** Takes a step of the order of a shipment, which ends it. */
const endOnce = async (
  shipmentId: string,
  { input, key }: IdempotentRequest<object>,
  caller: Caller,
  endingOf: (shipped: Shipped, transaction: Transaction) => Ending | Promise<Ending>,
): Promise<ChangedShipment> => {
  const parsed = parseShipmentId(shipmentId);
  if (!parsed) throw new ApiError('shipment-not-found');
  const { orderId: id, position } = parsed;
  const numberIn = (order: OrderDocument) => shipmentNumberOf(order.number, position);
  const request = { id, key, input: { shipmentId, ...input } };
  return changeOnce(request, caller, async (transaction, order) => {
    const shipmentNumber = numberIn(order);
    const parcel = parcelWith(order, shipmentNumber);
    if (!parcel) throw new ApiError('shipment-not-found');
    const ending = await endingOf({ id, order, parcel }, transaction);
    const step = { id, order, shipmentNumber, ...ending };
    const changed = await takeStep(transaction, step, caller, readSettings);
    return toChangedShipment(id, changed, numberIn(changed));
  }).catch((error: unknown) => {
    throw asShipment(error);
  });
};

/** In which role an account confirms the receipt; throws for one that may only look at the order. */
const receiverOf = ({ order, parcel }: Shipped, caller: Caller): StepRole =>
  roleOn(order, caller) ?? refuse(parcel);

/**
 * Notes that a shipment has arrived. A retry with the same key gets the first response. Throws
 * `shipment-not-found`, also for that of another account, and `shipment-not-changeable` for one that
 * has arrived or was reversed, and for a member who may only look at it.
 */
export const deliverShipment = (
  shipmentId: string,
  key: string | undefined,
  caller: Caller,
): Promise<ChangedShipment> =>
  endOnce(shipmentId, { input: { delivered: true }, key }, caller, (shipped) => {
    const actor = receiverOf(shipped, caller);
    checkStatus(shipped, ['underway']);
    return { step: 'delivered', actor };
  });

/**
 * Takes back a shipment that was a mistake: its pieces are still to be shipped. A retry with the
 * same key gets the first response. Throws `shipment-not-found`, and `shipment-not-changeable` for
 * one that was reversed, of which pieces were returned, credited or replaced, or that an open return
 * is about.
 */
export const reverseShipment = (
  shipmentId: string,
  { input: { reason }, key }: IdempotentRequest<ReversalInput>,
  caller: Caller,
): Promise<ChangedShipment> =>
  endOnce(
    shipmentId,
    { input: { reversed: reason }, key },
    caller,
    async (shipped, transaction) => {
      checkStatus(shipped, ['underway', 'delivered']);
      await checkReturns(transaction, shipped);
      return { step: 'reversed', actor: 'admin', reason };
    },
  );
