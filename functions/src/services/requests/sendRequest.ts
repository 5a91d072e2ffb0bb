import type { AcceptanceInput, OrderInput, SentRequest } from '../../contract/index.ts';
import type { Buyer } from '../../store/accounts/caller.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { once } from '../../store/writes/once.ts';
import { readCheckedOrder } from '../ordering/placing/checkedOrder.ts';
import { buyersRequest } from '../ordering/placing/companyPurchase.ts';
import { takeFromCart } from '../ordering/placing/takeFromCart.ts';
import { readCheckedOffer } from '../quotes/acceptOffer.ts';
import { type ReadSettings, readSettings } from '../settings/settings.ts';
import { createRequest } from './createRequest.ts';

/**
 * Asks those who can for the approval of an order for a company, which a rule matches. With
 * `fromCart`, the tools leave the requester's cart. Its id, the later id of its order, is derived
 * from account and idempotency key: a retry gets the first response. Throws the errors
 * of an order, those of `createRequest`, and `idempotency-conflict`.
 */
export const sendRequest = (
  request: IdempotentRequest<OrderInput>,
  buyer: Buyer,
  read: ReadSettings = readSettings,
): Promise<SentRequest> => {
  const { input } = request;
  const { lines, fromCart, ...details } = input;
  const { uid, payerId } = buyer;
  return once(buyersRequest(buyer, request), async (transaction) => {
    const orderer = { uid, payerId, at: new Date() };
    const checked = await readCheckedOrder(transaction, input, orderer, read);
    const sent = await createRequest(transaction, {
      checked,
      details,
      offer: null,
      requester: buyer,
    });
    await takeFromCart(transaction, buyer, input);
    return sent;
  });
};

/**
 * Asks those who can to accept the offer of a quote for a company, because a rule matches the order
 * that it becomes. The last approval accepts it at its prices. The request expires with the offer.
 * A retry gets the first response. Throws the errors of `readCheckedOffer`, those of
 * `createRequest`, and `idempotency-conflict`.
 */
export const requestAcceptance = (
  quoteId: string,
  { input, key }: IdempotentRequest<AcceptanceInput>,
  buyer: Buyer,
  read: ReadSettings = readSettings,
): Promise<SentRequest> => {
  const { version, ...details } = input;
  const request = buyersRequest(buyer, { input: { quoteId, ...input }, key });
  return once(request, async (transaction) => {
    const acceptance = { ...details, quoteId, seen: { version } };
    // Members ask for themselves: no admin asks for them.
    const acceptor = { ...buyer, staff: false, at: new Date() };
    const offer = await readCheckedOffer(transaction, acceptance, acceptor, read);
    return createRequest(transaction, { checked: offer.checked, details, offer, requester: buyer });
  });
};
