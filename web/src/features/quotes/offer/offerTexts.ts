import {
  type CartTool,
  type Currency,
  formatCentsIn,
  formatCount,
  type Quote,
  type QuoteLine,
} from 'functions/contract';
import { percentText } from '../../../domain/quote/percent.ts';
import {
  ownPriceOf,
  ownTotalOf,
  quoteStatusChips,
  savingOf,
  statusNow,
} from '../../../domain/quote/quoteTexts.ts';
import { formatDate } from '../../../domain/time/dates.ts';
import type { ConflictingField } from '../../../ui/feedback/ConflictDialog.tsx';
import { type OfferValues, priceIn, valuesOf } from './offerForm.ts';

/** A price against that of the shop, in cents: `7.5% off`. */
export const comparisonText = (listPrice: number, price: number): string => {
  const percent = percentText(Math.abs(listPrice - price), listPrice);
  if (price === listPrice) return 'list price';
  return price < listPrice ? `${percent} off` : `${percent} above list price`;
};

/**
 * The effect of a discount on the lines, in whole cents: `All prices are reduced, by 7.5%
 * together.` Null if it changes no price.
 */
export const discountText = (
  lines: readonly Pick<QuoteLine, 'listPrice' | 'ownPrice' | 'quantity'>[],
  prices: readonly number[],
): string | null => {
  const own = lines.map(ownPriceOf);
  const reduced = own.filter((price, at) => (prices[at] ?? price) < price);
  const offered = lines.map((line, at) => ({ ...line, ownPrice: prices[at] ?? own[at] }));
  const saving = savingOf(ownTotalOf(lines), ownTotalOf(offered));
  if (!saving) return null;
  const which =
    reduced.length === lines.length
      ? 'All prices are'
      : `${reduced.length} of ${lines.length} prices are`;
  return `${which.replace(/^1 (.*)are$/, '1 $1is')} reduced, by ${saving.percent} together.`;
};

/** A note for the admin before the line is offered; null if the pieces are in stock. */
export const stockWarning = (
  { quantity }: Pick<QuoteLine, 'quantity'>,
  tool: Pick<CartTool, 'available'> | null | undefined,
): string | null => {
  if (tool === null) return 'No longer on sale: the customer cannot accept this line.';
  if (!tool || tool.available >= quantity) return null;
  return `Only ${formatCount(tool.available)} in stock: ${formatCount(quantity - tool.available)} short.`;
};

const priceText = (typed: string, currency: Currency) => {
  const cents = priceIn(typed);
  return cents === null ? typed : formatCentsIn(currency, cents);
};

/** The changes by someone else, compared with the form. */
export const conflictingFields = (mine: OfferValues, theirs: Quote): ConflictingField[] => {
  const { prices, validUntil } = valuesOf(theirs);
  const fields = [
    {
      label: 'Status',
      theirs: quoteStatusChips[statusNow(theirs)].label,
      mine: quoteStatusChips.offered.label,
    },
    ...theirs.lines.map(({ toolName }, at) => ({
      label: toolName,
      theirs: priceText(prices[at] ?? '', theirs.currency),
      mine: priceText(mine.prices[at] ?? '', theirs.currency),
    })),
    {
      label: 'Valid until',
      theirs: theirs.validUntil === null ? '–' : formatDate(validUntil),
      mine: mine.validUntil ? formatDate(mine.validUntil) : '–',
    },
  ];
  return fields.filter((field) => field.theirs !== field.mine);
};
