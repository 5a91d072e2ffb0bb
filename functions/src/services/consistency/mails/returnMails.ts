import { isForCustomer } from '../../mail/mailAddressee.ts';
import { mailIdOf } from '../../mail/queueMail.ts';
import { attachmentOf, returnMailKindOf } from '../../returns/returnNotices.ts';
import { type ReturnMails, reportsChange } from '../documents/mailSnapshots.ts';
import { isInPeriod, type MailPeriod } from './mailPeriod.ts';

/** Whether something happened before the customer had an address, or the one of now. */
const isBeforeAddress = ({ at }: { at: Date }, { emailSince }: ReturnMails['found']): boolean =>
  emailSince !== undefined && at <= emailSince;

/**
 * A sentence for each mail about a return that is missing, that reports nothing that has happened,
 * or that has another document attached.
 */
export const returnMailProblems = (
  { id, found, mails, customerIsDeleted }: ReturnMails,
  period: MailPeriod,
): string[] => {
  const events = found.history.flatMap((event) => {
    const kind = returnMailKindOf(event);
    const isMailed = kind !== null && (!isForCustomer({ kind }) || found.userEmail !== '');
    return isMailed ? [{ id: mailIdOf({ kind, eventId: id }), kind, at: event.at }] : [];
  });
  const mailIds = new Set(mails.map((one) => one.id));
  const missing = events.filter(
    (event) =>
      !mailIds.has(event.id) &&
      isInPeriod(event, period) &&
      !(isForCustomer(event) && (customerIsDeleted || isBeforeAddress(event, found))),
  );
  const wrong = mails.filter(reportsChange).filter(({ id: mailId, content }) => {
    const event = events.find((one) => one.id === mailId);
    return !event || content.attachedInvoice !== attachmentOf(event.kind, found);
  });
  return [
    ...missing.map((event) => `return ${id} has no mail ${event.id}`),
    ...wrong.map((one) => `return ${id} has the mail ${one.id}, which does not match its history`),
  ];
};
