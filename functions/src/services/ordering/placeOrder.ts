import type { Account } from '../../accounts.ts';
import { orders } from '../../collections.ts';
import {
  initialStatus,
  minOrderMessage,
  type OrderDocument,
  type OrderInput,
  type PlacedOrder,
  personTermsOf,
  type Tool,
  toCents,
  totalBill,
} from '../../contract/index.ts';
import { readDocument } from '../../documents.ts';
import { ApiError, validationError } from '../../errors.ts';
import { readTool, toTool } from '../catalogue/tools.ts';
import { recordSales } from '../ledger/sales.ts';
import { moveStock } from '../ledger/stock.ts';
import { type IdempotentRequest, keyedIdOf, requestHash } from '../store/idempotency.ts';
import { transact } from '../store/transact.ts';
import { toOrder } from './orders.ts';

const checkStock = ({ available, minOrder }: Tool, quantity: number): void => {
  if (Math.max(quantity, minOrder) > available) {
    throw new ApiError('insufficient-stock', { available });
  }
};

const checkMinimum = ({ minOrder }: Tool, quantity: number): void => {
  if (quantity < minOrder) throw validationError({ quantity: minOrderMessage(minOrder) });
};

const checkBill = (tool: Tool, { quantity, totalBill: seen }: OrderInput): void => {
  if (toCents(seen) !== toCents(totalBill(tool.price, quantity))) {
    throw new ApiError('price-changed', { tool });
  }
};

const draftOrder = (
  tool: Tool,
  input: OrderInput,
  buyer: Account,
): Omit<OrderDocument, 'requestHash'> => {
  const { quantity, phoneNumber, orderAddress } = input;
  const bill = totalBill(tool.price, quantity);
  const now = new Date();
  const userName = buyer.displayName || buyer.email;
  return {
    userId: buyer.uid,
    userName,
    userEmail: buyer.email,
    phoneNumber,
    orderAddress,
    lines: [{ toolId: tool._id, tool, quantity, unitPrice: tool.price, lineTotal: bill }],
    totalBill: bill,
    status: initialStatus,
    statusHistory: [{ status: initialStatus, by: buyer.uid, at: now }],
    createdAt: now,
    searchTerms: personTermsOf(userName, buyer.email),
  };
};

const toPlacedOrder = (id: string, order: OrderDocument): PlacedOrder => ({
  acknowledged: true,
  insertedId: id,
  order: toOrder(id, order),
});

/** The order as in the first response, even if it has been cancelled since. */
const asPlaced = (order: OrderDocument): OrderDocument => ({
  ...order,
  status: initialStatus,
  statusHistory: order.statusHistory.slice(0, 1),
});

const respondToRetry = async (id: string, hash: string | null, refusal: unknown) => {
  const placed = await readDocument(orders.doc(id));
  if (!placed) throw refusal;
  if (placed.requestHash !== hash) throw new ApiError('idempotency-conflict');
  return toPlacedOrder(id, asPlaced(placed));
};

/**
 * Places an order for one tool. Order, stock, ledger and sales change in one transaction. The id of
 * the order is derived from account and idempotency key, so creating a duplicate fails. Only then, or
 * when the order is refused, is the existing order read: a retry gets the first response. Throws
 * `tool-not-found`, `insufficient-stock`, `validation`, `price-changed`, `idempotency-conflict`.
 */
export const placeOrder = async (
  request: IdempotentRequest<OrderInput>,
  buyer: Account,
): Promise<PlacedOrder> => {
  const { input, key } = request;
  const id = keyedIdOf(buyer.uid, key);
  const hash = requestHash(request);
  try {
    return await transact(async (transaction) => {
      const toolId = input.tool._id;
      const tool = toTool(toolId, await readTool(transaction, toolId));
      checkStock(tool, input.quantity);
      checkMinimum(tool, input.quantity);
      checkBill(tool, input);
      const order = { ...draftOrder(tool, input, buyer), requestHash: hash };
      transaction.create(orders.doc(id), order);
      moveStock(transaction, toolId, {
        change: -input.quantity,
        reason: 'order',
        orderId: id,
        by: buyer.uid,
        at: order.createdAt,
      });
      recordSales(transaction, order, order.status);
      return toPlacedOrder(id, order);
    });
  } catch (refusal) {
    return respondToRetry(id, hash, refusal);
  }
};
