import type { OrderLinesBody, TaxedTotals } from 'functions/contract';

/** The offered prices. Money is in cents. */
export interface Offer {
  lines: (OrderLinesBody['lines'][number] & { toolName: string })[];
  totals: TaxedTotals;
  /** The page with the offer. */
  href: string;
}
