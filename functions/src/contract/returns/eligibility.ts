/** Which pieces of an order can be returned or claimed. */
import { addDays, addMonths, dayOf } from '../days.ts';
import { type LinePieces, piecesOfTool, sumPieces } from '../orders/lineCounters.ts';
import type { OrderLine } from '../orders/model.ts';
import type { OrderEvent } from '../orders/orderSteps.ts';
import { type Parcel, parcelsOf, wasReversed } from '../orders/parcels.ts';
import type { ReturnKind, ReturnStatus } from './lifecycle.ts';
import { type CountedReturn, isReceived, type ReturnLine } from './model.ts';

/** How long the shop promises to replace a faulty tool. */
const guaranteeMonths = 6;

/** An order whose pieces are to be returned; times are dates or ISO 8601. */
interface ReturnedOrder {
  history: readonly OrderEvent<Date | string>[];
}

type HeldLine = Pick<ReturnLine, 'asked' | 'approved' | 'received' | 'resolution'>;

/** Whether a claim was settled with a replacement that was not taken back. */
const isReplaced = (order: ReturnedOrder, { number }: CountedReturn): boolean => {
  const settled = order.history.find(
    (event) => event.step === 'settled' && event.returnNumber === number,
  );
  return !wasReversed(order, settled?.shipmentNumber);
};

/** The pieces of a line of a return that no other one can be about. */
const heldBy = (order: ReturnedOrder, found: CountedReturn, line: HeldLine): number => {
  const isMadeGood =
    line.resolution === 'credit' || (line.resolution === 'replacement' && isReplaced(order, found));
  const held: Record<ReturnStatus, number> = {
    requested: line.asked,
    approved: line.approved,
    received: line.received,
    closed: isMadeGood ? line.approved : 0,
    declined: 0,
    withdrawn: 0,
    expired: 0,
  };
  return isReceived(found) ? line.received : held[found.status];
};

/** The pieces of a tool that the returns of an order are about. */
export const heldPieces = (
  order: ReturnedOrder,
  returns: readonly CountedReturn[],
  toolId: string,
): number =>
  sumPieces(returns, (found) =>
    sumPieces(
      found.lines.filter((line) => line.toolId === toolId),
      (line) => heldBy(order, found, line),
    ),
  );

/** Whether the customer still has the pieces of a return, which the shop has not made up for. */
export const isOpenReturn = (found: CountedReturn): boolean =>
  found.status === 'requested' || found.status === 'approved';

/** The pieces of a line that another return can be about, regardless of the time. */
export const returnableOf = (
  order: ReturnedOrder,
  line: Pick<OrderLine, 'toolId' | 'delivered'>,
  returns: readonly CountedReturn[],
): number => Math.max(line.delivered - heldPieces(order, returns, line.toolId), 0);

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

/** Pieces of a tool that arrived together. */
interface Arrival {
  quantity: number;
  at: Date;
}

// A replacement does not begin another guarantee.
const isCounted = (parcel: Parcel<unknown>): boolean =>
  parcel.kind === 'order' && parcel.deliveredAt !== null && parcel.reversed === null;

/** The arrivals of a tool, the earliest first. */
const arrivalsOf = (order: ReturnedOrder, toolId: string): Arrival[] =>
  parcelsOf(order)
    .filter(isCounted)
    .map(({ pieces, deliveredAt }) => ({
      quantity: piecesOfTool(pieces, toolId),
      at: new Date(deliveredAt ?? 0),
    }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());

/** Takes pieces off the arrivals that `accepts` selects; `missing` are those that these do not have. */
const takeOff = (
  arrivals: readonly Arrival[],
  pieces: number,
  accepts: (arrival: Arrival) => boolean,
): { left: Arrival[]; missing: number } => {
  let missing = pieces;
  const left = arrivals.map((arrival) => {
    const taken = accepts(arrival) ? Math.min(arrival.quantity, missing) : 0;
    missing -= taken;
    return { ...arrival, quantity: arrival.quantity - taken };
  });
  return { left, missing };
};

/** A return that was requested before, with the times of its changes. */
export interface EarlierReturn extends CountedReturn {
  history: readonly { status: ReturnStatus; at: Date | string }[];
}

/**
 * The arrivals without the pieces of an earlier return: the first ones for which there was time when
 * it was requested, and by an exception of the shop any others.
 */
const withoutReturn = (
  arrivals: readonly Arrival[],
  found: EarlierReturn,
  { order, toolId, period }: { order: ReturnedOrder; toolId: string; period: ReturnPeriod },
): Arrival[] => {
  const askedAt = new Date(found.history[0]?.at ?? 0);
  const askedOn = dayOf(askedAt, period.timeZone);
  const wasInTime = ({ at }: Arrival) =>
    at <= askedAt && lastReturnDay(at, { ...period, kind: found.kind }) >= askedOn;
  const { left, missing } = takeOff(arrivals, heldPieces(order, [found], toolId), wasInTime);
  return takeOff(left, missing, () => true).left;
};

/** Pieces that can be returned or claimed until the same day. */
export interface ReturnablePieces {
  quantity: number;
  lastDay: string;
}

const addedTo = (
  pieces: readonly ReturnablePieces[],
  { quantity, lastDay }: ReturnablePieces,
): ReturnablePieces[] => {
  const last = pieces.at(-1);
  if (last?.lastDay !== lastDay) return [...pieces, { quantity, lastDay }];
  return [...pieces.slice(0, -1), { quantity: last.quantity + quantity, lastDay }];
};

/**
 * The pieces of a tool that have arrived and are in no earlier return, by the last day for them,
 * earliest first. `returns` are those of the order, oldest first.
 */
export const piecesByLastDay = (
  order: ReturnedOrder,
  toolId: string,
  returns: readonly EarlierReturn[],
  period: ReturnPeriod,
): ReturnablePieces[] => {
  let arrivals = arrivalsOf(order, toolId);
  for (const found of returns) arrivals = withoutReturn(arrivals, found, { order, toolId, period });
  return arrivals
    .filter(({ quantity }) => quantity > 0)
    .map(({ quantity, at }) => ({ quantity, lastDay: lastReturnDay(at, period) }))
    .reduce<ReturnablePieces[]>(addedTo, []);
};

/** A line of which some pieces arrived too long ago. */
export interface LateLine {
  /** The position among the wanted lines. */
  position: number;
  toolId: string;
  /** The last day of the pieces that arrived too long ago, of those the latest. */
  lastDay: string;
}

/**
 * The wanted lines of which fewer pieces have arrived recently enough at a day, apart from those in
 * earlier returns, which are ordered like those of `piecesByLastDay`.
 */
export const lateLines = (
  order: ReturnedOrder,
  pieces: readonly LinePieces[],
  returns: readonly EarlierReturn[],
  period: ReturnPeriod & { today: string },
): LateLine[] =>
  pieces.flatMap(({ toolId, quantity }, position) => {
    const left = piecesByLastDay(order, toolId, returns, period);
    const inTime = left.filter(({ lastDay }) => lastDay >= period.today);
    if (sumPieces(inTime, (one) => one.quantity) >= quantity) return [];
    const missed = left.filter(({ lastDay }) => lastDay < period.today);
    return [{ position, toolId, lastDay: missed.at(-1)?.lastDay ?? '' }];
  });
