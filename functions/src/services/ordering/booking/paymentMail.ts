import type { MailKind, PaymentKind } from '../../../contract/index.ts';
import type { PaymentDocument } from '../../../documents/orders/payments.ts';
import type { MailContent, MailShop } from '../../../mail/rendering/mailContent.ts';
import { paymentReceivedMail } from '../../../mail/texts/paymentMails.ts';
import { paymentRefundedMail, paymentReversedMail } from '../../../mail/texts/refundMails.ts';
import { paymentMailDelayMs } from '../../../params.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { mailIdOf, queueMail } from '../../mail/queueMail.ts';
import { withdrawMail } from '../../mail/withdrawMail.ts';
import { aboutOrder, type MailedOrder } from '../orders/orderMail.ts';

/** An entry under its id, and the order after it. */
export interface BookedEntry extends MailedOrder {
  paymentId: string;
  payment: PaymentDocument;
}

/** The mails about entries. */
export const entryMailKinds = {
  payment: 'payment-received',
  refund: 'payment-refunded',
  reversal: 'payment-reversed',
} as const satisfies Record<PaymentKind, MailKind>;

const contents: Record<
  PaymentKind,
  (order: MailedOrder['order'], shop: MailShop, payment: PaymentDocument) => MailContent
> = {
  payment: paymentReceivedMail,
  refund: paymentRefundedMail,
  reversal: paymentReversedMail,
};

/** The id of the mail about the entry that an entry takes back; undefined if it takes none back. */
export const reversedMailId = ({
  reverses,
  amount,
}: Pick<PaymentDocument, 'reverses' | 'amount'>): string | undefined => {
  const kind = entryMailKinds[amount > 0 ? 'refund' : 'payment'];
  return reverses === null ? undefined : mailIdOf({ kind, eventId: reverses });
};

/** Whether an entry takes back one that the customer has not heard of, and never will. */
const isUnheard = async (transaction: Transaction, payment: PaymentDocument): Promise<boolean> => {
  const reversed = reversedMailId(payment);
  return reversed !== undefined && (await withdrawMail(transaction, reversed)) === 'unsent';
};

// What Stripe reports has happened, and nobody can reverse it. A correction must not wait either.
const waitOf = ({ kind, method }: PaymentDocument): Date | undefined =>
  kind === 'reversal' || method === 'card'
    ? undefined
    : new Date(Date.now() + paymentMailDelayMs());

/** Whether the customer gets a mail about an entry: money moves, or the payment uses a credit. */
export const isMailedEntry = ({
  kind,
  method,
  amount,
}: Pick<PaymentDocument, 'kind' | 'method' | 'amount'>): boolean => {
  if (method === 'credit') return kind === 'payment' || (kind === 'reversal' && amount < 0);
  return method !== 'write-off';
};

/**
 * Notifies the customer of a payment or a refund: if staff typed it, after some minutes, in which
 * its reversal withdraws the mail. A later reversal is a mail too.
 */
export const queuePaymentMail = async (
  transaction: Transaction,
  { paymentId, payment, ...paid }: BookedEntry,
  shop: MailShop,
): Promise<void> => {
  if (!isMailedEntry(payment)) return;
  if (await isUnheard(transaction, payment)) return;
  const { userId, userEmail: to } = paid.order;
  const kind = entryMailKinds[payment.kind];
  const content = contents[payment.kind](paid.order, shop, payment);
  const notBefore = waitOf(payment);
  const event = { kind, eventId: paymentId, userId, to, about: aboutOrder(paid) };
  queueMail(transaction, { ...event, notBefore, content }, shop);
};
