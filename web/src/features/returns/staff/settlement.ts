import {
  creditedPieces,
  creditOfReturned,
  type LinePieces,
  linesAfterTransition,
  type OrderReturn,
  piecesResolved,
  type Resolution,
  type ReturnLine,
  returnTransitionSchema,
  settledPieces,
  trimBlanks,
} from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { staffErrors, type TypedTransition } from './staffErrors.ts';

interface SettlementRow {
  toolId: string;
  resolution: Resolution;
  note: string;
}

export interface SettlementValues {
  lines: SettlementRow[];
  carrier: string;
  trackingNumber: string;
}

/** What a customer can get for a line. */
export const resolutionTexts: Record<Resolution, string> = {
  credit: 'Credit',
  replacement: 'Replacement',
  none: 'Nothing',
};

/** The lines for which the customer gets something. */
export const settledLines = (found: OrderReturn): ReturnLine[] =>
  found.lines.filter((line) => settledPieces(found, line) > 0);

/** The values that the form starts with: a credit for a return, a replacement for a claim. */
export const settlementStart = (found: OrderReturn): SettlementValues => ({
  lines: settledLines(found).map(({ toolId, note }) => ({
    toolId,
    resolution: found.kind === 'claim' ? 'replacement' : 'credit',
    note,
  })),
  carrier: '',
  trackingNumber: '',
});

/** Whether something is replaced, and so shipped. */
export const hasReplacement = ({ lines }: SettlementValues): boolean =>
  lines.some(({ resolution }) => resolution === 'replacement');

/** The body that closes a return. */
export const closeOf = (values: SettlementValues): TypedTransition => ({
  to: 'closed',
  lines: values.lines.map((line) => ({ ...line, note: trimBlanks(line.note) })),
  ...(hasReplacement(values) && {
    carrier: trimBlanks(values.carrier),
    trackingNumber: trimBlanks(values.trackingNumber),
  }),
});

/** The errors of a settlement by path. */
export const settlementErrors = (
  found: OrderReturn,
  values: SettlementValues,
): Record<string, string> => staffErrors(found, closeOf(values));

/** The pieces that a settlement credits or replaces. */
const settlementPieces = (
  found: OrderReturn,
  values: SettlementValues,
  resolution: Resolution,
): LinePieces[] => {
  const input = returnTransitionSchema.cast(closeOf(values));
  return piecesResolved({ ...found, lines: linesAfterTransition(found, input) }, resolution);
};

/**
 * What the credit note comes to with tax, in cents: 0 if nothing is left to credit; null without
 * one.
 */
export const settlementCredit = (
  found: OrderReturn,
  order: Order,
  values: SettlementValues,
): number | null => {
  const pieces = settlementPieces(found, values, 'credit');
  if (pieces.length === 0) return null;
  const open = creditedPieces(order, pieces);
  const credit = open.length > 0 ? creditOfReturned(order, open, found.feeRate) : null;
  return credit?.totals.total ?? 0;
};
