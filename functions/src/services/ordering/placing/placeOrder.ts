import type { OrderInput, PlacedOrder } from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import { ApiError } from '../../../errors.ts';
import type { Buyer } from '../../../store/accounts/buyer.ts';
import { orders } from '../../../store/collections/collections.ts';
import type { IdempotentRequest } from '../../../store/writes/idempotency.ts';
import { type CreatedMarker, once } from '../../../store/writes/once.ts';
import { payerHash } from '../../customers/payerHash.ts';
import { type ReadSettings, readSettings } from '../../settings/settings.ts';
import { orderAfter } from '../orders/orders.ts';
import { readCheckedOrder } from './checkedOrder.ts';
import { refuseWithoutApproval } from './companyPurchase.ts';
import { createOrder, toPlacedOrder } from './createOrder.ts';
import { takeFromCart } from './takeFromCart.ts';

/** A retry gets the order as it was placed. */
const placedBy = (hash: string | null): CreatedMarker<OrderDocument, PlacedOrder> => ({
  creates: (id) => orders.doc(id),
  answer: (placed, id) => {
    if (placed.requestHash !== hash) throw new ApiError('idempotency-conflict');
    return toPlacedOrder(id, orderAfter(placed, 1));
  },
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
  const { input, key } = request;
  const { lines, fromCart, ...details } = input;
  const { uid, payerId } = buyer;
  const hash = payerHash(request, buyer);
  const order = { caller: uid, key, input: undefined, marker: placedBy(hash) };
  return once(order, async (transaction) => {
    const { id } = transaction;
    const orderer = { uid, payerId, at: new Date() };
    const { subtotal, ...checked } = await readCheckedOrder(transaction, input, orderer, read);
    if (checked.purchase) await refuseWithoutApproval(checked.purchase, subtotal);
    const draft = { ...checked, id, details, requestHash: hash };
    const created = await createOrder(transaction, draft, buyer);
    const toolIds = lines.map(({ toolId }) => toolId);
    if (fromCart) await takeFromCart(transaction, buyer, toolIds);
    return toPlacedOrder(id, created);
  });
};
