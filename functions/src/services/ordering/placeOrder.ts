import type { Account } from '../../accounts.ts';
import { orders } from '../../collections.ts';
import {
  defaultPaymentMethod,
  holdEndOf,
  initialStatus,
  limits,
  type OrderDocument,
  type OrderInput,
  type OrderLine,
  orderNumberOf,
  orderTermsOf,
  type PlacedOrder,
  type ShopSettings,
  storedBalanceOf,
  toCents,
  totalsOf,
} from '../../contract/index.ts';
import { readDocument } from '../../documents.ts';
import { ApiError, validationError } from '../../errors.ts';
import { cardPaymentsEnabled } from '../../params.ts';
import { takeFromCart } from '../carts/carts.ts';
import { readTools } from '../catalogue/tools.ts';
import { type Agreement, addOpenAmount, readAgreement } from '../customers/openAmounts.ts';
import { recordSales } from '../ledger/sales.ts';
import { moveStock } from '../ledger/stock.ts';
import { type ReadSettings, readSettings } from '../settings/settings.ts';
import { type IdempotentRequest, keyedIdOf, requestHash } from '../store/idempotency.ts';
import { type Transaction, transact } from '../store/transact.ts';
import { agreedLines } from './orderLines.ts';
import { orderAfter, toOrder } from './orders.ts';

const checkTotal = (total: number): void => {
  if (total <= toCents(limits.total.max)) return;
  throw validationError({ lines: `The total must be at most ${limits.total.max}` });
};

const checkMinimum = (total: number, minimum: number): void => {
  if (total >= minimum) return;
  throw new ApiError('order-minimum', { minimum, missing: minimum - total });
};

const checkPaymentMethod = ({ paymentMethod }: OrderInput): void => {
  if (paymentMethod !== 'card' || cardPaymentsEnabled()) return;
  throw validationError({ paymentMethod: 'The shop does not take cards: choose bank transfer' });
};

const customerFields = ({ uid, displayName, email }: Account) => ({
  userId: uid,
  userName: displayName || email,
  userEmail: email,
});

/** What an order is made of besides the buyer's input. */
interface Draft {
  id: string;
  lines: OrderLine[];
  settings: ShopSettings;
  agreement: Agreement;
}

const paymentFields = (
  { lines, settings: { taxRate, holdHours }, agreement: { terms } }: Draft,
  placedAt: Date,
) => {
  const totals = totalsOf(lines, taxRate);
  const dueAt = holdEndOf(terms, placedAt, holdHours);
  const fields = { ...totals, taxRate, terms, paid: 0, refunded: 0, dueAt, overdueAt: null };
  return { ...fields, ...storedBalanceOf({ ...fields, status: initialStatus }) };
};

const draftOrder = (
  draft: Draft,
  { phoneNumber, orderAddress, ...details }: OrderInput,
  buyer: Account,
): Omit<OrderDocument, 'requestHash'> => {
  const now = new Date();
  const { id, lines } = draft;
  const { poNumber = '', note = '', paymentMethod = defaultPaymentMethod } = details;
  const searchable = { number: orderNumberOf(id), ...customerFields(buyer), poNumber, lines };
  const placed = { status: initialStatus, actor: 'customer', uid: buyer.uid } as const;
  return {
    ...searchable,
    phoneNumber,
    orderAddress,
    note,
    paymentMethod,
    currency: 'USD',
    ...paymentFields(draft, now),
    invoiceNumber: null,
    creditNoteNumber: null,
    status: initialStatus,
    history: [{ ...placed, at: now, transitionId: null }],
    createdAt: now,
    searchTerms: orderTermsOf(searchable),
  };
};

const takeStock = (transaction: Transaction, id: string, order: OrderDocument): void => {
  const cause = { reason: 'order', orderId: id, by: order.userId, at: order.createdAt } as const;
  for (const { toolId, quantity } of order.lines) {
    moveStock(transaction, toolId, { change: -quantity, ...cause });
  }
};

const toPlacedOrder = (id: string, order: OrderDocument): PlacedOrder => ({
  acknowledged: true,
  insertedId: id,
  order: toOrder(id, order),
});

const respondToRetry = async (id: string, hash: string | null, refusal: unknown) => {
  const placed = await readDocument(orders.doc(id));
  if (!placed) throw refusal;
  if (placed.requestHash !== hash) throw new ApiError('idempotency-conflict');
  return toPlacedOrder(id, orderAfter(placed, 1));
};

/**
 * Places an order. Order, stock, ledger and sales change in one transaction. The id of the order is
 * derived from account and idempotency key, so creating a duplicate fails. Only then, or when the order
 * is refused, is the existing order read: a retry gets the first response. With `fromCart`, the tools
 * leave the buyer's cart with it. Throws `validation` for a card where the shop takes none,
 * `tool-not-found`, `insufficient-stock`, `validation` and `price-changed`, each with all refused lines, `order-minimum` for a subtotal below the minimum of the
 * settings, `credit-exceeded`, and `idempotency-conflict`.
 */
export const placeOrder = async (
  request: IdempotentRequest<OrderInput>,
  buyer: Account,
  read: ReadSettings = readSettings,
): Promise<PlacedOrder> => {
  const { input, key } = request;
  const id = keyedIdOf(buyer.uid, key);
  const hash = requestHash(request);
  try {
    return await transact(async (transaction) => {
      checkPaymentMethod(input);
      const toolIds = input.lines.map(({ toolId }) => toolId);
      const lines = agreedLines(input.lines, await readTools(transaction, toolIds));
      const settings = await read();
      const agreement = await readAgreement(transaction, buyer.uid, settings);
      const draft = draftOrder({ id, lines, settings, agreement }, input, buyer);
      const order = { ...draft, requestHash: hash };
      checkTotal(order.total);
      checkMinimum(order.subtotal, settings.orderMinimum);
      addOpenAmount(transaction, buyer.uid, order.total, agreement);
      if (input.fromCart) await takeFromCart(transaction, buyer.uid, toolIds);
      transaction.create(orders.doc(id), order);
      takeStock(transaction, id, order);
      recordSales(transaction, order, order.status);
      return toPlacedOrder(id, order);
    });
  } catch (refusal) {
    return respondToRetry(id, hash, refusal);
  }
};
