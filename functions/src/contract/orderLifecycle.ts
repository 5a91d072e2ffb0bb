/** The lifecycle of an order: its statuses, and who may move it from one status to another. */

/** The statuses of an order. */
export const orderStatuses = ['placed', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Who acts on an order: its own customer, or an admin. */
export type OrderActor = 'customer' | 'admin';

interface Transition {
  from: OrderStatus;
  to: OrderStatus;
  actors: readonly OrderActor[];
}

const transitions: readonly Transition[] = [
  { from: 'placed', to: 'cancelled', actors: ['customer', 'admin'] },
];

/** The status of a new order. */
export const initialStatus: OrderStatus = 'placed';

/** The statuses in which an order is open: it can still change. */
export const openStatuses: readonly OrderStatus[] = orderStatuses.filter((status) =>
  transitions.some(({ from }) => from === status),
);

/** Whether an order is open. */
export const isOpen = (status: OrderStatus): boolean => openStatuses.includes(status);

/** Whether the pieces of an order count as sold. */
export const countsAsSold = (status: OrderStatus): boolean => status !== 'cancelled';

/** Whether an order can be cancelled by its customer, or by an admin. */
export const canBeCancelledBy = (actor: OrderActor, { status }: { status: OrderStatus }): boolean =>
  transitions.some(
    ({ from, to, actors }) => from === status && to === 'cancelled' && actors.includes(actor),
  );

/** Whether the caller may cancel an order, as its customer or as an admin. */
export const canCancel = (
  order: { status: OrderStatus; userId: string },
  { uid, admin }: { uid: string; admin: boolean },
): boolean =>
  (admin && canBeCancelledBy('admin', order)) ||
  (uid === order.userId && canBeCancelledBy('customer', order));
