/**
 * The lifecycle of an order: its statuses, and who may move it from one status to another. All
 * rules that depend on a status are here; other modules only ask.
 */

import { type DocumentCaller, isOwn, type OwnedDocument } from '../customers/ownership.ts';
import type { MailKind } from '../mails/model.ts';

/** The statuses of an order. */
export const orderStatuses = ['placed', 'confirmed', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Who acts on an order: its own customer, an admin, or the shop itself. */
export const orderActors = ['customer', 'admin', 'system'] as const;
export type OrderActor = (typeof orderActors)[number];

/** The details that some transitions need. */
export type TransitionField = 'reason' | 'carrier' | 'trackingNumber';

/** The statuses that an order can be moved to. */
export type TransitionTarget = Exclude<OrderStatus, 'placed'>;

interface Transition {
  from: OrderStatus;
  to: TransitionTarget;
  actors: readonly OrderActor[];
  /** The details that an actor has to give. */
  required?: Partial<Record<OrderActor, readonly TransitionField[]>>;
}

const transitions: readonly Transition[] = [
  { from: 'placed', to: 'confirmed', actors: ['admin'] },
  {
    from: 'confirmed',
    to: 'shipped',
    actors: ['admin'],
    required: { admin: ['carrier', 'trackingNumber'] },
  },
  { from: 'shipped', to: 'delivered', actors: ['customer', 'admin'] },
  {
    from: 'placed',
    to: 'cancelled',
    actors: ['customer', 'admin', 'system'],
    required: { admin: ['reason'] },
  },
  { from: 'confirmed', to: 'cancelled', actors: ['admin'], required: { admin: ['reason'] } },
];

/** The mails that tell a customer of a change of status. */
export type ChangeMailKind = Extract<
  MailKind,
  'order-confirmed' | 'order-shipped' | 'order-cancelled'
>;

/** The meaning of a status. */
interface StatusMeaning {
  /** Whether the pieces of an order count as sold. */
  sold: boolean;
  /** Whether an order has its invoice. */
  invoiced: boolean;
  /** The status that an order reaches next unless it is cancelled; `null` at the end. */
  next: TransitionTarget | null;
  /** The mail about a change to it; `null` for none. A new order has its own mails. */
  mail: ChangeMailKind | null;
}

const meanings: Readonly<Record<OrderStatus, StatusMeaning>> = {
  placed: { sold: true, invoiced: false, next: 'confirmed', mail: null },
  confirmed: { sold: true, invoiced: true, next: 'shipped', mail: 'order-confirmed' },
  shipped: { sold: true, invoiced: true, next: 'delivered', mail: 'order-shipped' },
  delivered: { sold: true, invoiced: true, next: null, mail: null },
  cancelled: { sold: false, invoiced: false, next: null, mail: 'order-cancelled' },
};

/** The status of a new order. */
export const initialStatus: OrderStatus = 'placed';

/** The status of an order that has been cancelled. */
export const cancelledStatus = 'cancelled' satisfies OrderStatus;

/** Whether the pieces of an order count as sold. */
export const countsAsSold = (status: OrderStatus): boolean => meanings[status].sold;

/** The statuses of an order that is not cancelled, in the order in which it passes them. */
export const regularStatuses: readonly OrderStatus[] = orderStatuses.filter(countsAsSold);

/** The statuses in which an order is open: it can still change. */
export const openStatuses: readonly OrderStatus[] = orderStatuses.filter((status) =>
  transitions.some(({ from }) => from === status),
);

/** Whether an order is open. */
export const isOpen = (status: OrderStatus): boolean => openStatuses.includes(status);

/** Whether a transition returns the pieces of an order to stock. */
export const returnsStock = (from: OrderStatus, to: OrderStatus): boolean =>
  countsAsSold(from) && !countsAsSold(to);

/** The kind of the mail about a change to a status; `null` for none. */
export const changeMailOf = (status: OrderStatus): ChangeMailKind | null => meanings[status].mail;

/** Whether an order with a status has its invoice. */
export const hasInvoice = (status: OrderStatus): boolean => meanings[status].invoiced;

/** Whether an order gets its invoice with a transition. */
export const needsInvoice = (from: OrderStatus, to: OrderStatus): boolean =>
  !hasInvoice(from) && hasInvoice(to);

/** Whether a transition cancels an order that has an invoice. */
export const needsCreditNote = (from: OrderStatus, to: OrderStatus): boolean =>
  returnsStock(from, to) && hasInvoice(from);

/** The statuses that a regular order still has to pass; none for a cancelled one. */
export const remainingStatuses = (status: OrderStatus): OrderStatus[] => {
  const { next } = meanings[status];
  return next ? [next, ...remainingStatuses(next)] : [];
};

/** The fields that decide who may change an order. */
export interface OrderState extends OwnedDocument {
  status: OrderStatus;
}

const rolesOf = (order: OrderState, caller: DocumentCaller): OrderActor[] => [
  ...(isOwn(order, caller) ? (['customer'] as const) : []),
  ...(caller.admin ? (['admin'] as const) : []),
];

/** A transition that an account may make. */
export interface PermittedTransition {
  to: TransitionTarget;
  /** The role in which the account makes it. */
  actor: OrderActor;
  /** The details that it has to give. */
  required: readonly TransitionField[];
}

const transitionAs = (
  { status }: Pick<OrderState, 'status'>,
  to: OrderStatus,
  actor: OrderActor,
): PermittedTransition | undefined => {
  const transition = transitions.find(
    (one) => one.from === status && one.to === to && one.actors.includes(actor),
  );
  return transition && { to: transition.to, actor, required: transition.required?.[actor] ?? [] };
};

/**
 * The transition of an order to a status, if the caller may make it. An admin acts on their own
 * order as its customer where a customer may, and as an admin otherwise.
 */
export const findTransition = (
  order: OrderState,
  to: OrderStatus,
  caller: DocumentCaller,
): PermittedTransition | undefined =>
  rolesOf(order, caller)
    .map((actor) => transitionAs(order, to, actor))
    .find((transition) => transition !== undefined);

/** The reason in the history of an order that the shop has cancelled because its hold has ended. */
export const expiredReason = 'The payment did not arrive in time.';

/** The transition of an order to a status, if the shop itself may make it. */
export const systemTransition = (
  order: Pick<OrderState, 'status'>,
  to: OrderStatus,
): PermittedTransition | undefined => transitionAs(order, to, 'system');

/** All transitions of an order that the caller may make. */
export const allowedTransitions = (
  order: OrderState,
  caller: DocumentCaller,
): PermittedTransition[] => orderStatuses.flatMap((to) => findTransition(order, to, caller) ?? []);

/** Whether the caller may cancel an order, as its customer or as an admin. */
export const canCancel = (order: OrderState, caller: DocumentCaller): boolean =>
  findTransition(order, cancelledStatus, caller) !== undefined;

/**
 * Whether a sequence of statuses follows the transitions, beginning with a new order and ending
 * with `status`.
 */
export const isPossibleHistory = (history: readonly OrderStatus[], status: OrderStatus): boolean =>
  history[0] === initialStatus &&
  history.at(-1) === status &&
  history
    .slice(1)
    .every((to, index) => transitions.some((one) => one.from === history[index] && one.to === to));

/** The filters of a list of orders: the open ones, all, or those with one status. */
export const orderFilters = ['open', 'all', ...orderStatuses] as const;
export type OrderFilter = (typeof orderFilters)[number];

/** Whose orders a list contains: those of all members, or only the caller's own. */
export const orderMakers = ['all', 'me'] as const;
export type OrderMaker = (typeof orderMakers)[number];

/** The statuses that a filter selects. */
export const statusesOf = (filter: OrderFilter): readonly OrderStatus[] => {
  if (filter === 'open') return openStatuses;
  return filter === 'all' ? orderStatuses : [filter];
};
