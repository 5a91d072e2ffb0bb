import { type Currency, formatCentsIn, marginRateOf, type QuoteLine } from 'functions/contract';
import type { LineCosts } from '../../../domain/quote/useLineTools.ts';
import { priceIn } from './offerForm.ts';

/** The net amount and the cost of what is offered, in whole cents. */
export interface Margin {
  net: number;
  cost: number;
}

/** The margin of a line at a typed price; null without a cost or a price. */
export const marginOf = (
  { toolId, quantity }: Pick<QuoteLine, 'toolId' | 'quantity'>,
  typed: string,
  costs: LineCosts,
): Margin | null => {
  const [cents, cost = null] = [priceIn(typed), costs.get(toolId)];
  return cents === null || cost === null ? null : { net: cents * quantity, cost: cost * quantity };
};

/** The margin of the lines whose cost is known, and how many have none; null if it is of none. */
export const offerMarginOf = (
  lines: readonly QuoteLine[],
  prices: readonly string[],
  costs: LineCosts,
): (Margin & { unknown: number }) | null => {
  const margins = lines.flatMap((line, at) => marginOf(line, prices[at] ?? '', costs) ?? []);
  if (margins.length === 0) return null;
  const sum = (name: keyof Margin) => margins.reduce((total, one) => total + one[name], 0);
  return { net: sum('net'), cost: sum('cost'), unknown: lines.length - margins.length };
};

/** Whether an offer costs the shop more than it brings. */
export const isLoss = ({ net, cost }: Margin): boolean => net < cost;

/** A margin for people: `Margin $12.00 (24%)`. */
export const marginText = ({ net, cost }: Margin, currency: Currency): string => {
  const rate = marginRateOf({ costed: net, cost });
  const share = rate === null ? '' : ` (${Math.round(rate / 10) / 10}%)`;
  return `Margin ${formatCentsIn(currency, net - cost)}${share}`;
};
