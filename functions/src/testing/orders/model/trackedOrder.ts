/** An order of the shop without its store: what the rules of the contract make of each step. */
import {
  allPieces,
  type CountedLine,
  type CreditContents,
  canBeReversed,
  cancelledPieces,
  creditableOf,
  creditedPieces,
  creditOfAmount,
  creditOfCancelled,
  creditOfPieces,
  dayMs,
  findTransition,
  hasInvoice,
  heldPieces,
  initialStatus,
  isOpenReturn,
  isUndoable,
  type LinePieces,
  leftToCredit,
  type NewEvent,
  noPieces,
  type OrderEvent,
  type OrderLine,
  type OrderProgress,
  type ParcelStatus,
  parcelStatusOf,
  parcelWith,
  piecesOfTool,
  piecesProblem,
  progressAfter,
  progressOfNew,
  type ReturnStatus,
  refundDueOf,
  remainingOf,
  shipmentNumberOf,
  stockEffectOf,
  type TransitionTarget,
  undonePieces,
  withoutList,
} from '../../../contract/index.ts';
import type { ReturnDocument } from '../../../documents/orders/returns.ts';
import { amountOf, type Drawn, daysOf, paymentOf, refundOf } from './drawn.ts';
import type { ModelTerms } from './model.ts';
import type { orderSteps } from './orderSteps.ts';
import { firstDay } from './returnSteps.ts';

/** The number of the order. */
export const number = 'TH-4K2M9A7C';
/** The ids of the tools of an order. */
export const toolIds = ['saw', 'plane'];

/** Who handles an order, and its customer. */
export const admin = { uid: 'nora', staff: true, membership: null };
export const customer = { uid: 'carla', staff: false, membership: null };

/** Whose order it is. */
export const owned = { payerId: customer.uid, userId: customer.uid };

const by = { actor: 'admin', uid: admin.uid } as const;

/** A return of an order without a store. */
export type TrackedReturn = Pick<
  ReturnDocument,
  'number' | 'kind' | 'status' | 'lines' | 'feeRate'
> & { history: { status: ReturnStatus; at: Date }[] };

/** An order, its returns and its payments, as the rules of the shop leave them without a store. */
export interface Tracked extends OrderProgress {
  history: OrderEvent<Date>[];
  returns: TrackedReturn[];
  paid: number;
  /** The days since it was placed. */
  day: number;
  /** How it has changed the stock of each tool. */
  stock: number[];
}

/** The time of a day of an order. */
export const timeOf = (day: number): Date => new Date(firstDay + day * dayMs);

/** A new order. */
export const newOrder = ({ ordered, prices, taxRate }: ModelTerms): Tracked => {
  const lines = toolIds.map((toolId, tool) => ({
    ...{ toolId, sku: toolId, toolName: toolId, picture: '', breakQuantity: null },
    ...{ quantity: ordered[tool] ?? 0, unitPrice: prices[tool] ?? 0, lineTotal: 0 },
    ...withoutList(prices[tool] ?? 0),
    ...noPieces,
  }));
  const placed = { step: 'placed', status: initialStatus, ...by, at: timeOf(0) } as const;
  const stock = ordered.map((pieces) => -pieces);
  const nothing = { returns: [], paid: 0, day: 0 };
  return { ...progressOfNew(lines, { taxRate }), history: [placed], ...nothing, stock };
};

const stockAfter = (order: Tracked, event: NewEvent<Date>): number[] => {
  const cancelled = event.step === 'cancelled' ? cancelledPieces(order, event) : [];
  const { changes } = stockEffectOf(order.history, event) ?? { changes: cancelled };
  const takenBack = event.step === 'undone' ? undonePieces(order) : [];
  return toolIds.map(
    (toolId, tool) =>
      (order.stock[tool] ?? 0) + piecesOfTool(changes, toolId) - piecesOfTool(takenBack, toolId),
  );
};

/** An order after a step, with the credit note that it issues. */
export const after = (
  order: Tracked,
  step: Omit<NewEvent<Date>, 'actor' | 'uid' | 'at'>,
  credit: CreditContents | null = null,
): Tracked => {
  const { length } = order.history;
  const issued = credit && {
    creditNoteNumber: `CN-2026-${length}`,
    credit: { net: credit.totals.subtotal, total: credit.totals.total },
  };
  const event = { ...step, ...issued, ...by, at: timeOf(order.day) };
  const invoiceNumber = step.step === 'confirmed' ? '2026-000001' : order.invoiceNumber;
  const progress = progressAfter(order, event, invoiceNumber);
  const history = [...order.history, { ...event, status: progress.status }];
  return { ...order, ...progress, history, stock: stockAfter(order, event) };
};

