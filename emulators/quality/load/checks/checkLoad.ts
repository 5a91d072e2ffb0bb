import { cancelledStatus, type OrderStatus } from 'functions/contract';
import type { OrderDocument, PaymentDocument } from 'functions/documents';
import { checkConsistency, checkPublished } from 'functions/operations';
import {
  carts,
  customers as customerDocuments,
  inquiries,
  orderRequests,
  orders,
  payments,
  quotes,
  readDocument,
  readDocuments,
  returns,
  spending,
  tools,
} from 'functions/testing/store/store';
import { areAccepted, takenFor } from '../actors/cards.ts';
import { type LoadCompany, memberLimits } from '../support/companies.ts';
import { type LoadCustomer, type ShopTools, toolIdsOf } from '../support/fixtures.ts';
import type { LoadContext } from '../support/loadContext.ts';
import type { CartTracker } from '../trackers/cartTracker.ts';
import type { KeyedOrder } from '../trackers/keyTracker.ts';
import type { OrderTracker } from '../trackers/orderTracker.ts';
import type { SentEntry } from '../trackers/paymentTracker.ts';
import type { PriceTracker, StoredLine } from '../trackers/priceTracker.ts';
import type { QuoteTracker } from '../trackers/quoteTracker.ts';
import type { RequestTracker } from '../trackers/requestTracker.ts';
import type { ReturnTracker } from '../trackers/returnTracker.ts';
import { bankBookings } from './bankBookings.ts';
import { companyProblems, type StoredPurchases } from './companyProblems.ts';
import { moneyProblems, type StoredCustomer, type StoredOrder } from './moneyProblems.ts';

/** A customer, or a company, by the id of the payer. */
type LoadPayer = Pick<StoredCustomer, 'uid' | 'agreement'>;

interface Stored extends StoredCustomer {
  /** Lines of orders without a quote, which have agreed or list prices. */
  lines: StoredLine[];
  keyed: KeyedOrder[];
  payments: ReadonlyMap<string, PaymentDocument>;
}

/** Whether the answer to a step contains the order: that of a return contains the return alone. */
const isAnswered = ({ step }: Pick<OrderDocument['history'][number], 'step'>): boolean =>
  step !== 'returned' && step !== 'settled';

/** The orders and payments of a customer or a company in Firestore. */
const readStored = async ({ uid, agreement }: LoadPayer): Promise<Stored> => {
  const [ofOrders, ofPayments, customer] = await Promise.all([
    orders.where('payerId', '==', uid).get(),
    payments.where('payerId', '==', uid).get(),
    readDocument(customerDocuments.doc(uid)),
  ]);
  const toOrder = (id: string, { history, terms, paid, refunded }: OrderDocument): StoredOrder => {
    const [, ...changes] = history.filter(isAnswered).map(({ status }) => status);
    return { id, changes, terms, paid, refunded };
  };
  const lines = ofOrders.docs.flatMap((found) => {
    const { lines: all, quoteId } = found.data();
    return quoteId === null ? all.map((line) => ({ ...line, orderId: found.id })) : [];
  });
  return {
    uid,
    agreement,
    lines,
    keyed: ofOrders.docs.map((found) => ({
      id: found.id,
      keyName: found.data().apiKey?.name ?? null,
    })),
    open: customer?.open ?? 0,
    orders: ofOrders.docs.map((document) => toOrder(document.id, document.data())),
    payments: new Map(ofPayments.docs.map((document) => [document.id, document.data()])),
  };
};

/** Of so many lines, one has an agreed price, unless the shop ignores them. */
const minLines = 50;

const listOf = (statuses: readonly OrderStatus[]) => statuses.toSorted().join(', ') || 'none';

/** The acknowledged changes, with a cancellation whose response a fault took, if it was made. */
const answered = (
  tracker: OrderTracker,
  id: string,
  changes: readonly OrderStatus[],
): readonly OrderStatus[] => {
  const known = tracker.changesOf(id);
  const isLost =
    tracker.isUnclear(id) && changes.includes(cancelledStatus) && !known.includes(cancelledStatus);
  return isLost ? [...known, cancelledStatus] : known;
};

