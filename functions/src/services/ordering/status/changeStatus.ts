import {
  allPieces,
  type PermittedTransition,
  remainingOf,
  type TransitionInput,
  type TransitionTarget,
} from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import type { ReadSettings } from '../../settings/settings.ts';
import { nextShipmentNumber } from '../../shipments/shipments.ts';
import type { StepDetails } from './step.ts';
import { takeStep } from './takeStep.ts';

/** A permitted transition with its details, and the order before it. */
export interface StatusChange extends Partial<Omit<TransitionInput, 'to'>> {
  id: string;
  order: OrderDocument;
  transition: PermittedTransition;
}

/** The shipment of all pieces that remain. */
const restOf = (order: OrderDocument): StepDetails => ({
  shipmentNumber: nextShipmentNumber(order),
  pieces: allPieces(order.lines, remainingOf),
});

const detailsOf = (
  { order, reason, carrier, trackingNumber }: StatusChange,
  step: TransitionTarget,
): StepDetails => ({
  ...(reason && { reason }),
  ...(step === 'shipped' && restOf(order)),
  ...(carrier && { carrier }),
  ...(trackingNumber && { trackingNumber }),
});

/**
 * Moves an order to another status with a step for all of its pieces: it ships those that remain,
 * all that is underway has arrived, or nothing is delivered. Returns the changed order. Throws the
 * errors of `takeStep`, and `validation` for too many shipments.
 */
export const changeStatus = (
  transaction: Transaction,
  change: StatusChange,
  caller: Caller | null,
  readSettings: ReadSettings,
): Promise<OrderDocument> => {
  const { id, order, transition } = change;
  const { to: step, actor } = transition;
  const taken = { id, order, step, actor, ...detailsOf(change, step) };
  return takeStep(transaction, taken, caller, readSettings);
};
