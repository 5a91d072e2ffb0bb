import {
  type BookedEntries,
  matchEntries as matchAll,
  type ShopSettings,
} from '../../../contract/index.ts';
import type { BankEntryDocument } from '../../../documents/bank.ts';
import { ApiError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { type Found, findDocuments } from '../../../store/reads/queries.ts';
import { checkedByRoute, once } from '../../../store/writes/once.ts';
import { readOrders } from '../../billing/jointPayments.ts';
import type { PaidOrder } from '../../ordering/booking/bookPayment.ts';
import { closeCardPage } from '../../ordering/booking/closeCardPage.ts';
import { readSettingsIn } from '../../settings/settings.ts';
import { contextOf, matchEntries } from '../matching/matchOpen.ts';
import { openInvoiceOf } from '../matching/openInvoices.ts';
import { storeMatches } from '../matching/storeMatches.ts';
import { entriesWith, entryResource } from '../storedEntries.ts';
import { bookIn } from './bookIn.ts';

/** How many entries one call books: each takes a transaction. */
const entriesOfCall = 25;

/** Whether an entry surely pays exactly these orders, as they are now. */
const isSure = (
  entry: BankEntryDocument,
  paid: readonly PaidOrder[],
  settings: ShopSettings,
): boolean => {
  const invoices = paid.map(({ id, order }) => openInvoiceOf(id, order));
  const [match] = matchAll([entry], { ...contextOf(settings), invoices, accounts: new Map() });
  return match?.certainty === 'sure' && match.shares.length === paid.length;
};

/** Books an entry if it is sure by what its transaction reads. Returns whether it did. */
const bookIfSure = async (id: string, caller: Caller): Promise<boolean> => {
  const changes = entryResource.reference(id);
  const request = { caller: caller.uid, key: undefined, input: { id }, changes };
  const booked = await once(
    { ...request, checkRights: checkedByRoute },
    async (transaction, entry) => {
      if (entry?.status !== 'open' || entry.certainty !== 'sure') return undefined;
      const [paid, settings] = await Promise.all([
        readOrders(transaction, entry.shares),
        readSettingsIn(transaction),
      ]);
      if (!isSure(entry, paid, settings)) return undefined;
      const shares = paid.map(({ order }) => ({
        amount: openInvoiceOf('', order).open,
        writeOff: 0,
      }));
      const booking = { shares, overpayment: false, reason: '' };
      return bookIn(transaction, { id, entry, paid, settings, booking }, caller);
    },
  );
  await Promise.all((booked?.pages ?? []).map(closeCardPage));
  return booked !== undefined;
};

/** What refuses a booking for good: trying again would not help. */
const refusals: readonly unknown[] = ['validation', 'overpayment', 'order-not-found'];

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && refusals.includes(error.code);

/** Matches an entry again that could not be booked: it is not sure any more. */
const matchAgain = async (entry: Found<BankEntryDocument>): Promise<void> => {
  const matches = await matchEntries([entry]);
  const match = matches.get(entry.id);
  if (match?.certainty === 'sure') matches.set(entry.id, { ...match, certainty: 'proposal' });
  await storeMatches(matches);
};

/**
 * Books entries that are sure, the oldest ones first, each in a transaction that decides by what it
 * reads. Those that turn out not to be sure are matched again and stay open. Further calls book the
 * next ones; a retry books nothing twice.
 */
export const bookSureEntries = async (
  importId: string | undefined,
  caller: Caller,
): Promise<BookedEntries> => {
  const sure = entriesWith({ filter: 'sure', importId }).orderBy('day');
  const found = await findDocuments(sure, entriesOfCall + 1);
  const counts = { booked: 0, changed: 0 };
  for (const entry of found.slice(0, entriesOfCall)) {
    const isBooked = await bookIfSure(entry.id, caller).catch((error: unknown) => {
      if (isRefusal(error)) return false;
      throw error;
    });
    counts[isBooked ? 'booked' : 'changed'] += 1;
    if (!isBooked) await matchAgain(entry);
  }
  return { acknowledged: true, ...counts, more: found.length > entriesOfCall };
};
