import {
  type AuditAction,
  amountDueOf,
  countsAsSold,
  type LinePieces,
  orderTermsOf,
  progressAfter,
  storedBalanceOf,
  trackingNumbersOf,
} from '../../../contract/index.ts';
import type { OrderDocument, StoredOrderEvent } from '../../../documents/orders/orders.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { recordAudit } from '../../../store/audit.ts';
import { orders } from '../../../store/collections/collections.ts';
import { newsOf } from '../../../store/handling.ts';
import type { Confirmation } from '../../../store/writes/transact.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { reduceSpending } from '../../companies/stored/spending.ts';
import { moveOpenAmount } from '../../customers/openAmounts.ts';
import { forgetPurchases, recordPurchases } from '../../customers/purchases.ts';
import { readMailShop } from '../../mail/queueMail.ts';
import type { ReadSettings } from '../../settings/settings.ts';
import { recordShipments } from '../../shipments/shipments.ts';
import { recordMonthlySales } from '../../stock/monthlySales.ts';
import { reminderFieldsOf, withdrawReminder } from '../booking/withdrawReminder.ts';
import { queueCompanyInvoice } from '../orders/companyInvoiceMail.ts';
import { queueEventMail } from '../orders/orderMail.ts';
import { orderResource } from '../orders/orders.ts';
import { issueDocuments } from './issueDocuments.ts';
import { moveReturnedStock, returnPieces, takePiecesBack } from './returnPieces.ts';
import type { Step, StepDetails } from './step.ts';

const givenDetails = ({
  reason,
  carrier,
  trackingNumber,
  shipmentNumber,
  pieces,
  creditText,
  returnNumber,
  resellable,
  replaced,
}: StepDetails) => ({
  ...(reason && { reason }),
  ...(carrier && { carrier }),
  ...(trackingNumber && { trackingNumber }),
  ...(shipmentNumber && { shipmentNumber }),
  ...(pieces && { pieces }),
  ...(creditText && { creditText }),
  ...(returnNumber && { returnNumber }),
  ...(resellable && { resellable }),
  ...(replaced && { replaced }),
});

const auditActions: Readonly<Record<Step['step'], AuditAction>> = {
  confirmed: 'order-confirmed',
  shipped: 'order-shipped',
  delivered: 'order-delivered',
  reversed: 'shipment-reversed',
  cancelled: 'order-cancelled',
  credited: 'order-credited',
  'return-asked': 'return-requested',
  returned: 'return-received',
  settled: 'return-closed',
  undone: 'order-undone',
};

const piecesText = ({ lines }: OrderDocument, pieces: readonly LinePieces[] = []): string =>
  pieces
    .map(({ toolId, quantity }) => {
      const line = lines.find((one) => one.toolId === toolId);
      return `${quantity} × ${line?.sku || toolId}`;
    })
    .join(', ');

const auditedDetails = (order: OrderDocument, event: StoredOrderEvent) => {
  const { pieces: _, resellable: __, replaced: ___, ...details } = givenDetails(event);
  const [pieces, resellable, replaced] = [event.pieces, event.resellable, event.replaced].map(
    (some) => piecesText(order, some),
  );
  const { creditNoteNumber, credit } = event;
  return {
    ...details,
    ...(pieces && { pieces }),
    ...(resellable && { resellable }),
    ...(replaced && { replaced }),
    ...(creditNoteNumber && { creditNoteNumber }),
    ...(credit && { credited: credit.total }),
  };
};

const recordStep = (
  transaction: Transaction,
  { id, order, step }: Step,
  event: StoredOrderEvent,
  caller: Caller,
): void =>
  recordAudit(transaction, caller, {
    action: auditActions[step],
    target: { kind: 'order', id, label: `${order.number}, ${order.userEmail}` },
    before: { status: order.status },
    after: {
      status: event.status,
      ...auditedDetails(order, event),
      ...(step === 'undone' && { undone: order.history.at(-1)?.step ?? 'placed' }),
    },
  });

