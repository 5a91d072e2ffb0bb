/** Whatever is shipped, cancelled, credited and paid of an order, its events tell all of it. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyHistory } from '../../testing/orders/partHistories.ts';
import {
  amountOf,
  applied,
  type Drawn,
  figuresIn,
  figuresOf,
  type Model,
  type ModelTerms,
  newModel,
  type PartStep,
  paymentOf,
  refundOf,
} from '../../testing/orders/partModel.ts';
import {
  type CreditContents,
  creditOfAmount,
  creditOfCancelled,
  creditOfPieces,
  leftToCredit,
} from '../invoices/orderCredits.ts';
import { shipmentNumberOf } from '../numbers/documentNumbers.ts';
import { findTransition, hasInvoice, initialStatus, type TransitionTarget } from './lifecycle.ts';
import {
  allPieces,
  type CountedLine,
  type LinePieces,
  noPieces,
  piecesProblem,
  remainingOf,
} from './lineCounters.ts';
import { creditableOf, type OrderLine } from './model.ts';
import {
  creditedPieces,
  isPossibleHistory,
  type NewEvent,
  type OrderProgress,
  progressAfter,
  progressOfNew,
  replay,
} from './orderEvents.ts';
import type { OrderEvent } from './orderSteps.ts';
import { type ParcelState, parcelStateOf, parcelsOf, parcelWith } from './parcels.ts';
import { amountDueOf, refundDueOf } from './paymentStatus.ts';

const seed = 39;
const histories = 500;

const number = 'TH-4K2M9A7C';
const toolIds = ['saw', 'plane'];
const admin = { uid: 'nora', admin: true };
const by = { actor: 'admin', uid: admin.uid } as const;

type Tracked = OrderProgress & { history: OrderEvent<number>[]; paid: number };

const newOrder = ({ ordered, prices, taxRate }: ModelTerms): Tracked => {
  const lines = toolIds.map((toolId, tool) => ({
    ...{ toolId, sku: toolId, toolName: toolId, picture: '', breakQuantity: null },
    ...{ quantity: ordered[tool] ?? 0, unitPrice: prices[tool] ?? 0, lineTotal: 0 },
    ...noPieces,
  }));
  const placed = { step: 'placed', status: initialStatus, ...by, at: 0 } as const;
  return { ...progressOfNew(lines, { taxRate }), history: [placed], paid: 0 };
};

const after = (
  order: Tracked,
  step: Omit<NewEvent<number>, 'actor' | 'uid' | 'at'>,
  credit: CreditContents | null = null,
): Tracked => {
  const { length } = order.history;
  const issued = credit && {
    creditNoteNumber: `CN-2026-${length}`,
    credit: { net: credit.totals.subtotal, total: credit.totals.total },
  };
  const event = { ...step, ...issued, ...by, at: length };
  const invoiceNumber = step.step === 'confirmed' ? '2026-000001' : order.invoiceNumber;
  const progress = progressAfter(order, event, invoiceNumber);
  const history = [...order.history, { ...event, status: progress.status }];
  return { ...progress, history, paid: order.paid };
};

const wanted = ({ tool, quantity }: Drawn): LinePieces[] => [
  { toolId: toolIds[tool] ?? '', quantity },
];

const fits = (
  { lines }: Tracked,
  pieces: readonly LinePieces[],
  roomOf: (line: OrderLine & CountedLine) => number,
): boolean => piecesProblem(lines, pieces, roomOf) === null;

const isMovable = ({ status }: Tracked, to: TransitionTarget): boolean =>
  findTransition({ status, payerId: 'carla', userId: 'carla' }, to, admin) !== undefined;

const shipped = (order: Tracked, pieces: LinePieces[]): Tracked => {
  const shipmentNumber = shipmentNumberOf(number, order.shipmentCount + 1);
  return after(order, { step: 'shipped', shipmentNumber, pieces });
};

const cancelled = (order: Tracked, pieces: LinePieces[]): Tracked => {
  const credit = creditOfCancelled(order, creditedPieces(order, pieces));
  return after(order, { step: 'cancelled', pieces }, order.invoiceNumber === null ? null : credit);
};

/** The number of a drawn shipment that is in one of these states. */
const numberIn = (order: Tracked, { parcel }: Drawn, states: ParcelState[]): string | undefined => {
  const found = parcelWith(order, shipmentNumberOf(number, parcel + 1));
  return found && states.includes(parcelStateOf(found)) ? found.number : undefined;
};

const credited = (order: Tracked, credit: CreditContents, pieces?: LinePieces[]): Tracked | null =>
  order.invoiceNumber !== null && credit.totals.subtotal <= leftToCredit(order)
    ? after(order, { step: 'credited', ...(pieces && { pieces }) }, credit)
    : null;

/** An order after a step; null if the rules of the shop do not allow it. */
const taken: Record<PartStep, (order: Tracked, drawn: Drawn) => Tracked | null> = {
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
    const shipmentNumber = numberIn(order, drawn, ['underway']);
    return shipmentNumber ? after(order, { step: 'delivered', shipmentNumber }) : null;
  },
  reverse: (order, drawn) => {
    const shipmentNumber = numberIn(order, drawn, ['underway', 'delivered']);
    return shipmentNumber ? after(order, { step: 'reversed', shipmentNumber }) : null;
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
};

const anyTerms: fc.Arbitrary<ModelTerms> = fc.record({
  ordered: fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 })),
  prices: fc.tuple(fc.integer({ min: 1, max: 4_000 }), fc.integer({ min: 1, max: 4_000 })),
  taxRate: fc.integer({ min: 0, max: 3_000 }),
});

/** The pieces of each tool in each shipment, and whether it has arrived; null for a reversed one. */
const parcelsIn = (order: Tracked): Model['parcels'] =>
  parcelsOf(order).map(({ pieces, deliveredAt, reversed }) =>
    reversed
      ? null
      : {
          pieces: toolIds.map(
            (toolId) => pieces.find((one) => one.toolId === toolId)?.quantity ?? 0,
          ),
          arrived: deliveredAt !== null,
        },
  );

const progressIn = ({ history: _, paid: __, ...progress }: Tracked): OrderProgress => progress;

it(`an order is what an independent model says after each of ${histories} histories from seed ${seed}`, () => {
  const property = fc.property(anyTerms, anyHistory, (terms, history) => {
    const model = newModel(terms);
    let order = newOrder(terms);
    const befores = [order];
    for (const drawn of history) {
      const next = taken[drawn.step](order, drawn);
      expect(next !== null, JSON.stringify(drawn)).toBe(applied[drawn.step](model, drawn));
      order = next ?? order;
      expect(figuresOf({ ...order, amountDue: amountDueOf(order) })).toEqual(figuresIn(model));
      if (order.history.length > befores.length) befores.push(order);
    }
    expect(parcelsIn(order)).toEqual(model.parcels);
    expect(isPossibleHistory(order)).toBe(true);
    for (const [index, before] of befores.entries()) {
      expect(replay(order, index + 1)).toEqual(progressIn(before));
    }
  });
  fc.assert(property, { numRuns: histories, seed, endOnFailure: true });
});
