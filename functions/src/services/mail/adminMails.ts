import type { DocumentReference } from 'firebase-admin/firestore';
import type { Actor } from '../../accounts.ts';
import { isDocumentId, mail } from '../../collections.ts';
import {
  canResend,
  type Mail,
  type MailDelivery,
  type MailDocument,
  type MailFilter,
  type MailSummary,
  mailStates,
  mailStatesOf,
} from '../../contract/index.ts';
import { readDocument } from '../../documents.ts';
import { ApiError } from '../../errors.ts';
import { sendAgain } from '../../mail/delivery.ts';
import type { ListOrder, Page, PageRequest } from '../../queries.ts';
import { recordAudit } from '../store/audit.ts';
import { readPage } from '../store/pages.ts';
import { transact } from '../store/transact.ts';

const newestFirst: ListOrder = { field: 'createdAt', direction: 'desc' };

const isoOf = (time: Date | null): string | null => time?.toISOString() ?? null;

const toDelivery = (delivery: MailDelivery<Date>): MailDelivery<string> => ({
  ...delivery,
  startTime: isoOf(delivery.startTime),
  endTime: isoOf(delivery.endTime),
  leaseExpireTime: isoOf(delivery.leaseExpireTime),
});

const toMail = (id: string, stored: MailDocument): Mail => {
  const { checkAt: _, expireAt: __, attemptId: ___, delivery, createdAt, ...fields } = stored;
  return {
    _id: id,
    ...fields,
    delivery: toDelivery(delivery),
    createdAt: createdAt.toISOString(),
  };
};

const toSummary = (id: string, stored: MailDocument): MailSummary => {
  const { message, ...summary } = toMail(id, stored);
  return { ...summary, subject: message.subject };
};

/** A page of the mails with a filter, newest first. Throws `validation` for an invalid cursor. */
export const listMails = (filter: MailFilter, page: PageRequest): Promise<Page<MailSummary>> => {
  const states = mailStatesOf(filter);
  const query =
    states.length === mailStates.length ? mail : mail.where('delivery.state', 'in', states);
  return readPage({ query, order: newestFirst, toItem: toSummary }, page);
};

const mailReference = (id: string): DocumentReference<MailDocument, MailDocument> => {
  if (!isDocumentId(id)) throw new ApiError('mail-not-found');
  return mail.doc(id);
};

/** A mail with its text and HTML. Throws `mail-not-found`. */
export const getMail = async (id: string): Promise<Mail> => {
  const stored = await readDocument(mailReference(id));
  if (!stored) throw new ApiError('mail-not-found');
  return toMail(id, stored);
};

/**
 * Queues a mail once more that was sent or given up, and records it in the audit log. The mail keeps its
 * Message-ID. Throws `mail-not-found`, and `mail-pending` as long as it waits or is being sent.
 */
export const resendMail = (id: string, caller: Actor): Promise<Mail> =>
  transact(async (transaction) => {
    const reference = mailReference(id);
    const stored = await transaction.read(reference);
    if (!stored) throw new ApiError('mail-not-found');
    const { state, attempts } = stored.delivery;
    if (!canResend(state)) throw new ApiError('mail-pending');
    const change = sendAgain(stored, new Date());
    transaction.update(reference, { ...change });
    recordAudit(transaction, caller, {
      action: 'mail-resent',
      target: { kind: 'mail', id, label: `${stored.message.subject}, ${stored.to.join(', ')}` },
      before: { state, attempts },
      after: { state: change.delivery.state },
    });
    return toMail(id, { ...stored, ...change });
  });
