import { count, flag, objectOf, text, yes } from '../../contract/calls/jsonSchema.ts';
import type { FailedMails, MailStatus, ResentMails } from '../../contract/index.ts';
import { about, recordOf } from '../../contract/kinds/fields.ts';
import { mailEnvelopeFields, mailFields } from '../../contract/mails/fields.ts';

/** The response schemas of mails by name. */
export const mailSchemas = {
  Mail: recordOf({ _id: text, ...mailFields }),
  MailSummary: recordOf({ _id: text, ...mailEnvelopeFields, subject: text }),
  FailedMails: objectOf<FailedMails>({ count }),
  ResentMails: objectOf<ResentMails>({ acknowledged: yes, resent: count, left: count }),
  MailStatus: objectOf<MailStatus>({
    sends: about(flag, 'False without an SMTP address: mails wait'),
  }),
};
