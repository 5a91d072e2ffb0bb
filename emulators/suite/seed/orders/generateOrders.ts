import { orderAddressOf, type PaymentTerms } from 'functions/contract';
import type { StoredOrderEvent } from 'functions/documents';
import { addressPartsOf } from '../data/buyers.ts';
import { createRandom, type Random } from '../data/random.ts';
import { settings } from '../data/settings.ts';
import { companyOrders } from './companyOrders.ts';
import { type OrderDraft, usualOrders } from './drafts/drafts.ts';
import { habitOf } from './drafts/habits.ts';
import { historyOf, historyUntil, placedByAdmin } from './drafts/history.ts';
import { discounted, linesOf, type SeedLine } from './drafts/lines.ts';
import { plannedHistory } from './drafts/plannedParts.ts';
import { returnsOf, type SeedReturn } from './drafts/plannedReturns.ts';
import { exampleOrders } from './examples.ts';
import { moneyExamples } from './moneyExamples.ts';
import { partOrders } from './partOrders.ts';
import { paymentsOf, type SeedPayment } from './payments.ts';
import { phoneOrders } from './phoneOrders.ts';
import { type OrderReference, withReferences } from './references.ts';
import { returnOrders } from './returnOrders.ts';

/** An order of the seed. Its last event is its status. */
export interface SeedOrder extends OrderReference {
  id: string;
  /** The uid of the customer who ordered. */
  userId: string;
  /** The same, or the id of a company. */
  payerId: string;
  orderAddress: string;
  lines: SeedLine[];
  history: StoredOrderEvent[];
  terms: PaymentTerms;
  /** Its returns and claims, oldest first. */
  returns: SeedReturn[];
  /** Oldest first. */
  payments: SeedPayment[];
}

const seed = 1_851;

/** How much more often a customer orders to the first address than to another. */
const usual = 3;

type UnpaidOrder = Omit<SeedOrder, keyof OrderReference | 'payments'>;

const pricedLinesOf = (draft: OrderDraft, random: Random): SeedLine[] => {
  const lines = draft.lines ?? linesOf(draft, random);
  return draft.discount ? discounted(lines, draft.discount) : lines;
};

const orderOf = (draft: OrderDraft, now: Date, random: Random): UnpaidOrder => {
  const { id, buyer, companyId, until } = draft;
  const { uid, addresses, terms = settings.defaultTerms } = buyer;
  const place = random.item(addresses, (one) => (one === addresses[0] ? usual : 1));
  const lines = pricedLinesOf(draft, random);
  const { plan, placedAt, returns: planned = [] } = draft;
  const whole = plan
    ? plannedHistory({ id, uid, placedAt, plan })
    : historyOf({ uid, ...draft }, random);
  const started = draft.placedFor ? placedByAdmin(whole, draft.placedFor) : whole;
  return {
    id,
    userId: uid,
    payerId: companyId ?? uid,
    orderAddress: orderAddressOf(addressPartsOf(buyer, place), settings.seller.country),
    lines,
    history: historyUntil(started, now, until),
    terms,
    returns: returnsOf(id, whole.at(-1)?.at ?? placedAt, planned),
  };
};

const withPayments = (
  order: UnpaidOrder,
  { buyer, outcome, habit = outcome === 'delivered' ? undefined : 'never' }: OrderDraft,
  now: Date,
  random: Random,
): Omit<SeedOrder, keyof OrderReference> => {
  const usualHabit = habitOf(random);
  const payable = { ...order, buyerName: buyer.displayName };
  return { ...order, payments: paymentsOf(payable, habit ?? usualHabit, now, random) };
};

const placedAt = ({ history }: Pick<SeedOrder, 'history'>): number => Number(history[0]?.at);

const ordersOf = (drafts: readonly OrderDraft[], now: Date, random: Random): SeedOrder[] => {
  const money = createRandom(seed);
  const orders = drafts
    .map((draft) => ({ draft, order: orderOf(draft, now, random) }))
    .map(({ draft, order }) => withPayments(order, draft, now, money));
  return withReferences(
    orders.toSorted((one, other) => placedAt(one) - placedAt(other)),
    createRandom(seed),
  );
};

/**
 * The orders of the 60 days up to `now`, and a few older ones that are not paid, oldest first,
 * always the same for the same `now`. Most of the old ones are delivered and paid, and the recent
 * ones are on their way. Those of companies, and by phone, change no others.
 */
export const generateOrders = (now: Date): SeedOrder[] => {
  const random = createRandom(seed);
  const usual = [...exampleOrders(now), ...usualOrders(now, random), ...moneyExamples(now)];
  const drafts = [...usual, ...partOrders(now), ...returnOrders(now)];
  const orders = [
    ...ordersOf(drafts, now, random),
    ...ordersOf(companyOrders(now), now, createRandom(seed)),
    ...ordersOf(phoneOrders(now), now, createRandom(seed)),
  ];
  return orders.toSorted((one, other) => placedAt(one) - placedAt(other));
};
