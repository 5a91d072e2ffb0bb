import type { Sent, Stored } from '../kinds/fields.ts';
import type { deliveryFields, mailFields, mailMessageFields, mailSubjectFields } from './fields.ts';
import { type MailState, mailStates } from './kinds.ts';

/** The subject of a mail, as a link for admins. */
export interface MailSubject extends Sent<typeof mailSubjectFields> {}

/** The message itself. */
export interface MailMessage extends Sent<typeof mailMessageFields> {}

/** How far the delivery of a stored mail has come. */
export interface MailDelivery extends Stored<typeof deliveryFields> {}

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
