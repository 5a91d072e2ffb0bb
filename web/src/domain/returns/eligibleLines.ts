import {
  type CountedReturn,
  formatDay,
  lateLines,
  type OrderLine,
  type PublicSettings,
  type ReturnablePieces,
  type ReturnKind,
  type ReturnPeriod,
  returnableInTime,
  returnableOf,
  sumPieces,
} from 'functions/contract';
import type { Order } from '../order/order.ts';
import { shopDay } from '../time/dates.ts';

/** The rules of the shop for the time of returns, and its today. */
export type PeriodToday = ReturnPeriod & { today: string };

/** The rules for a kind of return today. */
export const periodOf = (
  kind: ReturnKind,
  { returnDays, timeZone }: Pick<PublicSettings, 'returnDays' | 'timeZone'>,
): PeriodToday => ({ kind, returnDays, timeZone, today: shopDay() });

/** A line of an order of which pieces have arrived and are in no other return. */
export interface EligibleLine {
  line: OrderLine;
  /** Those for which there is still time, by their last day, earliest first. */
  inTime: ReturnablePieces[];
  /** All of them, regardless of the time. */
  returnable: number;
}

/** The lines of an order of which pieces have arrived and are in no other return. */
export const eligibleLines = (
  order: Order,
  returns: readonly CountedReturn[],
  period: PeriodToday,
): EligibleLine[] =>
  order.lines
    .map((line) => ({
      line,
      inTime: returnableInTime(order, line, returns, period),
      returnable: returnableOf(line, returns),
    }))
    .filter(({ returnable }) => returnable > 0);

/** The pieces of a line for which there is still time. */
export const piecesInTime = ({ inTime }: Pick<EligibleLine, 'inTime'>): number =>
  sumPieces(inTime, ({ quantity }) => quantity);

/** The last day for lines for which there is no more time; undefined if there are none. */
export const missedDay = (
  order: Order,
  lines: readonly EligibleLine[],
  period: PeriodToday,
): string | undefined => {
  const missed = lines.map(({ line, returnable }) => ({
    toolId: line.toolId,
    quantity: returnable,
  }));
  const days = lateLines(order, missed, period).map(({ lastDay }) => lastDay);
  return days.toSorted().at(-1);
};

/** Until when pieces can be returned: `until 26 December 2026`. Empty if none can. */
export const untilText = (lines: readonly Pick<EligibleLine, 'inTime'>[]): string => {
  const days = lines.flatMap(({ inTime }) => inTime.map(({ lastDay }) => lastDay)).toSorted();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return '';
  return first === last
    ? `until ${formatDay(last)}`
    : `until ${formatDay(last)}, some only until ${formatDay(first)}`;
};
