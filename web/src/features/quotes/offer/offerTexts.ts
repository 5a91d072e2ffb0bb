import {
  type CartTool,
  formatCents,
  formatCount,
  type Quote,
  type QuoteLine,
} from 'functions/contract';
import type { ConflictingField } from '../../../components/ConflictDialog.tsx';
import { formatDate } from '../../../components/dates.ts';
import { parseHundredths } from '../../../components/hundredths.ts';
import { quoteStatusTexts, statusNow } from '../quoteTexts.ts';
import { type OfferValues, valuesOf } from './offerForm.ts';

/** A price against that of the shop, in cents: `11% off`. */
export const comparisonText = (listPrice: number, price: number): string => {
  const percent = Math.round((Math.abs(listPrice - price) / listPrice) * 100);
  if (price === listPrice) return 'list price';
  return price < listPrice ? `${percent}% off` : `${percent}% above list price`;
};

/** What an admin should know before the line is offered; null if the pieces are in stock. */
export const stockWarning = (
  { quantity }: Pick<QuoteLine, 'quantity'>,
  tool: Pick<CartTool, 'available'> | null | undefined,
): string | null => {
  if (tool === null) return 'No longer on sale: the customer cannot accept this line.';
  if (!tool || tool.available >= quantity) return null;
  return `Only ${formatCount(tool.available)} in stock: ${formatCount(quantity - tool.available)} short.`;
};

const priceText = (typed: string) => {
  const cents = parseHundredths(typed);
  return cents === null ? typed : formatCents(cents);
};

/** What someone else has changed, compared with the form. */
export const conflictingFields = (mine: OfferValues, theirs: Quote): ConflictingField[] => {
  const { prices, validUntil } = valuesOf(theirs);
  const fields = [
    {
      label: 'Status',
      theirs: quoteStatusTexts[statusNow(theirs)],
      mine: quoteStatusTexts.offered,
    },
    ...theirs.lines.map(({ toolName }, at) => ({
      label: toolName,
      theirs: priceText(prices[at] ?? ''),
      mine: priceText(mine.prices[at] ?? ''),
    })),
    {
      label: 'Valid until',
      theirs: theirs.validUntil === null ? '–' : formatDate(validUntil),
      mine: mine.validUntil ? formatDate(mine.validUntil) : '–',
    },
  ];
  return fields.filter((field) => field.theirs !== field.mine);
};
