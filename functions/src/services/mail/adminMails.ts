import {
  canResend,
  type DeliveryStatus,
  deliveryStatuses,
  deliveryStatusesOf,
  type FailedMails,
  type Mail,
  type MailFilter,
  type MailMessage,
  type MailSummary,
  maxResentMails,
  type ResentMails,
  type TimePeriod,
} from '../../contract/index.ts';
import { storedMailFields } from '../../contract/mails/fields.ts';
import type { MailDocument } from '../../documents/mails.ts';
import { ApiError } from '../../errors.ts';
import { sendAgain } from '../../mail/delivery/delivery.ts';
import { withoutSecrets } from '../../mail/rendering/safeTexts.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { recordAudit } from '../../store/audit.ts';
import { mail } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { readPage } from '../../store/reads/pages.ts';
import {
  countDocuments,
  type ListOrder,
  type Page,
  type PageRequest,
  readBatch,
  selectFields,
  whereInPeriod,
} from '../../store/reads/queries.ts';
import { resource } from '../../store/resource/resource.ts';
import { transact } from '../../store/writes/transact.ts';

const newestFirst: ListOrder = { field: 'createdAt', direction: 'desc' };

const mailResource = resource({
  collection: mail,
  fields: storedMailFields,
  notFound: 'mail-not-found',
});

const toMessage = ({ text, html, ...message }: MailMessage): MailMessage => ({
  ...message,
  text: withoutSecrets(text),
  html: withoutSecrets(html),
});

const toMail = (_id: string, stored: MailDocument): Mail => {
  const { message, delivery, ...fields } = mailResource.toSent(_id, stored);
  const { state: status, ...attempt } = delivery;
  return { ...fields, delivery: { status, ...attempt }, message: toMessage(message) };
};

const toSummary = (id: string, stored: MailDocument): MailSummary => {
  const { message, ...summary } = toMail(id, stored);
  return { ...summary, subject: message.subject };
};

/** A page of the mails with a filter, newest first. Throws `validation` for an invalid cursor. */
export const listMails = (filter: MailFilter, page: PageRequest): Promise<Page<MailSummary>> => {
  const statuses = deliveryStatusesOf(filter);
  const query =
    statuses.length === deliveryStatuses.length
      ? mail
      : mail.where('delivery.state', 'in', statuses);
  return readPage({ query, order: newestFirst, toItem: toSummary }, page);
};

/** A mail with its text and HTML, without the secrets in them. Throws `mail-not-found`. */
export const getMail = async (id: string): Promise<Mail> => {
  const document = await readDocument(mailResource.reference(id));
  return toMail(id, mailResource.existing(document));
};

/** Queues a mail once more whose status allows it, and records it in the audit log. */
const queueAgain = (
  id: string,
  caller: Caller,
  isAllowed: (status: DeliveryStatus) => boolean,
): Promise<Mail> =>
  transact(async (transaction) => {
    const reference = mailResource.reference(id);
    const document = mailResource.existing(await transaction.read(reference));
    const { state: status, attempts } = document.delivery;
    if (!isAllowed(status)) throw new ApiError('mail-pending');
    const change = sendAgain(document, new Date());
    transaction.update(reference, { ...change });
    recordAudit(transaction, caller, {
      action: 'mail-resent',
      target: { kind: 'mail', id, label: `${document.message.subject}, ${document.to.join(', ')}` },
      before: { status, attempts },
      after: { status: change.delivery.state },
    });
    return toMail(id, { ...document, ...change });
  });

/**
 * Queues a mail once more that was sent or given up, and records it in the audit log. The mail
 * keeps its Message-ID. Throws `mail-not-found`, and `mail-pending` as long as it waits or is being
 * sent.
 */
export const resendMail = (id: string, caller: Caller): Promise<Mail> =>
  queueAgain(id, caller, canResend);

const failedIn = (period: TimePeriod) =>
  whereInPeriod(mail.where('delivery.state', '==', 'ERROR'), 'createdAt', period);

/** How many mails that were created in a period the shop has given up. */
export const countFailedMails = async (period: TimePeriod): Promise<FailedMails> => ({
  // In the order of the list, which has an index.
  count: await countDocuments(failedIn(period).orderBy(newestFirst.field, newestFirst.direction)),
});

const isGivenUp = (status: DeliveryStatus): boolean => status === 'ERROR';

/**
 * Queues a mail again that is still given up. Another admin's repetition may have been sent
 * already.
 */
const resendOnce = async (id: string, caller: Caller): Promise<boolean> => {
  try {
    await queueAgain(id, caller, isGivenUp);
    return true;
  } catch (error) {
    if (error instanceof ApiError && skippedCodes.includes(error.code)) return false;
    throw error;
  }
};

/** The mail was queued again, and perhaps sent, or deleted by someone else. */
const skippedCodes: readonly string[] = ['mail-pending', 'mail-not-found'];

/** How many mails are queued at the same time. */
const atOnce = 10;

/**
 * Queues the mails of a period once more that the shop has given up, the newest first and at most
 * `maxResentMails` of them, each with its entry in the audit log. A repetition finds only those
 * that are left.
 */
export const resendFailedMails = async (
  period: TimePeriod,
  caller: Caller,
): Promise<ResentMails> => {
  const failed = selectFields(failedIn(period), ['kind']);
  const found = await readBatch(failed, newestFirst, maxResentMails);
  const results: boolean[] = [];
  for (let start = 0; start < found.length; start += atOnce) {
    const batch = found.slice(start, start + atOnce);
    results.push(...(await Promise.all(batch.map(({ id }) => resendOnce(id, caller)))));
  }
  const remainder = found.length < maxResentMails ? 0 : (await countFailedMails(period)).count;
  return { acknowledged: true, resent: results.filter(Boolean).length, left: remainder };
};
