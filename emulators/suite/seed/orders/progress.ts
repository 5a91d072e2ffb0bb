import {
  allPieces,
  type CreditContents,
  cancelledPieces,
  creditedPieces,
  creditOfAmount,
  creditOfCancelled,
  creditOfReturned,
  noPieces,
  type OrderProgress,
  orderNumberOf,
  progressAfter,
  progressOfNew,
  remainingOf,
  shipmentNumberOf,
  type TaxRates,
  withoutList,
} from 'functions/contract';
import type { StoredOrderEvent } from 'functions/documents';
import { priceSeedLine, type SeedLine } from './drafts/lines.ts';
import type { SeedReturn } from './drafts/plannedReturns.ts';
import { confirmationOf } from './status.ts';

/** A line of the seed with its price in cents. */
interface PricedLine {
  toolId: string;
  quantity: number;
  unitPrice: number;
}

/** An order before its events are complete. */
interface PlannedOrder {
  id: string;
  lines: readonly PricedLine[];
  history: readonly StoredOrderEvent[];
  returns?: readonly SeedReturn[];
}

const orderLineOf = ({ toolId, quantity, unitPrice }: PricedLine) => ({
  ...{ toolId, quantity, unitPrice, lineTotal: unitPrice * quantity, breakQuantity: null },
  ...withoutList(unitPrice),
  ...{ sku: toolId, toolName: toolId, picture: '' },
  ...noPieces,
});

/** The number stands for that of the invoice, which is given in the order of all invoices. */
const invoiceNumberIn = (order: Pick<PlannedOrder, 'history'>): string | null =>
  confirmationOf(order) ? 'invoice' : null;

/** An order without a step. */
const startOf = ({ lines }: Pick<PlannedOrder, 'lines'>, taxes: TaxRates): OrderProgress =>
  progressOfNew(lines.map(orderLineOf), taxes);

const amountsOf = ({ totals: { subtotal: net, total } }: CreditContents) => ({ net, total });

const creditIn = (before: OrderProgress, net: number): CreditContents =>
  creditOfAmount(before, '', net);

/** The credit for the pieces of a return; null for an event that credits none. */
export const returnCreditOf = (
  { returns = [] }: Pick<PlannedOrder, 'returns'>,
  before: OrderProgress,
  { pieces = [], returnNumber }: StoredOrderEvent,
): CreditContents | null => {
  const feeRate = returns.find(({ number }) => number === returnNumber)?.feeRate ?? 0;
  return pieces.length > 0 ? creditOfReturned(before, pieces, feeRate) : null;
};

const settledDetails = (
  order: PlannedOrder,
  before: OrderProgress,
  event: StoredOrderEvent,
  shipmentNumber: string,
): Partial<StoredOrderEvent> => {
  const contents = returnCreditOf(order, before, event);
  return {
    ...(event.replaced && { shipmentNumber }),
    ...(contents && { credit: amountsOf(contents) }),
  };
};

const detailsOf = (
  order: PlannedOrder,
  before: OrderProgress,
  event: StoredOrderEvent,
): Partial<StoredOrderEvent> => {
  const { step, pieces, credit } = event;
  const shipmentNumber = shipmentNumberOf(orderNumberOf(order.id), before.shipmentCount + 1);
  if (step === 'shipped')
    return { shipmentNumber, pieces: pieces ?? allPieces(before.lines, remainingOf) };
  if (step === 'settled') return settledDetails(order, before, event, shipmentNumber);
  if (step === 'credited') return credit ? { credit: amountsOf(creditIn(before, credit.net)) } : {};
  if (step !== 'cancelled') return {};
  const cancelled = cancelledPieces(before, pieces ? { pieces } : {});
  const contents = creditOfCancelled(before, creditedPieces(before, cancelled));
  return contents ? { credit: amountsOf(contents) } : {};
};

/**
 * The events of an order as the shop would have recorded them: with the pieces and the number of
 * each shipment, the amount of each credit note, and the status that follows.
 */
export const completeHistory = (order: PlannedOrder, taxes: TaxRates): StoredOrderEvent[] => {
  let progress = startOf(order, taxes);
  const history: StoredOrderEvent[] = [];
  for (const planned of order.history) {
    const event = { ...planned, ...detailsOf(order, progress, planned) };
    const number = planned.step === 'confirmed' ? 'invoice' : progress.invoiceNumber;
    progress = progressAfter({ ...progress, history }, event, number);
    history.push({ ...event, status: progress.status });
  }
  return history;
};

/** An order with its history, as functions of the contract take it. */
export const trackedOrder = (order: PlannedOrder, taxes: TaxRates) => ({
  ...startOf(order, taxes),
  invoiceNumber: invoiceNumberIn(order),
  history: order.history,
});

/** The same for an order of the seed, whose lines have the prices of the catalogue or of an offer. */
export const trackedSeedOrder = (
  { lines, ...order }: Omit<PlannedOrder, 'lines'> & { lines: readonly SeedLine[] },
  taxes: TaxRates,
) => {
  const priced = lines.map((line) => ({ ...line, ...priceSeedLine(line) }));
  return trackedOrder({ ...order, lines: priced }, taxes);
};
