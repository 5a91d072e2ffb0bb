import {
  checkLine,
  orderTermsOf,
  type QuoteEvent,
  type StaffAcceptanceValues,
  soldByStaff,
} from '../../contract/index.ts';
import type { QuoteDocument } from '../../documents/orders/quotes.ts';
import type { Buyer, Caller } from '../../store/accounts/caller.ts';
import { quotes } from '../../store/collections/collections.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { checkMinimum } from '../ordering/placing/checkedOrder.ts';
import { refuseWithoutApproval } from '../ordering/placing/companyPurchase.ts';
import { createOrder } from '../ordering/placing/createOrder.ts';
import { checkedLines } from '../ordering/placing/orderLines.ts';
import type { ReadSettings } from '../settings/settings.ts';
import { readOfferBasis } from './acceptOffer.ts';
import { orderIdOf, recordPlaced } from './placedQuote.ts';

/** An offer that staff make and accept for its customer in the same step. */
interface PlacedOffer {
  id: string;
  /** The offer, which is not stored yet. */
  quote: QuoteDocument;
  details: StaffAcceptanceValues;
  at: Date;
}

/** Who buys, and who of the staff places the order. */
interface Parties {
  buyer: Buyer;
  caller: Caller;
}

/**
 * Places the order of a new offer at its prices, and stores its quote as accepted. What the customer
 * could not order is refused, too. Throws the errors of an acceptance, `validation` for a quantity
 * that the rules of a tool do not allow, `order-minimum`, and `approval-required`.
 */
export const placeOffered = async (
  transaction: Transaction,
  { id, quote, details: { reason, ...details }, at }: PlacedOffer,
  { buyer, caller }: Parties,
  read: ReadSettings,
): Promise<QuoteDocument> => {
  const orderer = { uid: buyer.uid, payerId: buyer.payerId, at };
  const basis = await readOfferBasis(transaction, quote, { orderer, details }, read);
  const { tools, ...checked } = basis;
  checkedLines(quote.lines, tools, (tool, { quantity }) =>
    checkLine(tool && soldByStaff(tool), { quantity }),
  );
  const { purchase, subtotal, settings } = checked;
  checkMinimum(subtotal, settings.orderMinimum);
  if (purchase) await refuseWithoutApproval(purchase, subtotal);
  const placedBy = { uid: caller.uid, reason };
  const orderId = orderIdOf(id);
  const agreed = { quoteId: id, quoteNumber: quote.number };
  const draft = { ...checked, ...agreed, id: orderId, details, placedBy };
  const order = await createOrder(transaction, draft, buyer);
  recordPlaced(transaction, caller, { id: orderId, order }, placedBy);
  const event = { status: 'accepted', actor: 'admin', at, ...placedBy } satisfies QuoteEvent<Date>;
  const { number: orderNumber } = order;
  const placed: QuoteDocument = {
    ...quote,
    status: event.status,
    history: [...quote.history, event],
    checkAt: null,
    orderId,
    orderNumber,
    searchTerms: orderTermsOf({ ...quote, orderNumber }),
  };
  transaction.create(quotes.doc(id), placed);
  return placed;
};
