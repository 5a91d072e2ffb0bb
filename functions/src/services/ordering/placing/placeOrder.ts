import type { OrderInput, PlacedOrder } from '../../../contract/index.ts';
import type { Buyer } from '../../../store/accounts/caller.ts';
import {
  carts,
  customers,
  isDocumentId,
  purchases,
  tools,
} from '../../../store/collections/collections.ts';
import { inGroup, type Sharing } from '../../../store/writes/group/inGroup.ts';
import type { IdempotentRequest } from '../../../store/writes/idempotency.ts';
import { once } from '../../../store/writes/once.ts';
import { cartIdOf } from '../../customers/cartId.ts';
import { type ReadSettings, readSettings } from '../../settings/settings.ts';
import { readCheckedOrder } from './checkedOrder.ts';
import { buyersRequest, refuseWithoutApproval } from './companyPurchase.ts';
import { createOrder, toPlacedOrder } from './createOrder.ts';
import { takeFromCart } from './takeFromCart.ts';

/** Orders of the same tools or of the same payer share a transaction. */
const sharingOf = (buyer: Buyer, { lines, fromCart }: OrderInput): Sharing => ({
  documents: [
    customers.doc(buyer.payerId),
    ...lines.filter(({ toolId }) => isDocumentId(toolId)).map(({ toolId }) => tools.doc(toolId)),
  ],
  // The order, its event, mails and answer, payer and sales; and stock, ledger and sales of each line.
  weight: 10 + 3 * lines.length,
  readAhead: (transaction) =>
    Promise.all([
      transaction.peek(purchases.doc(buyer.payerId)),
      fromCart && transaction.read(carts.doc(cartIdOf(buyer))),
    ]),
});

/**
 * Places an order. Order, stock, ledger, sales, and for a company the spending of its member change
 * in one transaction. The id of the order is derived from account and idempotency key: a retry gets
 * the first response. With `fromCart`, the tools leave the buyer's cart with it. Throws `validation`
 * for a card where the shop takes none, `tool-not-found`, `insufficient-stock`, `validation` and
 * `price-changed`, each with all refused lines, `order-minimum` for a subtotal below the minimum of
 * the settings, `credit-exceeded`, and `idempotency-conflict`. For a company, it also throws
 * `not-a-member`, `role-forbidden` for a role that does not order, `company-inactive`, and
 * `approval-required` with the rules that the order matches; for an account itself,
 * `companies-only` where only companies order.
 */
export const placeOrder = (
  request: IdempotentRequest<OrderInput>,
  buyer: Buyer,
  read: ReadSettings = readSettings,
): Promise<PlacedOrder> => {
  const { input } = request;
  const { lines, fromCart, ...details } = input;
  const { uid, payerId } = buyer;
  const transact = inGroup(sharingOf(buyer, input));
  return once({ ...buyersRequest(buyer, request), transact }, async (transaction) => {
    const { id } = transaction;
    const orderer = { uid, payerId, at: new Date() };
    const { subtotal, ...checked } = await readCheckedOrder(transaction, input, orderer, read);
    if (checked.purchase) await refuseWithoutApproval(checked.purchase, subtotal);
    const draft = { ...checked, id, details };
    const created = await createOrder(transaction, draft, buyer);
    await takeFromCart(transaction, buyer, input);
    return toPlacedOrder(id, created);
  });
};
