import {
  amountDueOf,
  creditRoom,
  type PaymentState,
  type PaymentTerms,
  type ShopSettings,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { CustomerDocument } from '../../documents/people/customers.ts';
import { ApiError } from '../../errors.ts';
import { customers } from '../../store/collections/collections.ts';
import { increment } from '../../store/writes/increment.ts';
import type { Transaction } from '../../store/writes/transaction.ts';

/**
 * Adds the change of an order's amount due to the open amount of its payer, which contains the stored
 * amount due of each order.
 */
export const moveOpenAmount = (
  transaction: Transaction,
  { payerId, amountDue: before }: Pick<OrderDocument, 'payerId' | 'amountDue'>,
  after: PaymentState,
): void => {
  const change = amountDueOf(after) - before;
  if (change === 0) return;
  transaction.merge(customers.doc(payerId), { open: increment(change) });
};

/**
 * The payer's data for an order: the terms, and the credit limit with what counts towards it.
 */
export interface Agreement extends Required<Pick<CustomerDocument, 'creditLimit' | 'open'>> {
  terms: PaymentTerms;
}

/** The agreement with a payer, who has the shop's default terms if nothing was. */
export const agreementOf = (
  { terms, creditLimit = null, open = 0 }: CustomerDocument = {},
  { defaultTerms }: Pick<ShopSettings, 'defaultTerms'>,
): Agreement => ({ terms: terms ?? defaultTerms, creditLimit, open });

/** Throws `credit-exceeded` for a total that the credit limit has no room for. */
export const checkCredit = (total: number, { open, creditLimit }: Agreement): void => {
  const room = creditRoom(open, creditLimit);
  if (creditLimit === null || room === null || total <= room) return;
  throw new ApiError('credit-exceeded', { room, creditLimit });
};

/**
 * Adds a new order to the open amount of its payer. With a credit limit, no two orders can use
 * the same room: each is placed only if the amount is the one that was read. Throws
 * `credit-exceeded`.
 */
export const addOpenAmount = (
  transaction: Transaction,
  payerId: string,
  total: number,
  agreement: Agreement,
): void => {
  if (total === 0) return;
  checkCredit(total, agreement);
  const { open, creditLimit } = agreement;
  if (creditLimit === null) {
    transaction.merge(customers.doc(payerId), { open: increment(total) });
    return;
  }
  transaction.update(customers.doc(payerId), { open: open + total });
};
