import type { AcceptanceInput, OrderInput, SentRequest } from '../../contract/index.ts';
import type { Buyer } from '../../store/accounts/buyer.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { once } from '../../store/writes/once.ts';
import { payerHash } from '../customers/payerHash.ts';
import { readCheckedOrder } from '../ordering/placing/checkedOrder.ts';
import { takeFromCart } from '../ordering/placing/takeFromCart.ts';
import { readCheckedOffer } from '../quotes/acceptOffer.ts';
import { type ReadSettings, readSettings } from '../settings/settings.ts';
import { createRequest, keyedRequest } from './createRequest.ts';

/**
 * Asks those who can for the approval of an order for a company, which a rule matches. With
 * `fromCart`, the tools leave the requester's cart. Its id, the later id of its order, is derived
 * from account and idempotency key: a retry gets the same request, as it is now. Throws the errors
 * of an order, those of `createRequest`, and `idempotency-conflict`.
 */
export const sendRequest = (
  request: IdempotentRequest<OrderInput>,
  buyer: Buyer,
  read: ReadSettings = readSettings,
): Promise<SentRequest> => {
  const { input, key } = request;
  const { lines, fromCart, ...details } = input;
  const { uid, payerId } = buyer;
  const hash = payerHash(request, buyer);
  return once(keyedRequest(buyer, key, hash), async (transaction) => {
    const orderer = { uid, payerId, at: new Date() };
    const checked = await readCheckedOrder(transaction, input, orderer, read);
    const sent = await createRequest(transaction, { checked, details, offer: null, hash });
    const toolIds = lines.map(({ toolId }) => toolId);
    if (fromCart) await takeFromCart(transaction, buyer, toolIds);
    return sent;
  });
};

/**
 * Asks those who can to accept the offer of a quote for a company, because a rule matches the order
 * that it becomes. The last approval accepts it at its prices. The request lapses with the offer. A
 * retry gets the same request, as it is now. Throws the errors of `readCheckedOffer`, those of
 * `createRequest`, and `idempotency-conflict`.
 */
export const requestAcceptance = (
  quoteId: string,
  { input, key }: IdempotentRequest<AcceptanceInput>,
  buyer: Buyer,
  read: ReadSettings = readSettings,
): Promise<SentRequest> => {
  const { version, ...details } = input;
  const hash = payerHash({ input: { quoteId, ...input }, key }, buyer);
  return once(keyedRequest(buyer, key, hash), async (transaction) => {
    const acceptance = { ...details, quoteId, seen: { version } };
    // Members ask for themselves: no admin asks for them.
    const acceptor = { ...buyer, admin: false, at: new Date() };
    const offer = await readCheckedOffer(transaction, acceptance, acceptor, read);
    return createRequest(transaction, { checked: offer.checked, details, offer, hash });
  });
};
