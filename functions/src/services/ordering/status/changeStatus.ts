import {
  type BankDetails,
  type InvoiceDocument,
  needsCreditNote,
  needsInvoice,
  orderTermsOf,
  type PermittedTransition,
  returnsStock,
  storedBalanceOf,
  type TransitionInput,
} from '../../../contract/index.ts';
import type { OrderDocument, StoredOrderEvent } from '../../../documents/orders.ts';
import type { Actor } from '../../../store/accounts/accounts.ts';
import { recordAudit } from '../../../store/audit.ts';
import { orders, tools } from '../../../store/collections/collections.ts';
import { readDocuments } from '../../../store/reads/documents.ts';
import type { Confirmation } from '../../../store/writes/transact.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { reduceSpending } from '../../companies/spending.ts';
import { moveOpenAmount } from '../../customers/openAmounts.ts';
import { issueCreditNote, issueInvoice } from '../../invoices/issueInvoice.ts';
import { readMailShop } from '../../mail/queueMail.ts';
import type { ReadSettings } from '../../settings/settings.ts';
import { recordSales } from '../../stock/sales.ts';
import { moveStock } from '../../stock/stock.ts';
import { queueCompanyInvoice } from '../orders/companyInvoiceMail.ts';
import { queueChangeMail } from '../orders/orderMail.ts';
import { orderReference } from '../orders/orders.ts';

/** A permitted transition with its details, and the order before it. */
export interface StatusChange extends Partial<Omit<TransitionInput, 'to'>> {
  id: string;
  order: OrderDocument;
  transition: PermittedTransition;
}

const givenDetails = ({ reason, carrier, trackingNumber }: StatusChange) => ({
  ...(reason && { reason }),
  ...(carrier && { carrier }),
  ...(trackingNumber && { trackingNumber }),
});

const linesOfExistingTools = async ({ lines }: OrderDocument) => {
  const found = await readDocuments(lines.map(({ toolId }) => tools.doc(toolId)));
  return lines.filter((_, index) => found[index] !== undefined);
};

const returnStock = async (
  transaction: Transaction,
  { id, order }: StatusChange,
  { at, uid, actor }: StoredOrderEvent,
): Promise<void> => {
  const by = uid ?? actor;
  const cause = { reason: 'cancellation', orderId: id, by, at } as const;
  for (const { toolId, quantity } of await linesOfExistingTools(order)) {
    moveStock(transaction, toolId, { change: quantity, ...cause });
  }
};

const recordChange = (transaction: Transaction, change: StatusChange, caller: Actor): void => {
  const {
    id,
    order,
    transition: { to },
  } = change;
  recordAudit(transaction, caller, {
    action: `order-${to}`,
    target: { kind: 'order', id, label: `${order.number}, ${order.userEmail}` },
    before: { status: order.status },
    after: { status: to, ...givenDetails(change) },
  });
};

/** The documents and dates that a status change adds to an order. */
type Documents = Partial<Pick<OrderDocument, 'invoiceNumber' | 'creditNoteNumber' | 'dueAt'>>;

/** The documents of a status change, and the account that a new invoice names. */
interface Issued {
  documents: Documents;
  bank: BankDetails | null;
  /** The new invoice or credit note, if there is one. */
  invoice: InvoiceDocument | null;
}

const issueDocuments = async (
  transaction: Transaction,
  { id, order, reason = '', transition: { to } }: StatusChange,
  { at }: StoredOrderEvent,
  readSettings: ReadSettings,
): Promise<Issued> => {
  const invoiced = { id, order, at };
  if (needsInvoice(order.status, to)) {
    const invoice = await issueInvoice(transaction, invoiced, await readSettings());
    const { number, dueAt, bank } = invoice;
    return { documents: { invoiceNumber: number, dueAt }, bank, invoice };
  }
  const note =
    needsCreditNote(order.status, to) && (await issueCreditNote(transaction, invoiced, reason));
  const invoice = note || null;
  return { documents: note ? { creditNoteNumber: note.number } : {}, bank: null, invoice };
};

/** The order is found by the numbers of its documents. */
const searchTermsWith = (order: OrderDocument, documents: Documents) =>
  Object.keys(documents).length > 0
    ? { searchTerms: orderTermsOf({ ...order, ...documents }) }
    : {};

/** How an order shows that a transaction has changed its status. */
export const confirmedByOrder = (id: string): Confirmation<OrderDocument> => ({
  reference: orderReference(id),
  shows: ({ history }, transactionId) =>
    history.some((event) => event.transitionId === transactionId),
});

/**
 * Changes the status of an order and records it in its history, and in the audit log if an admin
 * does it. A confirmed order gets an invoice, and a cancelled one that has an invoice a credit
 * note. If the order no longer counts as sold, its pieces return to stock, except those of deleted
 * tools, and the sales of its day and the customer's open amount are reduced. The customer gets a
 * mail. Returns the changed order. Throws `settings-incomplete` when the settings have not all that
 * an invoice needs.
 */
export const changeStatus = async (
  transaction: Transaction,
  change: StatusChange,
  caller: Actor | null,
  readSettings: ReadSettings,
): Promise<OrderDocument> => {
  const {
    id,
    order,
    transition: { to, actor },
  } = change;
  const transitionId = transaction.id;
  const made = { status: to, actor, uid: caller?.uid ?? null, at: new Date(), transitionId };
  const event: StoredOrderEvent = { ...made, ...givenDetails(change) };
  const issued = await issueDocuments(transaction, change, event, readSettings);
  const { documents } = issued;
  const changed = {
    status: to,
    history: [...order.history, event],
    ...documents,
    ...searchTermsWith(order, documents),
  };
  const after = { ...order, ...changed };
  transaction.update(orders.doc(id), { ...changed, ...storedBalanceOf(after) });
  moveOpenAmount(transaction, order, after);
  if (returnsStock(order.status, to)) {
    await returnStock(transaction, change, event);
    recordSales(transaction, order, to);
    reduceSpending(transaction, order);
  }
  const mailed = { id, event, bank: issued.bank, order: after };
  const shop = await readMailShop();
  queueChangeMail(transaction, mailed, shop);
  if (issued.invoice) queueCompanyInvoice(transaction, issued.invoice, shop);
  if (actor === 'admin' && caller) recordChange(transaction, change, caller);
  return { ...after, ...storedBalanceOf(after) };
};