/** How an order shows that a transaction has changed it. */
export const confirmedByOrder = (id: string): Confirmation<OrderDocument> => ({
  reference: orderResource.reference(id),
  shows: ({ history }, transactionId) =>
    history.some((event) => event.transitionId === transactionId),
});

/** The order is found by the numbers of its documents and those to track it. */
const searchTermsWith = (before: OrderDocument, after: OrderDocument) =>
  trackingNumbersOf(before).length !== trackingNumbersOf(after).length ||
  before.invoiceNumber !== after.invoiceNumber ||
  before.creditNoteNumbers.length !== after.creditNoteNumbers.length
    ? { searchTerms: orderTermsOf(after) }
    : {};

/** A step of a return is a change of it. */
const returnChangesAfter = ({
  returnNumber,
  order: { returnChanges = 0 },
}: Step): Pick<OrderDocument, 'returnChanges'> =>
  returnNumber ? { returnChanges: returnChanges + 1 } : {};

/** An order after a step, without a waiting reminder of an amount that is not due any more. */
const withCurrentReminder = (
  transaction: Transaction,
  id: string,
  before: OrderDocument,
  after: OrderDocument,
): OrderDocument | Promise<OrderDocument> =>
  amountDueOf(before) === amountDueOf(after) ? after : withdrawReminder(transaction, id, after);

/**
 * Takes a step of an order: records it in its history, and in the audit log if an admin takes it,
 * and changes the counters, the amounts and the status that follow from it. A confirmed order gets
 * an invoice; a credit, and the cancellation of pieces after the invoice, a credit note. Cancelled
 * pieces return to stock, except those of deleted tools, and the sales of the order's day, what its
 * member has spent and the payer's open amount are reduced; resellable pieces of a return come back
 * to stock, and replacements are taken from it. The customer gets a mail. Returns the
 * changed order. Throws `settings-incomplete` when the settings have not all that an invoice needs.
 */
export const takeStep = async (
  transaction: Transaction,
  taken: Step,
  caller: Caller | null,
  readSettings: ReadSettings,
): Promise<OrderDocument> => {
  const { id, order, step, actor } = taken;
  const by = { actor, uid: caller?.uid ?? null, at: new Date() };
  const issued = await issueDocuments(transaction, taken, by.at, readSettings);
  const made = { step, ...by, ...givenDetails(taken), ...issued.credit };
  const progress = progressAfter(order, made, issued.invoiceNumber);
  const event = { ...made, status: progress.status, transitionId: transaction.id };
  const history = [...order.history, event];
  const changed = {
    ...progress,
    history,
    dueAt: issued.dueAt,
    ...returnChangesAfter(taken),
    ...newsOf(order, by.uid),
  };
  const after = await withCurrentReminder(transaction, id, order, { ...order, ...changed });
  const stored = {
    ...changed,
    ...reminderFieldsOf(after),
    ...searchTermsWith(order, after),
    ...storedBalanceOf(after),
  };
  transaction.update(orders.doc(id), stored);
  moveOpenAmount(transaction, order, after);
  reduceSpending(transaction, order, after);
  recordMonthlySales(transaction, after, order);
  recordShipments(transaction, { id, order }, event);
  if (step === 'cancelled') await returnPieces(transaction, { id, order }, event);
  else if (step === 'undone') await takePiecesBack(transaction, { id, order }, event);
  else await moveReturnedStock(transaction, { id, order }, event);
  if (!countsAsSold(event.status)) await forgetPurchases(transaction, id, order);
  else if (!countsAsSold(order.status)) await recordPurchases(transaction, id, order);
  const shop = await readMailShop();
  queueEventMail(transaction, { id, order: after, bank: issued.bank }, shop);
  if (issued.document) queueCompanyInvoice(transaction, issued.document, shop);
  if (actor === 'admin' && caller) recordStep(transaction, taken, event, caller);
  return { ...order, ...stored };
};
