import {
  type BankDetails,
  type ChangeMailKind,
  changeMailOf,
  type MailKind,
  type MailSubject,
} from '../../../contract/index.ts';
import type { OrderDocument, StoredOrderEvent } from '../../../documents/orders.ts';
import type { MailContent, MailShopWithBank } from '../../../mail/rendering/mailContent.ts';
import { cancelledOrderMail } from '../../../mail/texts/cancelledOrderMail.ts';
import {
  newOrderMail,
  orderConfirmedMail,
  orderPlacedMail,
  orderShippedMail,
} from '../../../mail/texts/orderMails.ts';
import { paymentOverdueMail } from '../../../mail/texts/paymentMails.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { type QueuedMail, queueMail } from '../../mail/queueMail.ts';

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

/** A status change of an order: the order after it, and the account that a new invoice names. */
export interface MailedChange extends MailedOrder {
  event: StoredOrderEvent;
  bank: BankDetails | null;
}

type ChangeMail = (change: MailedChange, shop: MailShopWithBank) => QueuedMail;

const changeMails: Record<ChangeMailKind, ChangeMail> = {
  'order-confirmed': (change, shop) => ({
    ...toCustomer(
      change,
      'order-confirmed',
      orderConfirmedMail(change.order, shop, change.bank ?? shop.bank),
    ),
    attachedInvoice: change.order.invoiceNumber,
  }),
  'order-shipped': (change, shop) => {
    const { carrier = '', trackingNumber = '' } = change.event;
    const content = orderShippedMail(change.order, shop, { carrier, trackingNumber });
    return toCustomer(change, 'order-shipped', content);
  },
  'order-cancelled': (change, shop) => {
    const { actor, reason = '' } = change.event;
    const content = cancelledOrderMail(change.order, shop, { actor, reason });
    return {
      ...toCustomer(change, 'order-cancelled', content),
      attachedInvoice: change.order.creditNoteNumber,
    };
  },
};

/** Notifies the customer of a status change. */
export const queueChangeMail = (
  transaction: Transaction,
  change: MailedChange,
  shop: MailShopWithBank,
): void => {
  const kind = changeMailOf(change.order.status);
  if (kind) queueMail(transaction, changeMails[kind](change, shop), shop);
};

/** Reminds the customer of a payment that is late. */
export const queueOverdueMail = (
  transaction: Transaction,
  mailed: MailedOrder,
  late: { dueAt: Date; now: Date },
  shop: MailShopWithBank,
): void => {
  const content = paymentOverdueMail(mailed.order, shop, late);
  const mail = toCustomer(mailed, 'payment-overdue', content);
  queueMail(transaction, { ...mail, attachedInvoice: mailed.order.invoiceNumber }, shop);
};
