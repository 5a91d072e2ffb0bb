import type { BankEntryDocument } from '../../../documents/bank.ts';
import type { PaymentDocument } from '../../../documents/orders/payments.ts';
import { bankEntries } from '../../../store/collections/bankCollections.ts';
import { payments } from '../../../store/collections/collections.ts';
import { batchesById, type Found, selectFields } from '../../../store/reads/queries.ts';
import { findByIds } from '../documents/findByIds.ts';
import { readBookedRow } from '../documents/snapshots.ts';

const bookedFields = ['status', 'amount', 'currency', 'bookings'] as const;
type CheckedEntry = Pick<BankEntryDocument, (typeof bookedFields)[number]>;

const entryFields = [...bookedFields, 'account', 'day', 'bankReference'] as const;
type StoredEntry = Pick<BankEntryDocument, (typeof entryFields)[number]>;

const sumOf = (entries: readonly Found<PaymentDocument>[]): number =>
  entries.reduce((sum, { content }) => sum + content.amount, 0);

const isWriteOff = ({ content }: Found<PaymentDocument>): boolean => content.method === 'write-off';

/** The payments of a row that were not reversed. */
const standingOf = (booked: readonly Found<PaymentDocument>[]): Found<PaymentDocument>[] => {
  const reversed = new Set(booked.map(({ content }) => content.reverses));
  return booked.filter(({ id, content }) => content.kind !== 'reversal' && !reversed.has(id));
};

/** A sentence for each contradiction between a row of a bank statement and its payments. */
export const bankEntryProblems = (
  id: string,
  { status, amount, currency, bookings }: CheckedEntry,
  booked: readonly Found<PaymentDocument>[],
): string[] => {
  const isBooked = status === 'booked';
  const sum = sumOf(booked.filter((payment) => !isWriteOff(payment)));
  const writtenOff = sumOf(booked.filter(isWriteOff));
  const standing = standingOf(booked);
  const ids = standing.map((payment) => payment.id).toSorted();
  const named = bookings.map(({ paymentId }) => paymentId).toSorted();
  const foreign = booked.filter(({ content }) => content.currency !== currency);
  const payers = new Set(standing.map(({ content }) => content.payerId));
  return [
    ...(sum === (isBooked ? amount : 0)
      ? []
      : [`is ${status} over ${amount} cents, but its payments add up to ${sum}`]),
    ...(isBooked || writtenOff === 0 ? [] : [`is ${status}, but writes off ${writtenOff} cents`]),
    ...(ids.join() === named.join() ? [] : ['does not name its payments']),
    ...foreign.map((payment) => `in ${currency} has the payment ${payment.id} in another currency`),
    ...(payers.size > 1 ? ['pays for several customers'] : []),
  ].map((problem) => `bank entry ${id} ${problem}`);
};

// The row may have been booked between the reads, so one snapshot decides.
const problemsNow = async (id: string): Promise<string[]> => {
  const row = await readBookedRow(id);
  return row ? bankEntryProblems(id, row.entry, row.payments) : [];
};

/** Finds rows with the same number of the bank: they are one, which must not be booked twice. */
const findTwins = () => {
  const known = new Map<string, string>();
  return (id: string, { account, day, amount, currency, bankReference }: StoredEntry): string[] => {
    if (bankReference === '') return [];
    const key = JSON.stringify([account, day, amount, currency, bankReference]);
    const other = known.get(key);
    if (other === undefined) known.set(key, id);
    return other === undefined ? [] : [`bank entry ${id} is the same row as bank entry ${other}`];
  };
};

/**
 * Checks that the payments of each row of a bank statement add up to it if it is booked, and to nothing
 * if it is not, and that no row is stored twice. Can run while the shop sells. Costs a read for each
 * row and each of its payments.
 */
export const checkBankEntries = async (): Promise<string[]> => {
  const problems: string[] = [];
  const twinsOf = findTwins();
  for await (const batch of batchesById(selectFields(bankEntries, entryFields))) {
    const ids = batch.map(({ id }) => id);
    const booked = await findByIds(payments, 'bankEntryId', ids, (one) => one.bankEntryId ?? '');
    for (const { id, content } of batch) {
      problems.push(...twinsOf(id, content));
      if (bankEntryProblems(id, content, booked.get(id) ?? []).length === 0) continue;
      problems.push(...(await problemsNow(id)));
    }
  }
  return problems;
};
