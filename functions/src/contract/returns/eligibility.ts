/** Which pieces of an order can be returned or claimed. */
import { addDays, addMonths, dayOf } from '../days.ts';
import { sumPieces } from '../orders/lineCounters.ts';
import type { OrderLine } from '../orders/model.ts';
import type { OrderEvent } from '../orders/orderSteps.ts';
import { type Parcel, parcelsOf } from '../orders/parcels.ts';
import type { ReturnKind } from './lifecycle.ts';
import { type CountedReturn, isReceived, type ReturnLine } from './model.ts';

/** How long the shop promises to replace a faulty tool. */
const guaranteeMonths = 6;

type HeldLine = Pick<ReturnLine, 'asked' | 'approved' | 'received' | 'resolution'>;

/** The pieces of a line of a return that no other one can be about. */
const heldBy = (found: CountedReturn, line: HeldLine): number => {
  if (isReceived(found)) return line.received;
  if (found.state === 'requested') return line.asked;
  if (found.state === 'approved') return line.approved;
  const isMadeGood = line.resolution === 'credit' || line.resolution === 'replacement';
  return found.state === 'closed' && isMadeGood ? line.approved : 0;
};

/** The pieces of a tool that the returns of an order are about. */
export const heldPieces = (returns: readonly CountedReturn[], toolId: string): number =>
  sumPieces(returns, (found) =>
    sumPieces(
      found.lines.filter((line) => line.toolId === toolId),
      (line) => heldBy(found, line),
    ),
  );

/** The pieces of a line that another return can be about, regardless of the time. */
export const returnableOf = (
  line: Pick<OrderLine, 'toolId' | 'delivered'>,
  returns: readonly CountedReturn[],
): number => Math.max(line.delivered - heldPieces(returns, line.toolId), 0);

/** The rules of the shop for the time of returns. */
export interface ReturnPeriod {
  kind: ReturnKind;
  returnDays: number;
  timeZone: string;
}

/** The last day on which what arrived at a time can be returned or claimed. */
export const lastReturnDay = (
  deliveredAt: Date,
  { kind, returnDays, timeZone }: ReturnPeriod,
): string => {
  const day = dayOf(deliveredAt, timeZone);
  return kind === 'claim' ? addMonths(day, guaranteeMonths) : addDays(day, returnDays);
};

/** An order whose pieces are to be returned; times are dates or ISO 8601. */
interface ReturnedOrder {
  history: readonly OrderEvent<Date | string>[];
}

interface Arrival {
  quantity: number;
  lastDay: string;
}

// A replacement does not begin another guarantee.
const isCounted = (parcel: Parcel<unknown>): boolean =>
  parcel.kind === 'order' && parcel.deliveredAt !== null && parcel.reversed === null;

const arrivalsOf = (order: ReturnedOrder, toolId: string, period: ReturnPeriod): Arrival[] =>
  parcelsOf(order)
    .filter(isCounted)
    .flatMap(({ pieces, deliveredAt }) =>
      pieces
        .filter((one) => one.toolId === toolId)
        .map(({ quantity }) => ({
          quantity,
          lastDay: lastReturnDay(new Date(deliveredAt ?? 0), period),
        })),
    );

const inTime = (arrivals: readonly Arrival[], today: string): Arrival[] =>
  arrivals.filter(({ lastDay }) => lastDay >= today);

/** Pieces that can be returned or claimed until the same day. */
export interface ReturnablePieces {
  quantity: number;
  lastDay: string;
}

const addedTo = (
  pieces: readonly ReturnablePieces[],
  { quantity, lastDay }: ReturnablePieces,
): ReturnablePieces[] => {
  const [first, ...others] = pieces;
  if (first?.lastDay !== lastDay) return [{ quantity, lastDay }, ...pieces];
  return [{ quantity: first.quantity + quantity, lastDay }, ...others];
};

/**
 * The pieces of a line that can be returned or claimed at a day, by the last day for them, earliest
 * first. Pieces that were returned before count as those that arrived first.
 */
export const returnableInTime = (
  order: ReturnedOrder,
  line: Pick<OrderLine, 'toolId' | 'delivered'>,
  returns: readonly CountedReturn[],
  period: ReturnPeriod & { today: string },
): ReturnablePieces[] => {
  const latestFirst = inTime(arrivalsOf(order, line.toolId, period), period.today).toSorted(
    (one, other) => (one.lastDay < other.lastDay ? 1 : -1),
  );
  let free = returnableOf(line, returns);
  let pieces: ReturnablePieces[] = [];
  for (const { quantity, lastDay } of latestFirst) {
    const taken = Math.min(quantity, free);
    free -= taken;
    if (taken > 0) pieces = addedTo(pieces, { quantity: taken, lastDay });
  }
  return pieces;
};

/** A line of which some pieces arrived too long ago. */
export interface LateLine {
  /** The position among the wanted lines. */
  position: number;
  toolId: string;
  /** The last day of the pieces that arrived last. */
  lastDay: string;
}

/**
 * The wanted lines of which fewer pieces have arrived recently enough at a day. Pieces that were
 * returned before count as those that arrived first.
 */
export const lateLines = (
  order: ReturnedOrder,
  pieces: readonly { toolId: string; quantity: number }[],
  period: ReturnPeriod & { today: string },
): LateLine[] =>
  pieces.flatMap(({ toolId, quantity }, position) => {
    const arrivals = arrivalsOf(order, toolId, period);
    const recent = inTime(arrivals, period.today);
    if (sumPieces(recent, (arrival) => arrival.quantity) >= quantity) return [];
    const lastDay =
      arrivals
        .map((arrival) => arrival.lastDay)
        .toSorted()
        .at(-1) ?? '';
    return [{ position, toolId, lastDay }];
  });
