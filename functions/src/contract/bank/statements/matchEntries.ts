import { sharesOf } from '../../payments/jointReference.ts';
import type { Match, MatchedEntry, OpenInvoice } from './matching.ts';
import { namesPoNumber, numbersNamedIn } from './matchText.ts';
import type { BankShare } from './model.ts';
import type { MatchCause } from './statuses.ts';

/** The most amounts that are combined: of more, only the first ones. */
const mostAmounts = 12;

/**
 * The places of the amounts that add up to a sum: the first two such choices, or fewer if there are
 * fewer. Amounts of 0 are never chosen.
 */
const exactSubsets = (amounts: readonly number[], sum: number): number[][] => {
  const found: number[][] = [];
  const bounded = amounts.slice(0, mostAmounts);
  const choose = (from: number, left: number, chosen: readonly number[]): void => {
    if (found.length === 2) return;
    if (left === 0) {
      found.push([...chosen]);
      return;
    }
    for (let at = from; at < bounded.length; at += 1) {
      const amount = bounded[at] ?? 0;
      if (amount > 0 && amount <= left) choose(at + 1, left - amount, [...chosen, at]);
    }
  };
  if (sum > 0) choose(0, sum, []);
  return found;
};

/** What entries are matched with. */
export interface MatchContext {
  /** Each once; also those of which nothing is open any more, if an entry names them. */
  invoices: readonly OpenInvoice[];
  /** The payers of learnt accounts. */
  accounts: ReadonlyMap<string, string>;
  currency: string;
  /** The most that is written off of an invoice, in cents. */
  writeOffLimit: number;
  /** The last day of the closed period; empty if none is. */
  closedUntil: string;
}

const dueOf = ({ dueAt }: OpenInvoice): number => dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER;

const byDueDate = (one: OpenInvoice, other: OpenInvoice): number =>
  dueOf(one) - dueOf(other) || (one.number < other.number ? -1 : 1);

const totalOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

const openOf = (invoices: readonly OpenInvoice[]): number =>
  totalOf(invoices.map(({ open }) => open));

const shareOf = (invoice: OpenInvoice, amount: number): BankShare => {
  const { number: invoiceNumber, orderId, orderNumber, payerId, payerName, open } = invoice;
  return { invoiceNumber, orderId, orderNumber, payerId, payerName, open, amount };
};

const inFull = (invoices: readonly OpenInvoice[]): BankShare[] =>
  invoices.map((invoice) => shareOf(invoice, invoice.open));

/** The amount over invoices by due date, without those that get nothing. */
const spread = (amount: number, invoices: readonly OpenInvoice[]): BankShare[] => {
  const shares = sharesOf(
    amount,
    invoices.map(({ open }) => open),
  );
  return invoices.flatMap((invoice, at) => (shares[at] ? [shareOf(invoice, shares[at])] : []));
};

const unknown = (cause: MatchCause): Match => ({ certainty: 'unknown', cause, shares: [] });

const proposal = (cause: MatchCause, shares: BankShare[]): Match => ({
  certainty: 'proposal',
  cause,
  shares,
});

const payersOf = (invoices: readonly OpenInvoice[]): number =>
  new Set(invoices.map(({ payerId }) => payerId)).size;

/** What an entry of another sum than is open seems to be. */
const matchOtherSum = (
  amount: number,
  open: readonly OpenInvoice[],
  writeOffLimit: number,
): Match => {
  const missing = openOf(open) - amount;
  if (missing < 0) return proposal('more-than-open', inFull(open));
  const cause = missing <= writeOffLimit ? 'cash-discount' : 'less-than-open';
  return proposal(cause, spread(amount, open));
};

/** The match of an entry that no text decides about; `undefined` for any other. */
const matchWithoutText = (entry: MatchedEntry, currency: string): Match | undefined => {
  if (entry.returned) return unknown('returned');
  if (entry.amount <= 0) return { certainty: 'outgoing', cause: 'money-out', shares: [] };
  if (entry.currency !== currency) return unknown('other-currency');
  return entry.parts > 1 ? unknown('batch') : undefined;
};

/** Invoices by the numbers that entries name. */
interface InvoiceIndex {
  byNumber: ReadonlyMap<string, readonly OpenInvoice[]>;
  byPayer: ReadonlyMap<string, readonly OpenInvoice[]>;
}

const grouped = (
  invoices: readonly OpenInvoice[],
  keysOf: (invoice: OpenInvoice) => readonly string[],
): Map<string, OpenInvoice[]> => {
  const groups = new Map<string, OpenInvoice[]>();
  for (const invoice of invoices) {
    for (const key of new Set(keysOf(invoice))) {
      const group = groups.get(key);
      if (group) group.push(invoice);
      else groups.set(key, [invoice]);
    }
  }
  return groups;
};

const indexOf = (invoices: readonly OpenInvoice[]): InvoiceIndex => ({
  byNumber: grouped(invoices, ({ number, orderNumber }) => [number, orderNumber]),
  byPayer: grouped(invoices, ({ payerId }) => [payerId]),
});

