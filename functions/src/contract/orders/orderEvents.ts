/**
 * What an order's events do to it. Services apply a new event with `progressAfter`; the same
 * function gives the order as it was after any earlier one.
 */

import {
  type TaxedTotals,
  type TaxRates,
  taxedTotalsOf,
  taxRatesOf,
  totalsIn,
} from '../tax/tax.ts';
import { initialStatus, type OrderStatus, statusOf } from './lifecycle.ts';
import {
  allPieces,
  countersFit,
  type LinePieces,
  noPieces,
  piecesOfTool,
  remainingOf,
  underwayOf,
  withPieces,
} from './lineCounters.ts';
import { billedOf, creditableOf, type OrderFields, type OrderLine } from './model.ts';
import { nothingCredited, type OrderEvent, type OrderStep } from './orderSteps.ts';
import { parcelWith } from './parcels.ts';
import { isUndoable } from './undo.ts';

/** The fields of an order that its events change, besides its history. */
export type OrderProgress = Pick<
  OrderFields,
  | 'lines'
  | 'status'
  | 'invoiceNumber'
  | 'creditNoteNumbers'
  | 'credited'
  | 'shipmentCount'
  | 'returnCount'
  | keyof TaxedTotals
>;

/** A new event, without the status that follows from it. */
export type NewEvent<Time> = Omit<OrderEvent<Time>, 'status'>;

/** The history before an event. */
type History = readonly OrderEvent<unknown>[];

/** An order with its history, oldest event first. */
type OrderWithHistory = OrderProgress & { history: History };

/** The pieces of a step on a line that has its invoice for which a credit note is due. */
const creditedBy = (lines: readonly OrderLine[], pieces: readonly LinePieces[]): LinePieces[] =>
  lines.map((line) => ({
    toolId: line.toolId,
    quantity: Math.min(piecesOfTool(pieces, line.toolId), creditableOf(line)),
  }));

/** The pieces of a cancellation that a credit note names; none before the invoice. */
export const creditedPieces = (
  { lines, invoiceNumber }: Pick<OrderProgress, 'lines' | 'invoiceNumber'>,
  pieces: readonly LinePieces[],
): LinePieces[] =>
  invoiceNumber === null ? [] : creditedBy(lines, pieces).filter(({ quantity }) => quantity > 0);

const isWhole = (lines: readonly OrderLine[]): boolean =>
  lines.every(({ quantity, cancelled }) => cancelled === quantity);

const billAgain = (line: OrderLine): OrderLine => ({
  ...line,
  lineTotal: line.unitPrice * (line.quantity - line.cancelled),
});

/**
 * Cancels pieces. Before the invoice, the others are billed; after it, a credit note covers them.
 * An order of which nothing is left keeps its amounts: they say what was cancelled.
 */
const cancel = (order: OrderProgress, pieces: readonly LinePieces[]): OrderLine[] => {
  const cancelled = withPieces(order.lines, 'cancelled', pieces);
  if (order.invoiceNumber === null)
    return isWhole(cancelled) ? cancelled : cancelled.map(billAgain);
  return withPieces(cancelled, 'credited', creditedPieces(order, pieces));
};

/** A replacement moves no counter: its pieces are none of the ordered ones. */
const reverse = (order: OrderProgress, history: History, number: string): OrderLine[] => {
  const parcel = parcelWith({ history }, number);
  if (!parcel) throw new Error(`No shipment ${number} to reverse`);
  if (parcel.kind === 'replacement') return order.lines;
  const shipped = withPieces(order.lines, 'shipped', parcel.pieces, -1);
  return parcel.deliveredAt === null
    ? shipped
    : withPieces(shipped, 'delivered', parcel.pieces, -1);
};

const deliver = (
  { lines }: OrderProgress,
  history: History,
  number: string | undefined,
): OrderLine[] => {
  const parcel = number ? parcelWith({ history }, number) : undefined;
  if (parcel?.kind === 'replacement') return lines;
  const pieces = number ? (parcel?.pieces ?? []) : allPieces(lines, underwayOf);
  return withPieces(lines, 'delivered', pieces);
};

/** The pieces that an event cancels. */
export const cancelledPieces = (
  { lines }: Pick<OrderProgress, 'lines'>,
  { pieces }: Pick<OrderEvent<unknown>, 'pieces'>,
): LinePieces[] => pieces ?? allPieces(lines, remainingOf);

const isCredit = (step: OrderStep): boolean => step === 'credited' || step === 'settled';

/** Whether an event adds a shipment: of pieces of the order, or of replacements. */
const addsShipment = ({ step, replaced = [] }: NewEvent<unknown>): boolean =>
  step === 'shipped' || replaced.length > 0;

