import {
  type OrderLinesBody,
  offeredTotalsOf,
  type Quote,
  type TaxedTotals,
} from 'functions/contract';
import { paths } from '../../../lib/router/paths.ts';

/** The offered prices of a quote. Money is in cents. */
export interface QuoteOffer {
  lines: (OrderLinesBody['lines'][number] & { toolName: string })[];
  totals: TaxedTotals;
  /** The page with the offer. */
  href: string;
}

/** The offer of a quote; null before the first one. */
export const quoteOfferOf = (quote: Quote): QuoteOffer | null => {
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
