import type { EndedPrice } from '../lines/agreement.ts';
import { type LinePrice, lineTotalOf, type Prices, priceLine } from '../lines/pricing.ts';
import { type AudienceKind, audienceKinds } from './lifecycle.ts';
import type { PayerPriceList, PricedPayer } from './model.ts';

/** Why a line has its price: the kind of the list, or why none decides. */
type PriceReason = AudienceKind | 'no-list' | 'list-price-lower';

/** The price of a line for a payer. Money is in whole cents. */
export interface AgreedPrice extends LinePrice {
  /** The list price per piece for the quantity. */
  listPrice: number;
  /** Null for the list price. */
  priceListId: string | null;
  priceListVersion: number | null;
  why: PriceReason;
}

type PricedTool = Prices & { _id: string };

type Period = Pick<PayerPriceList, 'from' | 'until'>;

/** Whether a list has begun and not ended on a day of the shop. */
export const isInForce = ({ from, until }: Period, day: string): boolean =>
  (from === null || from <= day) && (until === null || day <= until);

/** Whether a list is for a payer. */
export const concerns = (
  { audience }: Pick<PayerPriceList, 'audience'>,
  { payerId, groups }: PricedPayer,
): boolean => {
  if (audience.kind === 'all') return true;
  if (audience.id === null) return false;
  return audience.kind === 'payer' ? audience.id === payerId : groups.includes(audience.id);
};

const wholeRate = 10_000;

/** A price less a percentage in basis points: rounded half up, at least one cent. */
export const lessDiscount = (unitPrice: number, discount: number): number =>
  Math.max(1, Math.floor((unitPrice * (wholeRate - discount) + wholeRate / 2) / wholeRate));

/** The price of a list for a quantity. */
interface Offer {
  list: PayerPriceList;
  unitPrice: number;
  breakQuantity: number | null;
}

/** The price of a list for a quantity of a tool; undefined if the list says nothing about it. */
const offerOf = (
  list: PayerPriceList,
  tool: PricedTool,
  atListPrice: LinePrice,
  quantity: number,
): Offer | undefined => {
  const listed = list.priceOf(tool._id);
  if (list.kind === 'percentage') {
    if (!listed && list.assortment === 'only') return undefined;
    const { unitPrice, breakQuantity } = atListPrice;
    return { list, unitPrice: lessDiscount(unitPrice, list.discount ?? 0), breakQuantity };
  }
  if (!listed || listed.price === null) return undefined;
  const { price, priceBreaks } = listed;
  const { unitPrice, breakQuantity } = priceLine({ price, priceBreaks }, quantity);
  return { list, unitPrice, breakQuantity };
};

const rankOf = ({ audience }: PayerPriceList): number => audienceKinds.indexOf(audience.kind);

/** The more specific list first, of equal ones the lower price, of equal prices the lower id. */
const isBefore = (one: Offer, other: Offer): boolean => {
  const ranks = rankOf(one.list) - rankOf(other.list);
  if (ranks !== 0) return ranks < 0;
  const prices = one.unitPrice - other.unitPrice;
  return prices === 0 ? one.list._id < other.list._id : prices < 0;
};

const bestOffer = (
  tool: PricedTool,
  lists: readonly PayerPriceList[],
  atListPrice: LinePrice,
  { quantity, day }: { quantity: number; day: string },
): Offer | undefined => {
  let best: Offer | undefined;
  for (const list of lists) {
    if (list.status !== 'active' || !isInForce(list, day)) continue;
    // A search calculates the prices of all tools it finds, so lists that cannot win are skipped.
    if (best && rankOf(list) > rankOf(best.list)) continue;
    const offer = offerOf(list, tool, atListPrice, quantity);
    if (offer && (!best || isBefore(offer, best))) best = offer;
  }
  return best;
};

/**
 * The price of a quantity of a tool for a payer on a day of the shop: the one of the most specific
 * list, of several such lists the lowest, and never more than the list price. `lists` are those
 * that concern the payer. All prices that the shop shows or charges come from here, apart from
 * those of quotes.
 */
