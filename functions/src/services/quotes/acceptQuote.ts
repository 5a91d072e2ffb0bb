import {
  type AcceptanceInput,
  isOwn,
  orderTermsOf,
  type PlacedOrder,
  type QuoteLine,
  taxRatesOf,
  totalsOf,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders.ts';
import type { QuoteDocument } from '../../documents/quotes.ts';
import { ApiError } from '../../errors.ts';
import { acceptedMail } from '../../mail/texts/quoteMails.ts';
import type { Buyer } from '../../store/accounts/buyer.ts';
import { orders } from '../../store/collections/collections.ts';
import { keyedIdOf, requestHash } from '../../store/writes/idempotency.ts';
import { type ChangedMarker, once } from '../../store/writes/once.ts';
import { orderAfter } from '../ordering/orders/orders.ts';
import {
  checkPayer,
  readPurchase,
  refuseWithoutApproval,
} from '../ordering/placing/companyPurchase.ts';
import { checkPaymentMethod, createOrder, toPlacedOrder } from '../ordering/placing/createOrder.ts';
import { readOrderBasis } from '../ordering/placing/orderBasis.ts';
import { type OfferedLine, quotedLines } from '../ordering/placing/orderLines.ts';
import { type ReadSettings, readSettings } from '../settings/settings.ts';
import { changeQuote, permittedActor } from './changeQuote.ts';
import { checkVersion } from './offerQuote.ts';
import { queueShopMail } from './quoteNotices.ts';
import { permittedQuote, quoteReference } from './storedQuotes.ts';

/** The id of the order that a quote becomes: derived from it, so that there is at most one. */
const orderIdOf = (quoteId: string): string => keyedIdOf('quote', quoteId);

const isPriced = (line: QuoteLine): line is OfferedLine =>
  line.unitPrice !== null && line.lineTotal !== null;

const offeredLines = ({ lines, number }: QuoteDocument): OfferedLine[] => {
  const priced = lines.filter(isPriced);
  if (priced.length === lines.length) return priced;
  throw new Error(`The quote ${number} is offered without a price for each line`);
};

/** Throws `quote-not-found` for the caller's own quote of another payer. */
const checkQuotePayer = (quote: QuoteDocument, caller: Buyer): void => {
  if (quote.payerId === caller.payerId || !isOwn(quote, caller)) return;
  throw new ApiError('quote-not-found');
};

/**
 * Accepts the offer of a quote: it becomes one order at its prices and its tax rate, if the pieces
 * are in stock now, whatever the order minimum and the tools' rules for quantities are. A
 * repetition of the same request gets the same order. Throws `quote-not-found`,
 * `quote-not-changeable`, also for an offer that has lapsed, `precondition-failed` with the current
 * quote unless the customer saw its version, `tool-not-found` and `insufficient-stock` with all
 * refused lines, `credit-exceeded`, `validation` for a card where the shop takes none, and
 * `companies-only`. For a company, it also throws what `placeOrder` throws for one.
 */
export const acceptQuote = (
  id: string,
  input: AcceptanceInput,
  buyer: Buyer,
  read: ReadSettings = readSettings,
): Promise<PlacedOrder> => {
  const { version, ...details } = input;
  const { uid, payerId } = buyer;
  const orderId = orderIdOf(id);
  const hash = requestHash({ input, key: id });
  const marker: ChangedMarker<OrderDocument, PlacedOrder> = {
    changes: orders.doc(orderId),
    isFrom: (placed) => placed.userId === uid && placed.requestHash === hash,
    answer: (placed) => toPlacedOrder(orderId, orderAfter(placed, 1)),
  };
  const request = { caller: uid, key: orderId, input, marker };
  return once(request, async (transaction) => {
    const at = new Date();
    const purchase = await readPurchase(transaction, { uid, payerId, at });
    const caller = { ...buyer, membership: purchase?.membership ?? null };
    const quote = permittedQuote(await transaction.read(quoteReference(id)), caller);
    checkQuotePayer(quote, caller);
    const actor = permittedActor(quote, 'accepted', caller, at);
    checkVersion(id, quote, version);
    checkPaymentMethod(details);
    const offered = offeredLines(quote);
    const toolIds = offered.map(({ toolId }) => toolId);
    const requested = { toolIds, payerId };
    const { tools, ...basis } = await readOrderBasis(transaction, requested, read);
    checkPayer(purchase, basis.settings);
    const lines = quotedLines(offered, tools);
    if (purchase) await refuseWithoutApproval(purchase, totalsOf(lines).subtotal);
    const priced = { lines, taxes: taxRatesOf(quote), details };
    const draft = { id: orderId, ...priced, ...basis, purchase, at };
    const agreed = { requestHash: hash, quoteId: id, quoteNumber: quote.number };
    const order = await createOrder(transaction, { ...draft, ...agreed }, buyer);
    const event = { status: 'accepted', actor, uid, at } as const;
    const { number: orderNumber } = order;
    const searchTerms = orderTermsOf({ ...quote, orderNumber });
    const fields = { orderId, orderNumber, searchTerms };
    const accepted = changeQuote(transaction, { id, quote, event, fields });
    const mailed = { id, quote: accepted };
    await queueShopMail(transaction, mailed, {
      kind: 'shop-quote',
      eventId: accepted.version,
      contentOf: (shop) => acceptedMail(mailed, shop),
    });
    return toPlacedOrder(orderId, order);
  });
};