/** Firestore contains exactly the acknowledged orders, and exactly their acknowledged changes. */
const orderProblems = (tracker: OrderTracker, customers: readonly StoredCustomer[]): string[] => {
  const stored = customers.flatMap((customer) => customer.orders);
  const acknowledged = new Set(tracker.ids());
  const ids = new Set(stored.map(({ id }) => id));
  return [
    ...[...acknowledged].filter((id) => !ids.has(id)).map((id) => `order ${id} was lost`),
    ...[...ids].filter((id) => !acknowledged.has(id)).map((id) => `order ${id} has no response`),
    ...stored
      .map(
        ({ id, changes }) => [id, listOf(changes), listOf(answered(tracker, id, changes))] as const,
      )
      .filter(([, made, answered]) => made !== answered)
      .map(([id, made, answered]) => `order ${id} has the changes ${made}; responses: ${answered}`),
  ];
};

/** Each line has its price from its list, and some have an agreed one. */
const priceProblems = (tracker: PriceTracker, payers: readonly Stored[]): string[] => {
  const lines = payers.flatMap((payer) => payer.lines);
  const agreed = lines.filter(({ priceListId }) => priceListId !== null);
  console.log(`${agreed.length} of ${lines.length} lines of orders have an agreed price.`);
  const isMissing = lines.length >= minLines && agreed.length === 0;
  return [...tracker.check(lines), ...(isMissing ? ['no line has an agreed price'] : [])];
};

/** Firestore contains exactly the acknowledged carts. */
const cartProblems = async (tracker: CartTracker): Promise<string[]> => {
  const uids = tracker.uids();
  const stored = await readDocuments(uids.map((uid) => carts.doc(uid)));
  for (const [index, uid] of uids.entries()) tracker.check(uid, 'In Firestore', stored[index]);
  return tracker.problems;
};

const negativeStock = async (shopTools: ShopTools): Promise<string[]> => {
  const ids = toolIdsOf(shopTools);
  const found = await readDocuments(ids.map((id) => tools.doc(id)));
  return ids.flatMap((id, index) => {
    const { available = Number.NaN } = found[index] ?? {};
    return available >= 0 ? [] : [`tool ${id} has ${available} pieces`];
  });
};

const isCard = ({ kind, method }: PaymentDocument): boolean =>
  kind === 'payment' && method === 'card';

/** The payments by card, which no response of the API acknowledges: Stripe reports them. */
const cardEntries = (stored: readonly Stored[]): Map<string, PaymentDocument> =>
  new Map(stored.flatMap(({ payments: all }) => [...all].filter(([, entry]) => isCard(entry))));

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

/** Each amount that Stripe has taken is booked once, and each of its events was accepted. */
const cardProblems = async (
  cards: ReadonlySet<string>,
  entries: ReadonlyMap<string, PaymentDocument>,
): Promise<string[]> => {
  const byOrder = Map.groupBy(entries.values(), ({ orderId }) => orderId);
  const problems: string[] = [];
  for (const id of new Set([...cards, ...byOrder.keys()])) {
    const taken = await takenFor(id);
    const booked = (byOrder.get(id) ?? []).map(({ amount }) => amount);
    if (taken.length !== booked.length || sumOf(taken) !== sumOf(booked)) {
      problems.push(
        `order ${id} was paid by card ${taken.length} times with ${sumOf(taken)} cents, and is booked ${booked.length} times with ${sumOf(booked)}`,
      );
    }
    if (!(await areAccepted(id))) problems.push(`order ${id} has an event of Stripe left`);
  }
  return problems;
};

const quoteProblems = async (
  tracker: QuoteTracker,
  customers: readonly LoadCustomer[],
): Promise<string[]> => {
  const found = await Promise.all(
    customers.map(({ uid }) => quotes.where('payerId', '==', uid).select('orderId').get()),
  );
  const stored = found.flatMap(({ docs }) => docs);
  return tracker.check(stored.map((quote) => ({ id: quote.id, orderId: quote.get('orderId') })));
};

const returnProblems = async (
  tracker: ReturnTracker,
  customers: readonly LoadCustomer[],
): Promise<string[]> => {
  const found = await Promise.all(
    customers.map(({ uid }) => returns.where('payerId', '==', uid).get()),
  );
  const stored = found.flatMap(({ docs }) =>
    docs.map((one) => {
      const [, ...changes] = one.data().history;
      return { id: one.id, statuses: changes.map(({ status }) => status) };
    }),
  );
  return tracker.check(stored);
};

