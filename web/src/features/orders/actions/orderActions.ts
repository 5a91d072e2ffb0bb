import {
  type Actor,
  allowedTransitions,
  type PermittedTransition,
  type ShipmentValues,
  type TransitionField,
  type TransitionTarget,
  trimBlanks,
} from 'functions/contract';
import { readLastCarrier } from '../../../domain/order/lastCarrier.ts';
import type { Order } from '../../../domain/order/order.ts';
import { transitionTargets } from './orderActionTexts.ts';

/** The fields of the dialogs, as texts while someone is typing. */
export interface ActionValues {
  reason: string;
  carrier: string;
  /** A table of order numbers and tracking numbers. */
  pasted: string;
  /** One for each order of the action. */
  parcels: Pick<ShipmentValues, 'trackingNumber'>[];
}

/** An action on one or several orders. */
export interface OrderAction extends PermittedTransition {
  /** The orders that allow it. */
  orders: Order[];
}

/** The values that a dialog starts with. */
export const blankValues = ({ orders }: Pick<OrderAction, 'orders'>): ActionValues => ({
  reason: '',
  pasted: '',
  carrier: readLastCarrier(),
  parcels: orders.map(() => ({ trackingNumber: '' })),
});

/** Whether each order of an action gets a tracking number. */
export const needsNumbers = ({ required }: Pick<OrderAction, 'required'>): boolean =>
  required.includes('trackingNumber');

/** What was typed as the tracking number of an order. */
export const trackingNumberOf = (
  { orders }: Pick<OrderAction, 'orders'>,
  { _id: id }: Pick<Order, '_id'>,
  { parcels }: ActionValues,
): string => {
  const at = orders.findIndex(({ _id }) => _id === id);
  return trimBlanks(parcels[at]?.trackingNumber ?? '');
};

/** The details of the order at a position, without the ones that its dialog does not ask for. */
export const detailsOf = (
  { required }: Pick<OrderAction, 'required'>,
  values: ActionValues,
  position: number,
): Partial<Record<TransitionField, string>> => {
  const typed: Record<TransitionField, string> = {
    reason: values.reason,
    carrier: values.carrier,
    trackingNumber: values.parcels[position]?.trackingNumber ?? '',
  };
  return Object.fromEntries(required.map((field) => [field, trimBlanks(typed[field])]));
};

const actionOn = (
  orders: readonly Order[],
  to: TransitionTarget,
  caller: Actor,
): OrderAction | undefined => {
  const able = orders.flatMap((order) => {
    const transition = allowedTransitions(order, caller).find((one) => one.to === to);
    return transition ? [{ order, transition }] : [];
  });
  if (able.length === 0) return undefined;
  const required = new Set(able.flatMap(({ transition }) => transition.required));
  const roles = new Set(able.map(({ transition }) => transition.actor));
  const actor = roles.has('admin') ? 'admin' : 'customer';
  return { to, actor, required: [...required], orders: able.map(({ order }) => order) };
};

/** The actions that at least one of the orders allows, in the order of the lifecycle. */
export const actionsOn = (orders: readonly Order[], caller: Actor): OrderAction[] =>
  transitionTargets.flatMap((to) => actionOn(orders, to, caller) ?? []);
