/**
 * The kinds of mail that the shop sends: to customers, and those beginning with `shop-` to itself.
 */
export const mailKinds = [
  'order-placed',
  'order-confirmed',
  'order-shipped',
  'shipment-reversed',
  'order-cancelled',
  'order-part-cancelled',
  'credit-issued',
  'return-approved',
  'return-declined',
  'return-received',
  'return-closed',
  'return-lapsed',
  'payment-received',
  'payment-refunded',
  'payment-reversed',
  'payment-overdue',
  'quote-offered',
  'quote-declined',
  'quote-expired',
  'quote-message',
  'company-invoice',
  'approval-asked',
  'request-approved',
  'request-rejected',
  'request-expired',
  'inquiry-reply',
  'back-in-stock',
  'invitation',
  'company-requested',
  'company-accepted',
  'company-declined',
  'company-suspended',
  'company-reopened',
  'company-closed',
  'shop-order',
  'shop-inquiry',
  'shop-quote',
  'shop-quote-message',
  'shop-return',
  'shop-low-stock',
  'shop-company',
  'shop-dispute',
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * The states of a delivery, as Firebase's extension "Trigger Email" names them. RETRY: it failed
 * and is tried again at `checkAt`.
 * @see https://extensions.dev/extensions/firebase/firestore-send-email
 */
export const mailStates = ['PENDING', 'PROCESSING', 'RETRY', 'SUCCESS', 'ERROR'] as const;
export type MailState = (typeof mailStates)[number];

/** The subject of a mail, as a link for admins. */
export interface MailSubject {
  kind: 'order' | 'quote' | 'inquiry' | 'tool' | 'shop' | 'company' | 'return';
  id: string;
  /** Its readable name: the number of an order, the name of a tool. */
  label: string;
}

/**
 * The message itself. `messageId` is the same in each attempt, so a repeated mail can be
 * recognised.
 */
export interface MailMessage {
  subject: string;
  text: string;
  html: string;
  messageId: string;
}

/** How far the delivery of a mail has come. */
export interface MailDelivery<Time> {
  state: MailState;
  attempts: number;
  /** When the last attempt began and ended. */
  startTime: Time | null;
  endTime: Time | null;
  /** Until then, nobody else tries to send it. */
  leaseExpireTime: Time | null;
  /** Why the last attempt failed. */
  error: string | null;
  /** The mail server's answer. */
  info: { messageId: string; accepted: string[]; rejected: string[]; response: string } | null;
}

export interface MailFields<Time> {
  kind: MailKind;
  to: string[];
  /** Empty for the shop's own address. */
  replyTo: string;
  message: MailMessage;
  delivery: MailDelivery<Time>;
  about: MailSubject;
  createdAt: Time;
}

/** A mail in a response; times are ISO 8601. */
export interface Mail extends MailFields<string> {
  _id: string;
  attachedInvoice: string | null;
}

/**
 * The filters of a list of mails: all, those that wait for an attempt, those that were sent or
 * given up.
 */
export const mailFilters = ['all', 'waiting', 'sent', 'failed'] as const;
export type MailFilter = (typeof mailFilters)[number];

const statesOfFilters: Record<MailFilter, readonly MailState[]> = {
  all: mailStates,
  waiting: ['PENDING', 'PROCESSING', 'RETRY'],
  sent: ['SUCCESS'],
  failed: ['ERROR'],
};

/** The states that a filter selects. */
export const mailStatesOf = (filter: MailFilter): readonly MailState[] => statesOfFilters[filter];

/** Whether an admin can send a mail again: it was sent, or the shop has given up. */
export const canResend = (state: MailState): boolean => state === 'SUCCESS' || state === 'ERROR';

/** Whether the shop sends the mails of its outbox. Without an SMTP address they wait. */
export interface MailStatus {
  sends: boolean;
}

/** The mails of a period that the shop has given up. */
export interface FailedMails {
  count: number;
}

/**
 * The response to sending failed mails again: how many were queued, and how many are left to queue.
 */
export interface ResentMails {
  acknowledged: true;
  resent: number;
  left: number;
}

/** The most mails that one request queues again. */
export const maxResentMails = 100;

/** The fields of a mail that lists show. */
export interface MailSummary extends Omit<Mail, 'message'> {
  subject: string;
}
