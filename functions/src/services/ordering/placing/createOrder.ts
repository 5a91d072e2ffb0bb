import {
  type AgreedLine,
  dayOf,
  defaultPaymentMethod,
  deliveryDayOf,
  holdEndOf,
  initialStatus,
  limits,
  noPieces,
  nothingCredited,
  type OrderDetails,
  orderNumberOf,
  orderTermsOf,
  type PlacedOrder,
  requestedDayProblem,
  type ShopSettings,
  shipByOf,
  storedBalanceOf,
  type TaxRates,
  taxedTotalsOf,
  toCents,
} from '../../../contract/index.ts';
import type { OrderDocument, StoredOrderEvent } from '../../../documents/orders/orders.ts';
import { validationError } from '../../../errors.ts';
import { cardPaymentsEnabled } from '../../../params.ts';
import type { Buyer } from '../../../store/accounts/caller.ts';
import { noted } from '../../../store/accounts/callerKey.ts';
import { orders } from '../../../store/collections/collections.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { addSpending } from '../../companies/stored/spending.ts';
import { customerFields } from '../../customers/customerFields.ts';
import { type Agreement, addOpenAmount } from '../../customers/openAmounts.ts';
import { recordPurchases } from '../../customers/purchases.ts';
import { readMailShop } from '../../mail/queueMail.ts';
import { recordMonthlySales } from '../../stock/monthlySales.ts';
import { recordSales } from '../../stock/sales.ts';
import { moveStock } from '../../stock/stock.ts';
import { queuePlacedMails } from '../orders/orderMail.ts';
import { toOrder } from '../orders/orderResponse.ts';
import type { Purchase } from './companyPurchase.ts';

type QuoteFields = Pick<OrderDocument, 'quoteId' | 'quoteNumber'>;

/** The admin who places an order for its customer, and why. */
export interface PlacedBy {
  uid: string;
  reason: string;
}

/**
 * The input of a new order. Its lines are agreed; their tools and the customer were read in the
 * transaction.
 */
export interface OrderDraft extends Partial<QuoteFields> {
  id: string;
  lines: AgreedLine[];
  saleFacts: OrderDocument['saleFacts'];
  taxes: TaxRates;
  details: OrderDetails;
  settings: ShopSettings;
  agreement: Agreement;
  /** Null for an order of an account for itself. */
  purchase: Purchase | null;
  /** Null or missing for an order that its customer places. */
  placedBy?: PlacedBy | null;
  at: Date;
}

/** Throws `validation` for a total above the limit. */
export const checkTotal = (total: number): void => {
  if (total <= toCents(limits.total.max)) return;
  throw validationError({ lines: `The total must be at most ${limits.total.max}` });
};

/** Throws `validation` for a card where the shop takes none. */
export const checkPaymentMethod = ({
  paymentMethod,
}: Pick<OrderDetails, 'paymentMethod'>): void => {
  if (paymentMethod !== 'card' || cardPaymentsEnabled()) return;
  throw validationError({ paymentMethod: 'The shop does not take cards: choose bank transfer' });
};

/** Throws `validation` for a day on which the shop cannot deliver, with the next one. */
export const checkRequestedDay = (
  { requestedDay }: Pick<OrderDetails, 'requestedDay'>,
  settings: ShopSettings,
  at: Date,
): void => {
  const problem = requestedDay ? requestedDayProblem(requestedDay, at, settings) : null;
  if (problem !== null) throw validationError({ requestedDay: problem });
};

const paymentFields = (
  { lines, taxes, settings: { holdHours }, agreement: { terms } }: OrderDraft,
  placedAt: Date,
) => {
  const totals = taxedTotalsOf(lines, taxes);
  const dueAt = holdEndOf(terms, placedAt, holdHours);
  const credited = nothingCredited;
  const fields = { ...totals, terms, paid: 0, refunded: 0, credited, dueAt, overdueAt: null };
  return { ...fields, ...storedBalanceOf({ ...fields, status: initialStatus }) };
};

