import { offeredTotalsOf, type Quote } from 'functions/contract';
import { paths } from '../../../lib/router/paths.ts';
import type { Offer } from './offer.ts';

/** The offer of a quote; null before the first one. */
export const offerOf = (quote: Quote): Offer | null => {
  const totals = offeredTotalsOf(quote);
  return (
    totals && {
      totals,
      href: paths.quote.href(quote._id),
      lines: quote.lines.map(({ toolId, toolName, quantity, unitPrice, listPrice }) => ({
        toolId,
        toolName,
        quantity,
        unitPrice: unitPrice ?? listPrice,
      })),
    }
  );
};
