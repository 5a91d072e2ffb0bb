import type { CardReference, Currency, PaymentFields } from '../../contract/index.ts';

/** A stored payment, refund or reversal. It never changes and is never deleted. */
export interface PaymentDocument extends PaymentFields {
  card: CardReference | null;
  recordedAt: Date;
}

/**
 * A session in which a customer pays by card, as the shop opened it. The amount is in whole cents.
 */
export interface CardSessionDocument {
  payerId: string;
  userId: string;
  /** The orders that it pays, and how much of each: together the amount. */
  parts: { orderId: string; amount: number }[];
  amount: number;
  currency: Currency;
  createdAt: Date;
}