const payerOf = ({ companyId, agreement }: LoadCompany): LoadPayer => ({
  uid: companyId,
  agreement,
});

/** What a company has bought, in Firestore. */
const readPurchases = async (company: LoadCompany): Promise<StoredPurchases> => {
  const { companyId, approvers, limited, saver } = company;
  const [ofOrders, ofRequests, years] = await Promise.all([
    orders.where('payerId', '==', companyId).get(),
    orderRequests.where('companyId', '==', companyId).get(),
    spending.where('companyId', '==', companyId).get(),
  ]);
  const spent = new Map<string, number>();
  for (const year of years.docs) {
    const { uid, months } = year.data();
    spent.set(uid, (spent.get(uid) ?? 0) + sumOf(Object.values(months)));
  }
  return {
    companyId,
    approvers,
    limited: { uid: limited.uid, orderLimit: memberLimits.orderLimit },
    saver: { uid: saver.uid, budget: memberLimits.budget },
    orders: ofOrders.docs.map((found) => ({ ...found.data(), id: found.id })),
    requests: ofRequests.docs.map((found) => {
      const { requester, status, approvals } = found.data();
      const uids = approvals.map(({ uid }) => uid);
      return { id: found.id, requester: requester.uid, status, approvals: uids };
    }),
    spent,
  };
};

/** Firestore contains exactly the acknowledged requests, and each company has kept its limits. */
const purchaseProblems = async (
  tracker: RequestTracker,
  companies: readonly LoadCompany[],
): Promise<string[]> => {
  const purchases = await Promise.all(companies.map(readPurchases));
  return [
    ...tracker.check(purchases.flatMap(({ requests }) => requests)),
    ...purchases.flatMap(companyProblems),
  ];
};

const inquiryProblems = async (sent: ReadonlyMap<string, number>): Promise<string[]> => {
  const problems: string[] = [];
  for (const [uid, expected] of sent) {
    const { size } = await inquiries.where('userId', '==', uid).get();
    if (size !== expected) problems.push(`${uid} has ${size} inquiries; responses: ${expected}`);
  }
  return problems;
};

/**
 * The problems after a load. There must be one order, status change, quote or entry of payments for
 * each key, with the same response to each retry, the carts as they were saved and ordered from,
 * one payment for each that Stripe has taken, the rows of bank files once, the keys with which programs
 * ordered, the price of each line as its list had it, the
 * requests of companies as they were decided, within the limits of their members, the returns with
 * each transition once, no negative stock, and nothing that `npm run check:consistency` finds.
 */
export const checkLoad = async (
  context: LoadContext,
  { customers, companies }: { customers: LoadCustomer[]; companies: LoadCompany[] },
): Promise<string[]> => {
  const { tracker, carts: cartTracker, payments: paymentTracker, quotes: quoteTracker } = context;
  const stored = await Promise.all([...customers, ...companies.map(payerOf)].map(readStored));
  const cards = cardEntries(stored);
  const bank = await bankBookings(context.bank, stored, paymentTracker.entries());
  const booked: ReadonlyMap<string, SentEntry> = new Map([
    ...paymentTracker.entries(),
    ...cards,
    ...bank.sure,
  ]);
  return [
    ...tracker.problems,
    ...paymentTracker.problems,
    ...orderProblems(tracker, stored),
    ...priceProblems(context.prices, stored),
    ...moneyProblems(stored, booked),
    ...(await cardProblems(context.cards, cards)),
    ...bank.problems,
    ...context.keys.check(stored.flatMap(({ keyed }) => keyed)),
    ...(await quoteProblems(quoteTracker, customers)),
    ...(await purchaseProblems(context.requests, companies)),
    ...(await returnProblems(context.returns, customers)),
    ...(await inquiryProblems(context.inquiries)),
    ...(await cartProblems(cartTracker)),
    ...(await negativeStock(context.tools)),
    ...(await checkConsistency()).problems,
    ...(await checkPublished()),
  ];
};
