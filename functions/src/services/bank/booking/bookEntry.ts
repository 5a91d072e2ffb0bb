import {
  type BankBookingInput,
  type BookedEntry,
  parseInvoiceNumber,
} from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import type { IdempotentRequest } from '../../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../../store/writes/once.ts';
import { readOrders, readPaid } from '../../billing/jointPayments.ts';
import { closeCardPage } from '../../ordering/booking/closeCardPage.ts';
import { readSettingsIn } from '../../settings/settings.ts';
import { ordersWithNumbers } from '../matching/openInvoices.ts';
import { entryResource } from '../storedEntries.ts';
import { bookIn } from './bookIn.ts';
import { checkedEntry } from './entryState.ts';

const isInvoice = (number: string): boolean => parseInvoiceNumber(number) !== undefined;

/** The ids of the orders of the shares. Throws `invoice-not-found`, and `validation` for several payers. */
const ordersOfShares = async (
  numbers: readonly string[],
  caller: Caller,
): Promise<Map<string, string>> => {
  const [paid, numbered] = await Promise.all([
    readPaid(numbers.filter(isInvoice), caller),
    ordersWithNumbers(numbers.filter((number) => !isInvoice(number))),
  ]);
  const found = new Map(paid.map(({ number, orderId }) => [number, orderId]));
  for (const { id, content } of numbered) {
    // Nobody can say which of two orders with a number is paid.
    if (found.has(content.number)) throw new ApiError('invoice-not-found');
    found.set(content.number, id);
  }
  if (found.size < numbers.length) throw new ApiError('invoice-not-found');
  return found;
};

/**
 * Books a row of a bank statement as its caller has split it: on the orders of one payer, all or
 * nothing. A retry with the same key gets the first answer. Throws `entry-not-found`, `entry-not-open`
 * and `precondition-failed` with the row as it is, `invoice-not-found`, `validation` for what cannot be
 * booked or a day in a closed period, `overpayment` and `write-off-exceeded`.
 */
export const bookEntry = async (
  id: string,
  { input, key }: IdempotentRequest<BankBookingInput>,
  caller: Caller,
): Promise<BookedEntry> => {
  const { version, shares, overpayment = false, reason = '' } = input;
  const changes = entryResource.reference(id);
  const numbers = shares.map(({ invoiceNumber }) => invoiceNumber);
  const found = await ordersOfShares(numbers, caller);
  const split = shares.map(({ amount, writeOff = 0 }) => ({ amount, writeOff }));
  const payable = numbers.map((number) => ({ orderId: found.get(number) ?? '' }));
  const request = { caller: caller.uid, key, input: { id, ...input }, changes };
  const { entry, payments, pages } = await once(
    { ...request, checkRights: checkedByRoute },
    async (transaction, stored) => {
      const open = checkedEntry(id, stored, 'open', version);
      const [paid, settings] = await Promise.all([
        readOrders(transaction, payable),
        readSettingsIn(transaction),
      ]);
      const booking = { shares: split, overpayment, reason };
      return bookIn(transaction, { id, entry: open, paid, settings, booking }, caller);
    },
  );
  await Promise.all(pages.map(closeCardPage));
  return { acknowledged: true, entry, payments };
};