export const agreedPrice = (
  tool: PricedTool,
  lists: readonly PayerPriceList[],
  quantity: number,
  day: string,
): AgreedPrice => {
  const atListPrice = priceLine(tool, quantity);
  const listPrice = atListPrice.unitPrice;
  const best = bestOffer(tool, lists, atListPrice, { quantity, day });
  if (!best || best.unitPrice > listPrice) {
    const why = best ? 'list-price-lower' : 'no-list';
    return { ...atListPrice, listPrice, priceListId: null, priceListVersion: null, why };
  }
  const { list, unitPrice, breakQuantity } = best;
  return {
    unitPrice,
    lineTotal: lineTotalOf(unitPrice, quantity),
    breakQuantity,
    listPrice,
    priceListId: list._id,
    priceListVersion: list.version,
    why: list.audience.kind,
  };
};

/** What became of a candidate for the price of a line. */
export const candidateOutcomes = [
  'won',
  'less-specific',
  'dearer',
  'same-price',
  'above-list-price',
  'without-price',
  'not-started',
  'ended',
  'not-active',
] as const;
type CandidateOutcome = (typeof candidateOutcomes)[number];

/** A list that could decide about the price of a line, and why it does or does not. */
export interface PriceCandidate {
  /** Null for the list price. */
  priceListId: string | null;
  version: number | null;
  /** Null for the list price. */
  name: string | null;
  /** Null for the list price. */
  audience: AudienceKind | null;
  from: string | null;
  until: string | null;
  /** In cents; null if the list has no price for the tool. */
  unitPrice: number | null;
  outcome: CandidateOutcome;
}

const outcomeOf = (
  offer: Offer | undefined,
  list: PayerPriceList,
  winner: AgreedPrice,
  best: Offer | undefined,
  day: string,
): CandidateOutcome => {
  if (list.status !== 'active') return 'not-active';
  if (list.from !== null && day < list.from) return 'not-started';
  if (list.until !== null && list.until < day) return 'ended';
  if (!offer || !best) return 'without-price';
  if (rankOf(offer.list) > rankOf(best.list)) return 'less-specific';
  if (offer.unitPrice > winner.listPrice) return 'above-list-price';
  if (winner.priceListId === list._id) return 'won';
  return offer.unitPrice === winner.unitPrice ? 'same-price' : 'dearer';
};

/**
 * Each list as a candidate for the price of a quantity of a tool for a payer, and the list price at
 * the end: what it would cost, and why it decides or not. `lists` are those that concern the payer.
 */
export const priceCandidates = (
  tool: PricedTool,
  lists: readonly PayerPriceList[],
  { quantity, day }: { quantity: number; day: string },
): PriceCandidate[] => {
  const winner = agreedPrice(tool, lists, quantity, day);
  const atListPrice = priceLine(tool, quantity);
  const best = bestOffer(tool, lists, atListPrice, { quantity, day });
  const candidates = lists.map((list): PriceCandidate => {
    const offer = offerOf(list, tool, atListPrice, quantity);
    const outcome = outcomeOf(offer, list, winner, best, day);
    const { _id: priceListId, version, name, from, until } = list;
    const unitPrice = offer?.unitPrice ?? null;
    const audience = list.audience.kind;
    return { priceListId, version, name, audience, from, until, unitPrice, outcome };
  });
  const notWon = winner.unitPrice === winner.listPrice ? 'same-price' : 'dearer';
  return [
    ...candidates,
    {
      priceListId: null,
      version: null,
      name: null,
      audience: null,
      from: null,
      until: null,
      unitPrice: winner.listPrice,
      outcome: winner.priceListId === null ? 'won' : notWon,
    },
  ];
};

/** The price of a quantity of a tool for a payer, and all candidates for it. */
export interface ExplainedPrice {
  payerId: string;
  quantity: number;
  /** The day of the shop. */
  day: string;
  price: AgreedPrice;
  /** Whether the payer sees the tool: an assortment may hide it. */
  isVisible: boolean;
  candidates: PriceCandidate[];
}

/** The list by which a line had a price until the list ended; undefined if there is none. */
export const endedPriceOf = (
  tool: PricedTool,
  lists: readonly PayerPriceList[],
  { quantity, unitPrice }: { quantity: number; unitPrice: number },
  day: string,
): EndedPrice | undefined => {
  const ended = lists.filter(({ until }) => until !== null && until < day);
  const latestFirst = ended.toSorted((one, other) =>
    (one.until ?? '') < (other.until ?? '') ? 1 : -1,
  );
  for (const { until, name } of latestFirst) {
    if (until === null) continue;
    const then = agreedPrice(tool, lists, quantity, until);
    if (then.priceListId !== null && then.unitPrice === unitPrice) return { name, until };
  }
  return undefined;
};