/** The match of an entry by the numbers in it; `undefined` if it names no invoice. */
const matchNamed = (
  entry: MatchedEntry,
  { byNumber }: InvoiceIndex,
  { writeOffLimit, closedUntil }: MatchContext,
): Match | undefined => {
  const { references, joint, invoices, orders } = numbersNamedIn(entry);
  const numbers = [...invoices, ...orders];
  const named = [...new Set(numbers.flatMap((number) => byNumber.get(number) ?? []))];
  if (named.length === 0) return undefined;
  if (payersOf(named) > 1) return proposal('several-payers', []);
  const sorted = named.toSorted(byDueDate);
  const open = sorted.filter((invoice) => invoice.open > 0);
  if (open.some(({ currency }) => currency !== entry.currency)) return unknown('other-currency');
  if (open.length === 0) {
    return proposal('paid-before', sorted.map((invoice) => shareOf(invoice, 0)).slice(0, 1));
  }
  if (openOf(open) === entry.amount) {
    const byReference = references.length > 0 ? references : joint;
    const isWhole =
      byReference.length === named.length &&
      open.length === named.length &&
      named.every(({ number }) => byReference.includes(number));
    if (!isWhole) return proposal('number-and-sum', inFull(open));
    return entry.day > closedUntil
      ? { certainty: 'sure', cause: 'reference-and-sum', shares: inFull(open) }
      : proposal('closed-period', inFull(open));
  }
  const [subset, another] = exactSubsets(
    open.map((invoice) => invoice.open),
    entry.amount,
  );
  if (subset && !another) {
    return proposal('number-and-sum', inFull(open.filter((_, at) => subset.includes(at))));
  }
  return matchOtherSum(entry.amount, open, writeOffLimit);
};

const matchPayer = (entry: MatchedEntry, open: readonly OpenInvoice[], limit: number): Match => {
  const { amount } = entry;
  const [alike, next] = open.filter((invoice) => invoice.open === amount);
  if (alike) return proposal(next ? 'several-invoices' : 'known-account-and-sum', inFull([alike]));
  const [subset, another] = exactSubsets(
    open.map((invoice) => invoice.open),
    amount,
  );
  if (subset) {
    const cause = another ? 'several-invoices' : 'known-account-and-sum';
    return proposal(cause, inFull(open.filter((_, at) => subset.includes(at))));
  }
  const [only] = open;
  if (only && open.length === 1) return matchOtherSum(amount, [only], limit);
  return proposal('known-account', spread(amount, open));
};

/** The match of an entry that names no invoice: by the customer’s own number, or by its account. */
const matchUnnamed = (
  entry: MatchedEntry,
  free: readonly OpenInvoice[],
  { byPayer }: InvoiceIndex,
  { accounts, writeOffLimit }: MatchContext,
): Match => {
  const payer = accounts.get(entry.payerAccount);
  const open = payer === undefined ? free : (byPayer.get(payer) ?? []);
  const named = open.filter(
    (invoice) => invoice.open === entry.amount && namesPoNumber(entry, invoice.poNumber),
  );
  const [only] = named;
  if (only && named.length === 1) return proposal('number-and-sum', inFull([only]));
  return payer === undefined ? unknown('nothing-found') : matchPayer(entry, open, writeOffLimit);
};

/** What all matches together take of each invoice. */
const takenBy = (matches: readonly (Match | undefined)[]): Map<string, number> => {
  const taken = new Map<string, number>();
  for (const { invoiceNumber, orderId, amount } of matches.flatMap(
    (match) => match?.shares ?? [],
  )) {
    const key = `${invoiceNumber} ${orderId}`;
    taken.set(key, (taken.get(key) ?? 0) + amount);
  }
  return taken;
};

/** Matches whose entries together pay more of an invoice than is open are proposals. */
const withConflicts = (matches: readonly Match[]): Match[] => {
  const taken = takenBy(matches);
  const isTooMuch = ({ invoiceNumber, orderId, open }: BankShare) =>
    (taken.get(`${invoiceNumber} ${orderId}`) ?? 0) > open;
  return matches.map((match) =>
    match.shares.some(isTooMuch) ? proposal('several-entries', match.shares) : match,
  );
};

/**
 * What entries seem to pay, in their order. It does not depend on that order: entries that name
 * invoices come first, those by account get what no other names, and no sure match is left where
 * entries together pay too much of an invoice. An invoice has one number, an order without one its own.
 */
export const matchEntries = (entries: readonly MatchedEntry[], context: MatchContext): Match[] => {
  const index = indexOf(context.invoices);
  const matches = entries.map(
    (entry) => matchWithoutText(entry, context.currency) ?? matchNamed(entry, index, context),
  );
  const taken = takenBy(matches);
  const free = context.invoices
    .filter(({ number, orderId, open, currency }) => {
      return open > 0 && currency === context.currency && !taken.get(`${number} ${orderId}`);
    })
    .toSorted(byDueDate);
  const unnamed = indexOf(free);
  return withConflicts(
    entries.map((entry, at) => matches[at] ?? matchUnnamed(entry, free, unnamed, context)),
  );
};
