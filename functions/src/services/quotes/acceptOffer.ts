import {
  isOwn,
  type OrderDetails,
  orderTermsOf,
  type QuoteLine,
  type StepRole,
  taxRatesOf,
  totalsOf,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { QuoteDocument } from '../../documents/orders/quotes.ts';
import { ApiError } from '../../errors.ts';
import { acceptedMail } from '../../mail/texts/quoteMails.ts';
import type { Buyer } from '../../store/accounts/caller.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import type { CheckedOrder } from '../ordering/placing/checkedOrder.ts';
import {
  checkPayer,
  type Orderer,
  type Purchase,
  readPurchase,
  withRequester,
} from '../ordering/placing/companyPurchase.ts';
import {
  checkPaymentMethod,
  checkRequestedDay,
  createOrder,
  type OrderDraft,
} from '../ordering/placing/createOrder.ts';
import { type OrderBasis, readOrderBasis } from '../ordering/placing/orderBasis.ts';
import { type OfferedLine, quotedLines } from '../ordering/placing/orderLines.ts';
import type { ReadSettings } from '../settings/settings.ts';
import { checkVersion } from './offerQuote.ts';
import { queueShopMail } from './quoteNotices.ts';
import { changeQuote, permittedActor } from './stored/changeQuote.ts';
import { quoteResource } from './stored/storedQuotes.ts';

/** Who accepts an offer, for whom and when. An admin may accept it for its customer. */
interface Acceptor extends Orderer {
  staff: boolean;
}

/** What the caller saw of an offer, which must still be so: its version, or its price of each tool. */
type SeenOffer = { version: string } | { prices: ReadonlyMap<string, number> };

/** An acceptance, as far as it is checked. */
interface Acceptance extends Pick<OrderDetails, 'paymentMethod' | 'requestedDay'> {
  quoteId: string;
  seen: SeenOffer;
}

/** An offer that can be accepted now, and the order that it becomes. */
export interface CheckedOffer {
  quoteId: string;
  quote: QuoteDocument;
  actor: StepRole;
  checked: CheckedOrder;
}

const isPriced = (line: QuoteLine): line is OfferedLine =>
  line.unitPrice !== null && line.lineTotal !== null;

const offeredLines = ({ lines, number }: QuoteDocument): OfferedLine[] => {
  const priced = lines.filter(isPriced);
  if (priced.length === lines.length) return priced;
  throw new Error(`The quote ${number} is offered without a price for each line`);
};

/** Throws `quote-not-found` for the caller's own quote of another payer. */
const checkQuotePayer = (
  quote: QuoteDocument,
  caller: Pick<Buyer, 'uid' | 'payerId' | 'membership'>,
): void => {
  if (quote.payerId === caller.payerId || !isOwn(quote, caller)) return;
  throw new ApiError('quote-not-found');
};

/** Whether an admin accepts the offer for its customer, who is someone else. */
const actsForCustomer = (
  { payerId }: QuoteDocument,
  acceptor: Pick<Acceptor, 'uid' | 'payerId' | 'staff'>,
): boolean => acceptor.staff && payerId !== acceptor.payerId && payerId !== acceptor.uid;

/** Who orders with the acceptance: the acceptor, or the customer for whom an admin accepts. */
const readOrderer = async (
  transaction: Transaction,
  stored: QuoteDocument | undefined,
  acceptor: Acceptor,
) => {
  const { at, uid, payerId, staff } = acceptor;
  if (stored && actsForCustomer(stored, acceptor)) {
    const orderer = { uid: stored.userId, payerId: stored.payerId, at };
    const purchase = await readPurchase(transaction, orderer).catch((error) => {
      throw withRequester(error);
    });
    return { orderer, purchase, caller: { uid, payerId, staff, membership: null } };
  }
  const orderer = { uid, payerId, at };
  const purchase = await readPurchase(transaction, orderer);
  const membership = purchase?.membership ?? null;
  return { orderer, purchase, caller: { uid, payerId, staff, membership } };
};

const seenPrices = (seen: SeenOffer): ReadonlyMap<string, number> | undefined =>
  'prices' in seen ? seen.prices : undefined;

/** Who accepts an offer, and with which details. */
interface OfferedOrder {
  orderer: Orderer;
  purchase: Purchase | null;
  details: Pick<OrderDetails, 'paymentMethod' | 'requestedDay'>;
  seenPrices?: ReadonlyMap<string, number> | undefined;
}

/** The order that an offer becomes, with its tools. */
const checkedOffer = async (
  transaction: Transaction,
  quote: QuoteDocument,
  { orderer: { payerId, at }, purchase, details, seenPrices }: OfferedOrder,
  read: ReadSettings,
): Promise<CheckedOrder & Pick<OrderBasis, 'tools'>> => {
  checkPaymentMethod(details);
  const offered = offeredLines(quote);
  const requested = { toolIds: offered.map(({ toolId }) => toolId), payerId };
  const { groups: _, ...basis } = await readOrderBasis(transaction, requested, read);
  checkPayer(purchase, basis.settings);
  checkRequestedDay(details, basis.settings, at);
  const lines = quotedLines(offered, basis.tools, seenPrices);
  const { subtotal } = totalsOf(lines);
  return { ...basis, lines, taxes: taxRatesOf(quote), subtotal, purchase, at };
};

/** What the order of an offer that staff make and accept in one step depends on, with its tools. */
export const readOfferBasis = async (
  transaction: Transaction,
  quote: QuoteDocument,
  { orderer, details }: Pick<OfferedOrder, 'orderer' | 'details'>,
  read: ReadSettings,
) => {
  const purchase = await readPurchase(transaction, orderer);
  return checkedOffer(transaction, quote, { orderer, purchase, details }, read);
};

/**
 * Reads and checks an offer in the transaction that accepts it, or that asks for the approval of
 * that, whatever the order minimum and the tools' rules for quantities are. Throws
 * `quote-not-found`, `quote-not-changeable`, also for an offer that has expired,
 * `precondition-failed` with the current quote for another version, `price-changed`,
 * `tool-not-found` and `insufficient-stock` with all refused lines, `validation` for a card where
 * the shop takes none, `companies-only`, and the errors of `readPurchase`; of those, an admin who
 * accepts for a member gets `requester-left`.
 */
export const readCheckedOffer = async (
  transaction: Transaction,
  { quoteId, seen, ...details }: Acceptance,
  acceptor: Acceptor,
  read: ReadSettings,
): Promise<CheckedOffer> => {
  const { at } = acceptor;
  const stored = await transaction.read(quoteResource.reference(quoteId));
  const { orderer, purchase, caller } = await readOrderer(transaction, stored, acceptor);
  const quote = quoteResource.permitted(stored, caller);
  checkQuotePayer(quote, caller);
  const actor = permittedActor(quote, 'accepted', caller, at);
  if ('version' in seen) checkVersion(quoteId, quote, seen.version);
  const offered = { orderer, purchase, details, seenPrices: seenPrices(seen) };
  const { tools: _, ...checked } = await checkedOffer(transaction, quote, offered, read);
  return { quoteId, quote, actor, checked };
};

/** The order that an accepted offer becomes. */
interface AcceptedOrder extends Pick<OrderDraft, 'placedBy'> {
  id: string;
  details: OrderDetails;
}

/**
 * Places the order of a checked offer at its prices and its taxes, and marks the quote as accepted.
 * The shop gets a mail about both. Throws what `createOrder` throws.
 */
export const placeOffer = async (
  transaction: Transaction,
  { quoteId, quote, actor, checked }: CheckedOffer,
  accepted: AcceptedOrder,
  buyer: Buyer,
): Promise<OrderDocument> => {
  const agreed = { quoteId, quoteNumber: quote.number };
  const order = await createOrder(transaction, { ...checked, ...accepted, ...agreed }, buyer);
  const { number: orderNumber } = order;
  const { uid, reason } = accepted.placedBy ?? { uid: buyer.uid };
  const done = { status: 'accepted', actor, uid, at: checked.at } as const;
  const event = { ...done, ...(reason && { reason }) };
  const searchTerms = orderTermsOf({ ...quote, orderNumber });
  const fields = { orderId: accepted.id, orderNumber, searchTerms };
  const changed = changeQuote(transaction, { id: quoteId, quote, event, fields });
  const mailed = { id: quoteId, quote: changed };
  await queueShopMail(transaction, mailed, {
    kind: 'shop-quote',
    eventId: changed.version,
    contentOf: (shop) => acceptedMail(mailed, shop),
  });
  return order;
};
