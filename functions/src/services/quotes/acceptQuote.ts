import type { AcceptanceInput, PlacedOrder } from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders.ts';
import type { Buyer } from '../../store/accounts/buyer.ts';
import { orders } from '../../store/collections/collections.ts';
import { keyedIdOf, requestHash } from '../../store/writes/idempotency.ts';
import { type ChangedMarker, once } from '../../store/writes/once.ts';
import { orderAfter } from '../ordering/orders/orders.ts';
import { refuseWithoutApproval } from '../ordering/placing/companyPurchase.ts';
import { toPlacedOrder } from '../ordering/placing/createOrder.ts';
import { type ReadSettings, readSettings } from '../settings/settings.ts';
import { placeOffer, readCheckedOffer } from './acceptOffer.ts';

/**
 * The id of the order that a quote becomes when it is accepted directly: derived from it, so that a
 * retry finds the order.
 */
const orderIdOf = (quoteId: string): string => keyedIdOf('quote', quoteId);

/**
 * Accepts the offer of a quote: it becomes one order at its prices and its tax rate, if the pieces
 * are in stock now. A repetition of the same request gets the same order. Throws the errors of
 * `readCheckedOffer`, `credit-exceeded`, and for a company `approval-required` with the rules that
 * the order matches.
 */
export const acceptQuote = (
  id: string,
  input: AcceptanceInput,
  buyer: Buyer,
  read: ReadSettings = readSettings,
): Promise<PlacedOrder> => {
  const { version, ...details } = input;
  const { uid } = buyer;
  const orderId = orderIdOf(id);
  const hash = requestHash({ input, key: id });
  const marker: ChangedMarker<OrderDocument, PlacedOrder> = {
    changes: orders.doc(orderId),
    isFrom: (placed) => placed.userId === uid && placed.requestHash === hash,
    answer: (placed) => toPlacedOrder(orderId, orderAfter(placed, 1)),
  };
  const request = { caller: uid, key: orderId, input, marker };
  return once(request, async (transaction) => {
    const acceptance = { ...details, quoteId: id, seen: { version } };
    const acceptor = { ...buyer, at: new Date() };
    const offer = await readCheckedOffer(transaction, acceptance, acceptor, read);
    const { purchase, subtotal } = offer.checked;
    if (purchase) await refuseWithoutApproval(purchase, subtotal);
    const accepted = { id: orderId, details, requestHash: hash };
    return toPlacedOrder(orderId, await placeOffer(transaction, offer, accepted, buyer));
  });
};
