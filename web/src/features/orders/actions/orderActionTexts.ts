import {
  counted,
  orderDeletedText,
  orderStatuses,
  owedOf,
  type PermittedTransition,
  remainingPiecesOf,
  type StepRole,
  specifiedConfirm,
  sumPieces,
  type TransitionTarget,
  underwayOf,
} from 'functions/contract';
import { sumText } from '../../../domain/order/mailedTexts.ts';
import type { Order } from '../../../domain/order/order.ts';
import { cancelConsequence, confirmConsequence, shipConsequence } from './actionConsequences.ts';

/** The words for moving orders to a status. */
export interface OrderActionTexts {
  /** The label of the button. */
  label: string;
  /** The deed on several orders, with its money or pieces: `Ship 2 of 3 orders, 15 pieces`. */
  deed: (orders: readonly Order[], count: string) => string;
  /** The label that confirms it: `Issue and mail 50 invoices, $71,100.00`. */
  confirm: (orders: readonly Order[]) => string;
  /** Asks to confirm the action on this number of orders. */
  question: (count: number) => string;
  /** The consequence for customers and the shop, and who is mailed what. */
  consequence?: (orders: readonly Order[]) => string;
  /** The participle, as in 'shipped'. */
  done: string;
  /** The possible step, as in 'ship it'. */
  possible: string;
  /** Notifies of the success. */
  success: (order: Order) => string;
}

const these = (count: number) => (count === 1 ? 'this order' : `these ${count} orders`);

const piecesText = (orders: readonly Order[]): string =>
  counted(
    orders.reduce((sum, order) => sum + remainingPiecesOf(order), 0),
    'piece',
  );

const underwayText = (orders: readonly Order[]): string =>
  counted(
    orders.reduce((sum, { lines }) => sum + sumPieces(lines, underwayOf), 0),
    'piece',
  );

const ordersText = (orders: readonly Order[]): string => counted(orders.length, 'order');

/** One order by its pieces alone, several with their number. */
const piecesOfSome = (orders: readonly Order[], pieces: string): string =>
  orders.length === 1 ? pieces : `${ordersText(orders)}, ${pieces}`;

/** One order is cancelled by the word of the specification, several with what they get back. */
const cancelDeed = (orders: readonly Order[]): string => {
  if (orders.length === 1) return specifiedConfirm;
  const invoiced = orders.filter(({ invoiceNumber }) => invoiceNumber !== null);
  const credit = invoiced.length > 0 ? `, credit ${sumText(invoiced, owedOf)}` : '';
  return `Cancel ${ordersText(orders)}${credit}`;
};

const forShop: Record<TransitionTarget, OrderActionTexts> = {
  confirmed: {
    label: 'Confirm',
    deed: (orders, count) => `Confirm ${count}, ${sumText(orders, ({ total }) => total)}`,
    confirm: (orders) =>
      `Issue and mail ${counted(orders.length, 'invoice')}, ${sumText(orders, ({ total }) => total)}`,
    question: (count) => `Confirm ${these(count)}?`,
    consequence: confirmConsequence,
    done: 'confirmed',
    possible: 'confirm it',
    success: ({ number }) => `Order ${number} confirmed`,
  },
  shipped: {
    label: 'Ship',
    deed: (orders, count) => `Ship ${count}, ${piecesText(orders)}`,
    confirm: (orders) => `Ship ${piecesOfSome(orders, piecesText(orders))}`,
    question: (count) => `Ship ${these(count)}?`,
    consequence: shipConsequence,
    done: 'shipped',
    possible: 'ship it',
    success: ({ number }) => `Order ${number} shipped`,
  },
  delivered: {
    label: 'Mark as delivered',
    deed: (_orders, count) => `Mark ${count} as delivered`,
    confirm: (orders) => `Mark ${piecesOfSome(orders, underwayText(orders))} as delivered`,
    question: (count) => `Mark ${these(count)} as delivered?`,
    done: 'marked as delivered',
    possible: 'mark it as delivered',
    success: ({ number }) => `Order ${number} marked as delivered`,
  },
  cancelled: {
    label: 'cancel',
    deed: (_orders, count) => `Cancel ${count}`,
    confirm: cancelDeed,
    question: (count) => `Are you sure you want to cancel ${these(count)}?`,
    consequence: cancelConsequence,
    done: 'cancelled',
    possible: 'cancel it',
    success: ({ number }) => orderDeletedText(number),
  },
};

const { consequence: _, ...cancellation } = forShop.cancelled;

const forCustomer: Partial<Record<TransitionTarget, OrderActionTexts>> = {
  delivered: {
    label: 'Confirm receipt',
    deed: (_orders, count) => `Confirm the receipt of ${count}`,
    confirm: (orders) => `Confirm receipt of ${piecesOfSome(orders, underwayText(orders))}`,
    question: (count) => `Have you received ${these(count)}?`,
    done: 'marked as received',
    possible: 'confirm its receipt',
    success: ({ number }) => `Receipt of order ${number} confirmed`,
  },
  cancelled: cancellation,
};

/** The words for a transition, as the account that makes it reads them. */
export const actionTextsOf = ({
  to,
  actor,
}: {
  to: TransitionTarget;
  actor: StepRole;
}): OrderActionTexts => (actor === 'customer' && forCustomer[to]) || forShop[to];

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** The possible steps for an order, as in 'ship it or cancel it'; undefined if there are none. */
export const possibleText = (transitions: readonly PermittedTransition[]): string | undefined =>
  transitions.length > 0
    ? either.format(transitions.map((transition) => actionTextsOf(transition).possible))
    : undefined;

/** The statuses that orders can be moved to, in the order of the lifecycle. */
export const transitionTargets = orderStatuses.filter(
  (status): status is TransitionTarget => status in forShop,
);
