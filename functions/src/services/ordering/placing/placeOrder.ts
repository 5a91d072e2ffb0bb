import {
  type OrderInput,
  type PlacedOrder,
  taxRatesOf,
  totalsOf,
} from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders.ts';
import { ApiError } from '../../../errors.ts';
import type { Buyer } from '../../../store/accounts/buyer.ts';
import { orders } from '../../../store/collections/collections.ts';
import { type IdempotentRequest, requestHash } from '../../../store/writes/idempotency.ts';
import { type CreatedMarker, once } from '../../../store/writes/once.ts';
import { type ReadSettings, readSettings } from '../../settings/settings.ts';
import { orderAfter } from '../orders/orders.ts';
import { checkPaymentMethod, createOrder, toPlacedOrder } from './createOrder.ts';
import { readOrderBasis } from './orderBasis.ts';
import { agreedLines } from './orderLines.ts';
import { takeFromCart } from './takeFromCart.ts';

const checkMinimum = (subtotal: number, minimum: number): void => {
  if (subtotal >= minimum) return;
  throw new ApiError('order-minimum', { minimum, missing: minimum - subtotal });
};

/** A retry gets the order as it was placed. */
const placedBy = (hash: string | null): CreatedMarker<OrderDocument, PlacedOrder> => ({
  creates: (id) => orders.doc(id),
  answer: (placed, id) => {
    if (placed.requestHash !== hash) throw new ApiError('idempotency-conflict');
    return toPlacedOrder(id, orderAfter(placed, 1));
  },
});

/**
 * Places an order. Order, stock, ledger and sales change in one transaction. The id of the order is
 * derived from account and idempotency key: a retry gets the first response. With `fromCart`, the
 * tools leave the buyer's cart with it. Throws `validation` for a card where the shop takes none,
 * `tool-not-found`, `insufficient-stock`, `validation` and `price-changed`, each with all refused
 * lines, `order-minimum` for a subtotal below the minimum of the settings, `credit-exceeded`, and
 * `idempotency-conflict`.
 */
export const placeOrder = (
  request: IdempotentRequest<OrderInput>,
  buyer: Buyer,
  read: ReadSettings = readSettings,
): Promise<PlacedOrder> => {
  const { input, key } = request;
  const { lines: inputs, fromCart, ...details } = input;
  const hash = requestHash(request);
  const order = { caller: buyer.uid, key, input: undefined, marker: placedBy(hash) };
  return once(order, async (transaction) => {
    const { id } = transaction;
    checkPaymentMethod(input);
    const toolIds = inputs.map(({ toolId }) => toolId);
    const { tools, ...basis } = await readOrderBasis(
      transaction,
      { toolIds, payerId: buyer.payerId },
      read,
    );
    const lines = agreedLines(inputs, tools);
    const { settings } = basis;
    checkMinimum(totalsOf(lines).subtotal, settings.orderMinimum);
    const draft = { id, lines, taxes: taxRatesOf(settings), details, ...basis, requestHash: hash };
    const created = await createOrder(transaction, draft, buyer);
    if (fromCart) await takeFromCart(transaction, buyer, toolIds);
    return toPlacedOrder(id, created);
  });
};
