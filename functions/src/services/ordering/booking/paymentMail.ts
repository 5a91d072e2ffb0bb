import type { PaymentDocument } from '../../../documents/orders/payments.ts';
import type { MailShop } from '../../../mail/rendering/mailContent.ts';
import { paymentReceivedMail } from '../../../mail/texts/paymentMails.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { aboutOrder, type MailedOrder } from '../orders/orderMail.ts';

/** An entry under its id, and the order after it. */
export interface BookedEntry extends MailedOrder {
  paymentId: string;
  payment: PaymentDocument;
}

/** Notifies the customer of a payment that has arrived, but not of refunds and corrections. */
export const queuePaymentMail = (
  transaction: Transaction,
  { paymentId, payment, ...paid }: BookedEntry,
  shop: MailShop,
): void => {
  if (payment.kind !== 'payment') return;
  const { userId, userEmail: to } = paid.order;
  const mail = { kind: 'payment-received', eventId: paymentId, userId, to } as const;
  const content = paymentReceivedMail(paid.order, shop, payment);
  queueMail(transaction, { ...mail, about: aboutOrder(paid), content }, shop);
};
