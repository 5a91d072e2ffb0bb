import type { MailDocument } from '../documents/mails.ts';
import { sendMail } from '../services/mail/sendMail.ts';
import { type DocumentEvent, documentChange } from './documentChange.ts';

/**
 * Sends each mail that is queued or queued again. Its own changes of the mail are events, too, which
 * it ignores.
 */
export const mailChanged = async (event: DocumentEvent): Promise<void> => {
  const { id, after } = documentChange<MailDocument>(event);
  if (after?.delivery.state === 'PENDING') await sendMail(id);
};
