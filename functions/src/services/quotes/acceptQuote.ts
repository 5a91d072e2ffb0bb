import {
  acceptanceReasonMessage,
  type PlacedOrder,
  type QuoteAcceptanceInput,
} from '../../contract/index.ts';
import { validationError } from '../../errors.ts';
import type { Buyer, Caller } from '../../store/accounts/caller.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { inputHash } from '../../store/writes/idempotency.ts';
import { once } from '../../store/writes/once.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import {
  memberAsBuyer,
  readOrderingMember,
  refuseWithoutApproval,
} from '../ordering/placing/companyPurchase.ts';
import { type PlacedBy, toPlacedOrder } from '../ordering/placing/createOrder.ts';
import { type ReadSettings, readSettings } from '../settings/settings.ts';
import { type CheckedOffer, placeOffer, readCheckedOffer } from './acceptOffer.ts';
import { orderIdOf, recordPlaced } from './placedQuote.ts';
import { readServedPerson } from './servedCustomer.ts';
import { quoteResource } from './stored/storedQuotes.ts';

/** Throws for an account that no longer may accept the quote. */
const checkAcceptor = async (id: string, caller: Caller): Promise<void> => {
  const member = caller.staff ? null : await readOrderingMember(caller);
  const quote = await readDocument(quoteResource.reference(id));
  quoteResource.permitted(quote, { ...caller, membership: member?.membership ?? null });
};

/** Who buys, and the admin who accepts for them; null for a customer who does. */
interface Acceptance {
  buyer: Buyer;
  placedBy: PlacedBy | null;
}

/** The acceptance by the caller. Throws `validation` for an admin who gives no reason. */
const readAcceptance = async (
  transaction: Transaction,
  { actor, quote, checked: { purchase } }: CheckedOffer,
  caller: Caller,
  reason: string,
): Promise<Acceptance> => {
  if (actor !== 'admin') return { buyer: caller, placedBy: null };
  if (!reason) throw validationError({ reason: acceptanceReasonMessage });
  const buyer = purchase
    ? memberAsBuyer(purchase)
    : await readServedPerson(transaction, quote.userId);
  return { buyer, placedBy: { uid: caller.uid, reason } };
};

/**
 * Accepts the offer of a quote: it becomes one order at its prices and its tax rate, if the pieces
 * are in stock now. An admin accepts it for its customer, with a reason: the order is the
 * customer's, and its history and the audit log say who placed it and why. A repetition of the same
 * request gets the same order. Throws the errors of `readCheckedOffer`, `credit-exceeded`, and for
 * a company `approval-required` with the rules that the order matches, also for an admin; for one
 * who accepts for a person, also the errors of `readServedPerson`, and `validation` without a
 * reason.
 */
export const acceptQuote = (
  id: string,
  input: QuoteAcceptanceInput,
  caller: Caller,
  read: ReadSettings = readSettings,
): Promise<PlacedOrder> => {
  const { version, reason = '', ...details } = input;
  const { uid } = caller;
  const orderId = orderIdOf(id);
  // Another input is another request: the quote refuses it.
  const key = `${orderId} ${inputHash(input)}`;
  const checkRights = () => checkAcceptor(id, caller);
  return once({ caller: uid, key, input, checkRights }, async (transaction) => {
    const acceptance = { ...details, quoteId: id, seen: { version } };
    const acceptor = { ...caller, at: new Date() };
    const offer = await readCheckedOffer(transaction, acceptance, acceptor, read);
    const { purchase, subtotal } = offer.checked;
    const { buyer, placedBy } = await readAcceptance(transaction, offer, caller, reason);
    if (purchase) await refuseWithoutApproval(purchase, subtotal);
    const accepted = { id: orderId, details, placedBy };
    const order = await placeOffer(transaction, offer, accepted, buyer);
    if (placedBy) recordPlaced(transaction, caller, { id: orderId, order }, placedBy);
    return toPlacedOrder(orderId, order);
  });
};
