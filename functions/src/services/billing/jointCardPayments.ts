import { type CardCheckout, jointReturnPage } from '../../contract/index.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { type CardShop, openCheckout } from '../payments/cardCheckout.ts';
import { readPaid } from './jointPayments.ts';

/**
 * Opens a session in which the caller pays what is open of several invoices by one card payment, and
 * which leads back to their list of invoices. Those that are not open any more are left out. Throws
 * `invoice-not-found`, also for invoices that the caller does not pay, `validation` if several
 * customers pay them, and like `openCheckout`.
 */
export const payTogetherByCard = async (
  numbers: readonly string[],
  caller: Caller,
  shop: CardShop,
): Promise<CardCheckout> => {
  // Staff pay no invoices of others.
  const paid = await readPaid(numbers, { ...caller, staff: false });
  return openCheckout(
    {
      orderIds: paid.map(({ orderId }) => orderId),
      caller,
      textsOf: (parts) => ({
        email: caller.email,
        nameOf: ({ invoiceNumber, number }) => `Invoice ${invoiceNumber}, order ${number}`,
        returnPage: (payment) =>
          jointReturnPage(
            parts.map(({ order }) => String(order.invoiceNumber)),
            parts[0].order.payerId,
            payment,
          ),
      }),
    },
    shop,
  );
};
