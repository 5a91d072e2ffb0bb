import type { OrderLinesBody, OrderTotals } from 'functions/contract';

/** What was offered. Money is in cents. */
export interface Offer {
  lines: (OrderLinesBody['lines'][number] & { toolName: string })[];
  totals: OrderTotals;
  /** In basis points. */
  taxRate: number;
  /** The page with the offer. */
  href: string;
}