const linesAfter = (
  order: OrderProgress,
  history: History,
  { step, shipmentNumber = '', ...event }: NewEvent<unknown>,
): OrderLine[] => {
  const { pieces = [] } = event;
  if (step === 'shipped') return withPieces(order.lines, 'shipped', pieces);
  if (step === 'delivered') return deliver(order, history, shipmentNumber);
  if (step === 'reversed') return reverse(order, history, shipmentNumber);
  if (step === 'cancelled') return cancel(order, cancelledPieces(order, event));
  if (step === 'returned') return withPieces(order.lines, 'returned', pieces);
  return isCredit(step) ? withPieces(order.lines, 'credited', pieces) : order.lines;
};

const isBilledAgain = (before: readonly OrderLine[], after: readonly OrderLine[]): boolean =>
  after.some(({ lineTotal }, index) => lineTotal !== before[index]?.lineTotal);

/** As it was before its last event; the numbers of its shipments are not used again. */
const withoutLast = (order: OrderProgress, before: OrderProgress): OrderProgress => ({
  ...before,
  shipmentCount: order.shipmentCount,
});

/**
 * The fields of an order after an event that follows its history. `invoiceNumber` is the number of
 * the invoice that a confirmation issues.
 */
export const progressAfter = (
  order: OrderWithHistory,
  event: NewEvent<unknown>,
  invoiceNumber: string | null = order.invoiceNumber,
): OrderProgress => {
  if (event.step === 'undone') return withoutLast(order, replay(order, order.history.length - 1));
  const { credited, creditNoteNumbers, shipmentCount, returnCount } = order;
  const lines = linesAfter(order, order.history, event);
  const { creditNoteNumber, credit = nothingCredited } = event;
  const totals = isBilledAgain(order.lines, lines)
    ? taxedTotalsOf(lines, order)
    : { ...totalsIn(order), ...taxRatesOf(order) };
  return {
    lines,
    status: statusOf({ lines, invoiceNumber }),
    invoiceNumber,
    creditNoteNumbers: creditNoteNumber
      ? [...creditNoteNumbers, creditNoteNumber]
      : creditNoteNumbers,
    credited: { net: credited.net + credit.net, total: credited.total + credit.total },
    shipmentCount: shipmentCount + (addsShipment(event) ? 1 : 0),
    returnCount: returnCount + (event.step === 'return-asked' ? 1 : 0),
    ...totals,
  };
};

/** The fields of an order with these lines before its first step. */
export const progressOfNew = (lines: readonly OrderLine[], taxes: TaxRates): OrderProgress => {
  const uncounted = lines.map((line) => ({
    ...line,
    ...noPieces,
    lineTotal: line.unitPrice * line.quantity,
  }));
  return {
    lines: uncounted,
    status: initialStatus,
    invoiceNumber: null,
    creditNoteNumbers: [],
    credited: nothingCredited,
    shipmentCount: 0,
    returnCount: 0,
    ...taxedTotalsOf(uncounted, taxes),
  };
};

/** The fields of an order after each of its events. */
const progressOf = (order: OrderWithHistory): OrderProgress[] => {
  const start = progressOfNew(order.lines, order);
  const all: OrderProgress[] = [];
  for (const [index, event] of order.history.entries()) {
    const history = order.history.slice(0, index);
    const progress = all[index - 1] ?? start;
    const number = event.step === 'confirmed' ? order.invoiceNumber : progress.invoiceNumber;
    all.push(
      event.step === 'undone'
        ? withoutLast(progress, all[index - 2] ?? start)
        : progressAfter({ ...progress, history }, event, number),
    );
  }
  return all;
};

/** The fields of an order after the first `count` of its events. */
export const replay = (order: OrderWithHistory, count = order.history.length): OrderProgress =>
  progressOf({ ...order, history: order.history.slice(0, count) }).at(-1) ??
  progressOfNew(order.lines, order);

const returnSteps = ['return-asked', 'returned', 'settled'] as const;

/** The steps that can follow a status, also those that do not change it. */
const stepsFrom: Readonly<Record<OrderStatus, readonly OrderStep[]>> = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['shipped', 'cancelled', 'credited'],
  'part-shipped': ['shipped', 'delivered', 'reversed', 'cancelled', 'credited', ...returnSteps],
  shipped: ['delivered', 'reversed', 'credited', ...returnSteps],
  // A replacement can still arrive.
  delivered: ['delivered', 'reversed', 'credited', ...returnSteps],
  cancelled: [],
};

const canFollow = (
  { step }: Pick<OrderEvent<unknown>, 'step'>,
  history: History,
  before: OrderProgress | undefined,
): boolean => {
  if (step === 'undone') return isUndoable(history);
  return before ? stepsFrom[before.status].includes(step) : step === 'placed';
};

const linesFit = ({ lines }: OrderProgress): boolean =>
  lines.every((line) => countersFit(line) && line.credited <= billedOf(line));

/** Whether each event of an order can follow those before it, and leads to its status. */
export const isPossibleHistory = (order: OrderWithHistory): boolean => {
  const { history } = order;
  const progress = progressOf(order);
  return (
    history.length > 0 &&
    history.every((event, index) =>
      canFollow(event, history.slice(0, index), progress[index - 1]),
    ) &&
    progress.every((one, index) => linesFit(one) && one.status === history[index]?.status)
  );
};
