/** The lifecycle of an order, and what a status means. Other modules only ask. */
import { handlingFilters } from '../assignments/handling.ts';
import { lifecycle, type Transition } from '../kinds/lifecycle.ts';
import type { Actor, StepRole } from '../who/actor.ts';
import { type OwnedDocument, rolesOn } from '../who/ownership.ts';
import { type CountedLine, remainingOf, sumPieces, underwayOf } from './lineCounters.ts';

/** The statuses of an order. */
export const orderStatuses = [
  'placed',
  'confirmed',
  'part-shipped',
  'shipped',
  'delivered',
  'cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The details that some transitions need. */
export type TransitionField = 'reason' | 'carrier' | 'trackingNumber';

/**
 * The statuses that an order can be moved to. It becomes part-shipped only by a shipment of some of
 * its pieces.
 */
export type TransitionTarget = Exclude<OrderStatus, 'placed' | 'part-shipped'>;

interface OrderTransition extends Transition<OrderStatus, StepRole> {
  to: TransitionTarget;
  /** The details that an actor has to give. */
  required?: Partial<Record<StepRole, readonly TransitionField[]>>;
}

const reason: OrderTransition['required'] = { admin: ['reason'] };
const shipping = {
  to: 'shipped',
  by: ['admin'],
  required: { admin: ['carrier', 'trackingNumber'] },
} as const;

const transitions: readonly OrderTransition[] = [
  { from: 'placed', to: 'confirmed', by: ['admin'] },
  { from: 'confirmed', ...shipping },
  { from: 'part-shipped', ...shipping },
  { from: 'shipped', to: 'delivered', by: ['customer', 'admin'] },
  { from: 'placed', to: 'cancelled', by: ['customer', 'admin', 'system'], required: reason },
  { from: 'confirmed', to: 'cancelled', by: ['admin'], required: reason },
];

/** The meaning of a status. */
interface StatusMeaning {
  /** Whether the order can still change. */
  open: boolean;
  /** Whether the pieces of an order count as sold. */
  sold: boolean;
  /** Whether an order has its invoice. */
  invoiced: boolean;
  /** Whether pieces are still to be shipped. */
  awaited: boolean;
  /** The status that an order reaches next unless it is cancelled; `null` at the end. */
  next: TransitionTarget | null;
}

const underway = { open: true, sold: true, invoiced: true } as const;

const meanings: Readonly<Record<OrderStatus, StatusMeaning>> = {
  placed: { open: true, sold: true, invoiced: false, awaited: true, next: 'confirmed' },
  confirmed: { ...underway, awaited: true, next: 'shipped' },
  'part-shipped': { ...underway, awaited: true, next: 'shipped' },
  shipped: { ...underway, awaited: false, next: 'delivered' },
  delivered: { open: false, sold: true, invoiced: true, awaited: false, next: null },
  cancelled: { open: false, sold: false, invoiced: false, awaited: false, next: null },
};

/** The fields of an order that decide its status. */
export interface CountedOrder {
  lines: readonly CountedLine[];
  invoiceNumber: string | null;
}

/** The status of an order: its counters alone decide it, and whether it has its invoice. */
export const statusOf = ({ lines, invoiceNumber }: CountedOrder): OrderStatus => {
  const [shipped, remaining] = [
    sumPieces(lines, (line) => line.shipped),
    sumPieces(lines, remainingOf),
  ];
  if (shipped === 0 && remaining === 0) return 'cancelled';
  if (shipped === 0) return invoiceNumber === null ? 'placed' : 'confirmed';
  if (remaining > 0) return 'part-shipped';
  return sumPieces(lines, underwayOf) === 0 ? 'delivered' : 'shipped';
};

/** The status of a new order. */
export const initialStatus: OrderStatus = 'placed';

/** The status of an order that has been cancelled. */
export const cancelledStatus = 'cancelled' satisfies OrderStatus;

/** Whether an order has been cancelled. */
export const isCancelled = (status: OrderStatus): boolean => status === cancelledStatus;

/** Whether the pieces of an order count as sold. */
export const countsAsSold = (status: OrderStatus): boolean => meanings[status].sold;

/** The statuses of an order that is not cancelled, in the order in which it passes them. */
export const regularStatuses: readonly OrderStatus[] = orderStatuses.filter(countsAsSold);

/** The statuses in which an order is open: it can still change. */
export const openStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => meanings[status].open,
);

/** Whether an order is open. */
export const isOpen = (status: OrderStatus): boolean => meanings[status].open;

/** Whether an order with a status has its invoice. */
export const hasInvoice = (status: OrderStatus): boolean => meanings[status].invoiced;

export const orderLifecycle = lifecycle({
  statuses: orderStatuses,
  first: [initialStatus],
  transitions,
  filters: {
    open: openStatuses,
    late: orderStatuses.filter((status) => meanings[status].awaited),
    'to-ship': orderStatuses.filter((status) => meanings[status].awaited && hasInvoice(status)),
    mine: openStatuses,
    followed: orderStatuses,
  },
});

/** The statuses that a regular order still has to pass; none for a cancelled one. */
export const remainingStatuses = (status: OrderStatus): OrderStatus[] => {
  const { next } = meanings[status];
  return next ? [next, ...remainingStatuses(next)] : [];
};

/** The fields that decide who may change an order. */
export interface OrderState extends OwnedDocument {
  status: OrderStatus;
}

/** A transition that an account may make. */
export interface PermittedTransition {
  to: TransitionTarget;
  /** The role in which the account makes it. */
  actor: StepRole;
  /** The details that it has to give. */
  required: readonly TransitionField[];
}

const transitionAs = (
  { status }: Pick<OrderState, 'status'>,
  to: OrderStatus,
  roles: readonly StepRole[],
): PermittedTransition | undefined => {
  const actor = orderLifecycle.actor(status, to, roles);
  const transition = orderLifecycle.transition(status, to);
  return (
    actor &&
    transition && { to: transition.to, actor, required: transition.required?.[actor] ?? [] }
  );
};

/**
 * The transition of an order to a status, if the caller may make it. An admin acts on their own
 * order as its customer where a customer may, and as an admin otherwise.
 */
export const findTransition = (
  order: OrderState,
  to: OrderStatus,
  caller: Actor,
): PermittedTransition | undefined => transitionAs(order, to, rolesOn(order, caller));

/** The reason in the history of an order that the shop has cancelled because its hold has ended. */
export const expiredReason = 'The payment did not arrive in time.';

/** The transition of an order to a status, if the shop itself may make it. */
export const systemTransition = (
  order: Pick<OrderState, 'status'>,
  to: OrderStatus,
): PermittedTransition | undefined => transitionAs(order, to, ['system']);

/** All transitions of an order that the caller may make. */
export const allowedTransitions = (order: OrderState, caller: Actor): PermittedTransition[] =>
  orderStatuses.flatMap((to) => findTransition(order, to, caller) ?? []);

/** Whether the caller may cancel an order, as its customer or as an admin. */
export const canCancel = (order: OrderState, caller: Actor): boolean =>
  findTransition(order, cancelledStatus, caller) !== undefined;

/** The filters of a list of orders: the open ones, all, or those with one status. */
export const orderFilters = ['open', 'all', ...orderStatuses] as const;
export type OrderFilter = (typeof orderFilters)[number];

/**
 * The filters of a list of all orders: also the confirmed ones that have to be shipped by today, the
 * late ones, of which pieces should have come, and those that the caller handles.
 */
export const staffOrderFilters = [...orderFilters, 'to-ship', 'late', ...handlingFilters] as const;
export type StaffOrderFilter = (typeof staffOrderFilters)[number];
