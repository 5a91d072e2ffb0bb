import {
  type EarlierReturn,
  formatDay,
  type OrderLine,
  type PublicSettings,
  piecesByLastDay,
  type ReturnablePieces,
  type ReturnKind,
  type ReturnPeriod,
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
  /** Those for which there is no more time, by what was their last day, earliest first. */
  late: ReturnablePieces[];
}

/** The lines of an order of which pieces have arrived and are in no other return. */
export const eligibleLines = (
  order: Order,
  returns: readonly EarlierReturn[],
  period: PeriodToday,
): EligibleLine[] =>
  order.lines
    .map((line) => {
      const pieces = piecesByLastDay(order, line.toolId, returns, period);
      const isInTime = ({ lastDay }: ReturnablePieces) => lastDay >= period.today;
      return {
        line,
        inTime: pieces.filter(isInTime),
        late: pieces.filter((one) => !isInTime(one)),
      };
    })
    .filter(({ inTime, late }) => inTime.length + late.length > 0);

const sumOf = (pieces: readonly ReturnablePieces[]): number =>
  sumPieces(pieces, ({ quantity }) => quantity);

/** The pieces of a line for which there is still time. */
export const piecesInTime = ({ inTime }: Pick<EligibleLine, 'inTime'>): number => sumOf(inTime);

/** The pieces of a line for which there is no more time. */
export const latePieces = ({ late }: Pick<EligibleLine, 'late'>): number => sumOf(late);

/** The last day that was missed for some pieces of lines; undefined if none was. */
export const missedDay = (lines: readonly EligibleLine[]): string | undefined =>
  lines
    .flatMap(({ late }) => late.map(({ lastDay }) => lastDay))
    .toSorted()
    .at(-1);

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
