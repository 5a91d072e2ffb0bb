import {
  type Match,
  type MatchedEntry,
  matchEntries as matchAll,
  type NamedNumbers,
  numbersNamedIn,
  type OpenInvoice,
  type ShopSettings,
} from '../../../contract/index.ts';
import type { BankEntryDocument } from '../../../documents/bank.ts';
import { bankEntries } from '../../../store/collections/bankCollections.ts';
import { type Found, findDocuments, selectFields } from '../../../store/reads/queries.ts';
import { readSettings } from '../../settings/settings.ts';
import { readLearntPayers } from './learntAccounts.ts';
import {
  inChunks,
  openInvoiceOf,
  openOrdersOf,
  ordersOfInvoices,
  ordersWithNumbers,
  readPayable,
} from './openInvoices.ts';

/** The most open invoices of a payer among which sums are searched. */
const invoicesOfPayer = 20;

/** The most open entries that share an invoice with those that are matched. */
const mostRelated = 300;

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

/** Whether a text decides about an entry. */
const isMatched = ({ amount, returned, parts }: MatchedEntry): boolean =>
  amount > 0 && !returned && parts === 1;

/** The invoices and orders that entries name, by the ids of the orders. */
export const readNamed = async (
  named: readonly NamedNumbers[],
): Promise<Map<string, OpenInvoice>> => {
  const [ofInvoices, numbered] = await Promise.all([
    ordersOfInvoices(distinct(named.flatMap(({ invoices }) => invoices))),
    ordersWithNumbers(distinct(named.flatMap(({ orders }) => orders))),
  ]);
  const read = await readPayable(distinct(ofInvoices));
  return new Map([...read, ...numbered].map(({ id, content }) => [id, openInvoiceOf(id, content)]));
};

/** What the settings decide about matches. */
export const contextOf = ({ currency, writeOffLimit, journal }: ShopSettings) => ({
  currency,
  writeOffLimit,
  closedUntil: journal.closedUntil,
});

/** All that decides about the matches of entries, with as few reads as possible. */
const readContext = async (entries: readonly MatchedEntry[]) => {
  const relevant = entries.filter(isMatched);
  const named = relevant.map(numbersNamedIn);
  const [settings, invoices, accounts] = await Promise.all([
    readSettings(),
    readNamed(named),
    readLearntPayers(distinct(relevant.flatMap(({ payerAccount }) => payerAccount || []))),
  ]);
  const numbers = new Set(
    [...invoices.values()].flatMap(({ number, orderNumber }) => [number, orderNumber]),
  );
  // The payers of the others are those of their accounts.
  const unnamed = relevant.filter((_, at) => {
    const { invoices: ofEntry = [], orders = [] } = named[at] ?? {};
    return ![...ofEntry, ...orders].some((number) => numbers.has(number));
  });
  const payers = distinct(unnamed.flatMap(({ payerAccount }) => accounts.get(payerAccount) ?? []));
  const open = await Promise.all(payers.map((payer) => openOrdersOf(payer, invoicesOfPayer)));
  for (const { id, content } of open.flat()) invoices.set(id, openInvoiceOf(id, content));
  return { ...contextOf(settings), invoices: [...invoices.values()], accounts };
};

const matchesOf = async (entries: readonly Found<MatchedEntry>[]): Promise<Map<string, Match>> => {
  const contents = entries.map(({ content }) => content);
  const matches = matchAll(contents, await readContext(contents));
  return new Map(entries.flatMap(({ id }, at) => (matches[at] ? [[id, matches[at]]] : [])));
};

/** The fields of an entry that decide about its match. */
const matchedFields = [
  ...(['day', 'amount', 'currency', 'payerName', 'payerAccount'] as const),
  ...(['text', 'reference', 'parts', 'returned'] as const),
] as const;

/** Other open entries that seem to pay the same invoices. */
const findRelated = async (matches: ReadonlyMap<string, Match>): Promise<Found<MatchedEntry>[]> => {
  const numbers = [...matches.values()].flatMap(({ shares }) =>
    shares.map(({ invoiceNumber }) => invoiceNumber),
  );
  const open = selectFields(bankEntries.where('status', '==', 'open'), matchedFields);
  const found = await Promise.all(
    inChunks(distinct(numbers)).map((chunk) =>
      findDocuments(open.where('invoiceNumbers', 'array-contains-any', chunk), mostRelated),
    ),
  );
  const others = found.flat().filter(({ id }) => !matches.has(id));
  return [...new Map(others.map((one) => [one.id, one])).values()];
};

/**
 * What open entries seem to pay, by their ids. Those that are stored and seem to pay the same
 * invoices are matched with them and are in the result, too: what entries pay does not depend on the
 * file that they are in.
 */
export const matchEntries = async (
  entries: readonly Found<MatchedEntry>[],
): Promise<Map<string, Match>> => {
  const matches = await matchesOf(entries);
  const related = await findRelated(matches);
  return related.length === 0 ? matches : matchesOf([...entries, ...related]);
};

/** The fields of a stored entry that its match decides. */
export const matchFields = ({
  certainty,
  cause,
  shares,
}: Match): Pick<BankEntryDocument, 'certainty' | 'cause' | 'shares' | 'invoiceNumbers'> => ({
  certainty,
  cause,
  shares,
  invoiceNumbers: shares.map(({ invoiceNumber }) => invoiceNumber),
});
