import type { Quote } from 'functions/contract';
import { paths } from '../../../lib/router/paths.ts';
import type { Offer } from './offer.ts';

/** The offer of a quote; null before the first one. */
export const offerOf = ({ _id, lines, totals, taxRate }: Quote): Offer | null =>
  totals && {
    totals,
    taxRate,
    href: paths.quote.href(_id),
    lines: lines.map(({ toolId, toolName, quantity, unitPrice, listPrice }) => ({
      toolId,
      toolName,
      quantity,
      unitPrice: unitPrice ?? listPrice,
    })),
  };
