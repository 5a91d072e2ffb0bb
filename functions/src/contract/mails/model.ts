import type { Sent, Stored } from '../kinds/fields.ts';
import type {
  mailFields,
  mailMessageFields,
  mailSubjectFields,
  storedDeliveryFields,
} from './fields.ts';
import { type DeliveryStatus, deliveryStatuses } from './kinds.ts';

/** The subject of a mail, as a link for admins. */
export interface MailSubject extends Sent<typeof mailSubjectFields> {}

/** The message itself. */
export interface MailMessage extends Sent<typeof mailMessageFields> {}

/** How far the delivery of a stored mail has come. */
export interface MailDelivery extends Stored<typeof storedDeliveryFields> {}

/** A mail in a response; times are ISO 8601. */
export interface Mail extends Sent<typeof mailFields> {
  _id: string;
}

/**
 * The filters of a list of mails: all, those that wait for an attempt, those that were sent or
 * given up.
 */
export const mailFilters = ['all', 'waiting', 'sent', 'failed'] as const;
export type MailFilter = (typeof mailFilters)[number];

const statusesOfFilters: Record<MailFilter, readonly DeliveryStatus[]> = {
  all: deliveryStatuses,
  waiting: ['PENDING', 'PROCESSING', 'RETRY'],
  sent: ['SUCCESS'],
  failed: ['ERROR'],
};

/** The statuses that a filter selects. */
export const deliveryStatusesOf = (filter: MailFilter): readonly DeliveryStatus[] =>
  statusesOfFilters[filter];

/** Whether an admin can send a mail again: it was sent, or the shop has given up. */
export const canResend = (status: DeliveryStatus): boolean =>
  status === 'SUCCESS' || status === 'ERROR';

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