const wanted = ({ tool, quantity }: Drawn): LinePieces[] => [
  { toolId: toolIds[tool] ?? '', quantity },
];

/** Whether the lines of an order have so many pieces. */
export const fits = (
  { lines }: Tracked,
  pieces: readonly LinePieces[],
  roomOf: (line: OrderLine & CountedLine) => number,
): boolean => piecesProblem(lines, pieces, roomOf) === null;

const isMovable = ({ status }: Tracked, to: TransitionTarget): boolean =>
  findTransition({ status, ...owned }, to, admin) !== undefined;

const shipped = (order: Tracked, pieces: LinePieces[]): Tracked => {
  const shipmentNumber = shipmentNumberOf(number, order.shipmentCount + 1);
  return after(order, { step: 'shipped', shipmentNumber, pieces });
};

const cancelled = (order: Tracked, pieces: LinePieces[]): Tracked => {
  const credit = creditOfCancelled(order, creditedPieces(order, pieces));
  return after(order, { step: 'cancelled', pieces }, order.invoiceNumber === null ? null : credit);
};

/** A drawn shipment that is in one of these statuses. */
const parcelIn = (order: Tracked, { age }: Drawn, statuses: ParcelStatus[]) => {
  const found = parcelWith(order, shipmentNumberOf(number, order.shipmentCount - age));
  return found && statuses.includes(parcelStatusOf(found)) ? found : undefined;
};

const credited = (order: Tracked, credit: CreditContents, pieces?: LinePieces[]): Tracked | null =>
  order.invoiceNumber !== null && credit.totals.subtotal <= leftToCredit(order)
    ? after(order, { step: 'credited', ...(pieces && { pieces }) }, credit)
    : null;

/** An order after a step; null if the rules of the shop do not allow it. */
export type Taken = (order: Tracked, drawn: Drawn) => Tracked | null;

/** What each step of the order itself, and each payment, does to an order. */
export const takenOrderSteps: Record<keyof typeof orderSteps | 'undo', Taken> = {
  confirm: (order) => (isMovable(order, 'confirmed') ? after(order, { step: 'confirmed' }) : null),
  shipRest: (order) =>
    isMovable(order, 'shipped') ? shipped(order, allPieces(order.lines, remainingOf)) : null,
  deliverAll: (order) =>
    isMovable(order, 'delivered') ? after(order, { step: 'delivered' }) : null,
  cancelAll: (order) =>
    isMovable(order, 'cancelled') ? cancelled(order, allPieces(order.lines, remainingOf)) : null,
  ship: (order, drawn) =>
    hasInvoice(order.status) && fits(order, wanted(drawn), remainingOf)
      ? shipped(order, wanted(drawn))
      : null,
  deliver: (order, drawn) => {
    const parcel = parcelIn(order, drawn, ['underway']);
    return parcel ? after(order, { step: 'delivered', shipmentNumber: parcel.number }) : null;
  },
  reverse: (order, drawn) => {
    const parcel = parcelIn(order, drawn, ['underway', 'delivered']);
    const open = order.returns.filter(isOpenReturn);
    const openPieces = (toolId: string) => heldPieces(order, open, toolId);
    if (!parcel || !canBeReversed(order, parcel, openPieces)) return null;
    return after(order, { step: 'reversed', shipmentNumber: parcel.number });
  },
  cancel: (order, drawn) =>
    fits(order, wanted(drawn), remainingOf) ? cancelled(order, wanted(drawn)) : null,
  creditPieces: (order, drawn) =>
    fits(order, wanted(drawn), creditableOf)
      ? credited(order, creditOfPieces(order, wanted(drawn)), wanted(drawn))
      : null,
  creditAmount: (order, drawn) =>
    credited(order, creditOfAmount(order, 'Goodwill', amountOf(drawn))),
  pay: (order, drawn) => ({ ...order, paid: order.paid + paymentOf(drawn) }),
  refund: (order, drawn) =>
    refundOf(drawn) <= refundDueOf(order) ? { ...order, paid: order.paid - refundOf(drawn) } : null,
  undo: (order) => (isUndoable(order.history) ? after(order, { step: 'undone' }) : null),
  wait: (order, drawn) => ({ ...order, day: order.day + daysOf(drawn) }),
};
