import type { OrderFields } from '../orders/model.ts';
import { pageForPayer, pages } from '../site/pages.ts';
import type { EntryMethod } from './model.ts';

/** The names of the ways in which money moves. */
export const methodLabels: Record<EntryMethod, string> = {
  'bank-transfer': 'Bank transfer',
  cheque: 'Cheque',
  cash: 'Cash',
  card: 'Card',
  'write-off': 'Write-off',
  credit: 'Credit',
};

/**
 * The amounts that a card can pay at once, in cents.
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
const cardAmounts = { min: 50, max: 99_999_999 };

/** Whether a card can pay an amount in cents. */
export const isCardAmount = (amount: number): boolean =>
  amount >= cardAmounts.min && amount <= cardAmounts.max;

/** How a customer comes back from paying by card: in the query `payment` of the order's page. */
export const cardReturns = ['done', 'cancelled'] as const;
export type CardReturn = (typeof cardReturns)[number];

/** The page of an order to which a customer comes back from paying by card. */
export const cardReturnPage = (
  { number, payerId }: Pick<OrderFields, 'number' | 'payerId'>,
  payment: CardReturn,
): string => pageForPayer(`${pages.orderDetails.href(number)}?payment=${payment}`, payerId);

/** The page of the invoices to which a customer comes back from paying several of them by card. */
export const jointReturnPage = (
  invoices: readonly string[],
  payerId: string,
  payment: CardReturn,
): string =>
  pageForPayer(`${pages.ownInvoices}?payment=${payment}&invoices=${invoices.join()}`, payerId);

/** Where a customer pays by card. */
export interface CardCheckout {
  url: string;
}
