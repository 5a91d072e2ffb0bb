import type { PaymentDocument } from 'functions/documents';
import { bankEntries } from 'functions/testing/store/store';
import type { BankTracker } from '../trackers/bankTracker.ts';
import type { SentEntry } from '../trackers/paymentTracker.ts';

/** How many ids a query can name. */
const idsOfQuery = 30;

/** The rows of the files of the load, in Firestore. */
const readRows = async (importIds: readonly string[]) => {
  const chunks = Array.from({ length: Math.ceil(importIds.length / idsOfQuery) }, (_, at) =>
    importIds.slice(at * idsOfQuery, (at + 1) * idsOfQuery),
  );
  const found = await Promise.all(
    chunks.map((ids) => bankEntries.where('importId', 'in', ids).get()),
  );
  return found.flatMap(({ docs }) => docs);
};

/**
 * The payments of rows of files that were booked as sure: the answer counts them, and does not name
 * them. The problems say which rows were lost, and whether there are fewer bookings than the answers say.
 */
export const bankBookings = async (
  tracker: BankTracker,
  stored: readonly { payments: ReadonlyMap<string, PaymentDocument> }[],
  acknowledged: ReadonlyMap<string, SentEntry>,
) => {
  const rows = await readRows(tracker.importIds());
  const ids = new Set(rows.map(({ id }) => id));
  const payments = stored
    .flatMap((payer) => [...payer.payments])
    .filter(([, { kind, bankEntryId = '' }]) => kind === 'payment' && ids.has(bankEntryId));
  const booked = new Set(payments.map(([, { bankEntryId = '' }]) => bankEntryId));
  const problems = tracker.check(
    rows.map((row) => {
      const { bankReference, amount } = row.data();
      return { id: row.id, bankReference, amount, wasBooked: booked.has(row.id) };
    }),
  );
  const sure = new Map(payments.filter(([id]) => !acknowledged.has(id)));
  return { sure, problems };
};