const placementOf = (
  { placedBy, at }: Pick<OrderDraft, 'placedBy' | 'at'>,
  { uid }: Buyer,
): StoredOrderEvent => {
  const placed = { step: 'placed', status: initialStatus, at, transitionId: null } as const;
  return placedBy
    ? { ...placed, actor: 'admin', ...placedBy }
    : { ...placed, actor: 'customer', uid };
};

const deliveryFields = (
  { details: { requestedDay }, settings }: Pick<OrderDraft, 'details' | 'settings'>,
  at: Date,
) => {
  const deliveryDay = deliveryDayOf(at, settings);
  const shipBy = shipByOf(requestedDay || deliveryDay, at, settings);
  return { deliveryDay, ...(requestedDay && { requestedDay }), shipBy };
};

const toDocument = (draft: OrderDraft, buyer: Buyer): OrderDocument => {
  const { id, purchase, at: now, quoteId = null, quoteNumber = null } = draft;
  const { phoneNumber, orderAddress, ...optional } = draft.details;
  const { poNumber = '', note = '', paymentMethod = defaultPaymentMethod } = optional;
  const { completeOnly } = optional;
  const numbers = { number: orderNumberOf(id), poNumber, quoteNumber };
  const lines = draft.lines.map((line) => ({ ...line, ...noPieces }));
  const searchable = { ...numbers, ...customerFields(buyer, purchase?.company.name), lines };
  return {
    ...searchable,
    phoneNumber,
    orderAddress,
    note,
    paymentMethod,
    ...deliveryFields(draft, now),
    ...(completeOnly && { completeOnly }),
    quoteId,
    ...noted(buyer),
    currency: draft.settings.currency,
    ...paymentFields(draft, now),
    invoiceNumber: null,
    creditNoteNumbers: [],
    shipmentCount: 0,
    returnCount: 0,
    status: initialStatus,
    history: [placementOf(draft, buyer)],
    createdAt: now,
    placedOn: dayOf(now, draft.settings.timeZone),
    saleFacts: draft.saleFacts,
    searchTerms: orderTermsOf({ ...searchable, phoneNumber, orderAddress }),
  };
};

const takeStock = (transaction: Transaction, id: string, order: OrderDocument): void => {
  const [placed] = order.history;
  const by = placed?.uid ?? order.userId;
  const cause = { reason: 'order', orderId: id, by, at: order.createdAt } as const;
  for (const { toolId, quantity } of order.lines) {
    moveStock(transaction, toolId, { change: -quantity, ...cause });
  }
};

const countSpending = (
  transaction: Transaction,
  { purchase }: Pick<OrderDraft, 'purchase'>,
  net: number,
): void => {
  if (!purchase) return;
  const { companyId, membership, at, spending } = purchase;
  addSpending(transaction, { companyId, uid: membership.uid, at }, spending, net);
};

/** The response to a placed order. */
export const toPlacedOrder = (id: string, order: OrderDocument): PlacedOrder => ({
  acknowledged: true,
  insertedId: id,
  order: toOrder(id, order),
});

/**
 * Creates an order: with it, stock, ledger, sales and the open amount of its payer change, whose
 * terms it gets, its last purchases, and for a company the spending of its member. Customer and shop get
 * a mail. Throws `validation` for a total above the limit, and `credit-exceeded`.
 */
export const createOrder = async (
  transaction: Transaction,
  draft: OrderDraft,
  buyer: Buyer,
): Promise<OrderDocument> => {
  const order = toDocument(draft, buyer);
  checkTotal(order.total);
  addOpenAmount(transaction, buyer.payerId, order.total, draft.agreement);
  countSpending(transaction, draft, order.subtotal);
  transaction.create(orders.doc(draft.id), order);
  takeStock(transaction, draft.id, order);
  recordSales(transaction, order.placedOn, order.lines);
  recordMonthlySales(transaction, order);
  await recordPurchases(transaction, draft.id, order);
  queuePlacedMails(transaction, { id: draft.id, order }, await readMailShop());
  return order;
};
