import {
  type BankDetails,
  isUndoable,
  type MailKind,
  type MailSubject,
} from '../../../contract/index.ts';
import type { OrderDocument, StoredOrderEvent } from '../../../documents/orders/orders.ts';
import type { MailContent, MailShopWithBank } from '../../../mail/rendering/mailContent.ts';
import { cancelledOrderMail } from '../../../mail/texts/cancelledOrderMail.ts';
import { creditIssuedMail, partCancelledMail } from '../../../mail/texts/creditMails.ts';
import {
  newOrderMail,
  orderConfirmedMail,
  orderPlacedMail,
} from '../../../mail/texts/orderMails.ts';
import { type MailedReminder, paymentOverdueMail } from '../../../mail/texts/paymentMails.ts';
import { orderShippedMail, shipmentReversedMail } from '../../../mail/texts/shipmentMails.ts';
import { undoMailDelayMs } from '../../../params.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { type QueuedMail, queueMail } from '../../mail/queueMail.ts';
import { type EventMailKind, eventMailOf } from './eventMail.ts';

/** An order that a mail is about, as it is after the change that the mail reports. */
export interface MailedOrder {
  id: string;
  order: OrderDocument;
}

/** The order as the subject of a mail. */
export const aboutOrder = ({ id, order: { number } }: MailedOrder): MailSubject => ({
  kind: 'order',
  id,
  label: number,
});

const toCustomer = (
  mailed: MailedOrder,
  kind: MailKind,
  content: MailContent,
): Omit<QueuedMail, 'attachedInvoice'> => ({
  kind,
  content,
  eventId: mailed.id,
  userId: mailed.order.userId,
  to: mailed.order.userEmail,
  about: aboutOrder(mailed),
});

/** Notifies customer and shop of a new order. */
export const queuePlacedMails = (
  transaction: Transaction,
  mailed: MailedOrder,
  shop: MailShopWithBank,
): void => {
  queueMail(
    transaction,
    toCustomer(mailed, 'order-placed', orderPlacedMail(mailed.order, shop)),
    shop,
  );
  const notice = toCustomer(mailed, 'shop-order', newOrderMail(mailed.order, shop));
  queueMail(transaction, { ...notice, to: shop.email, replyTo: mailed.order.userEmail }, shop);
};

/** An order after its newest event, and the account that a new invoice names. */
export interface MailedStep extends MailedOrder {
  bank: BankDetails | null;
}

type ContentOf = (
  mailed: MailedStep,
  event: StoredOrderEvent,
  shop: MailShopWithBank,
) => MailContent;

const contents: Record<EventMailKind, ContentOf> = {
  'order-confirmed': ({ order, bank }, _, shop) =>
    orderConfirmedMail(order, shop, bank ?? shop.bank),
  'order-shipped': ({ order }, event, shop) => {
    const { shipmentNumber: number = '', pieces = [], carrier = '', trackingNumber = '' } = event;
    return orderShippedMail(order, shop, { number, pieces, carrier, trackingNumber });
  },
  'shipment-reversed': ({ order }, { shipmentNumber: number = '', reason = '' }, shop) =>
    shipmentReversedMail(order, shop, { number, reason }),
  'order-cancelled': ({ order }, { actor, uid, reason = '', creditNoteNumber }, shop) =>
    cancelledOrderMail(order, shop, { actor, uid, reason, creditNoteNumber }),
  'order-part-cancelled': ({ order }, event, shop) => {
    const { actor, uid, reason = '', pieces = [], creditNoteNumber } = event;
    return partCancelledMail(order, shop, { actor, uid, reason, pieces, creditNoteNumber });
  },
  'credit-issued': ({ order }, { creditNoteNumber = '', credit, reason = '' }, shop) =>
    creditIssuedMail(order, shop, { creditNoteNumber, total: credit?.total ?? 0, reason }),
};

/** Notifies the customer of the newest event of an order. */
export const queueEventMail = (
  transaction: Transaction,
  mailed: MailedStep,
  shop: MailShopWithBank,
): void => {
  const { id, order } = mailed;
  const position = order.history.length - 1;
  const [event, mail] = [order.history[position], eventMailOf(id, order, position)];
  if (!event || !mail) return;
  const content = contents[mail.kind](mailed, event, shop);
  // Nobody undoes what the shop itself does.
  const waits = event.uid !== null && isUndoable(order.history);
  const notBefore = waits ? new Date(Date.now() + undoMailDelayMs()) : undefined;
  queueMail(transaction, { ...toCustomer(mailed, mail.kind, content), ...mail, notBefore }, shop);
};

/** The id of a reminder, as part of that of its mail. */
export const reminderEventId = (orderId: string, level: number): string =>
  level === 1 ? orderId : `${orderId}-${level}`;

/** Reminds the customer of a payment that is late. */
export const queueOverdueMail = (
  transaction: Transaction,
  mailed: MailedOrder,
  late: MailedReminder,
  shop: MailShopWithBank,
): void => {
  const content = paymentOverdueMail(mailed.order, shop, late);
  const mail = toCustomer(mailed, 'payment-overdue', content);
  const eventId = reminderEventId(mailed.id, late.level);
  queueMail(transaction, { ...mail, eventId, attachedInvoice: mailed.order.invoiceNumber }, shop);
};
