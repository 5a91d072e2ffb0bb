import {
  count,
  flag,
  type JsonSchema,
  listOf,
  objectOf,
  oneOf,
  text,
  time,
  yes,
} from '../../contract/calls/jsonSchema.ts';
import {
  type FailedMails,
  type Mail,
  type MailDelivery,
  type MailMessage,
  type MailStatus,
  type MailSubject,
  type MailSummary,
  mailKinds,
  mailStates,
  type ResentMails,
} from '../../contract/index.ts';

const nullableText: JsonSchema = { type: ['string', 'null'] };
const nullableTime: JsonSchema = { type: ['string', 'null'], format: 'date-time' };

type Info = NonNullable<MailDelivery<string>['info']>;

const info = objectOf<Info>({
  messageId: text,
  accepted: listOf(text),
  rejected: listOf(text),
  response: text,
});

const delivery = objectOf<MailDelivery<string>>({
  state: oneOf(mailStates),
  attempts: count,
  startTime: nullableTime,
  endTime: nullableTime,
  leaseExpireTime: { ...nullableTime, description: 'Until then, nobody else tries to send it' },
  error: { ...nullableText, description: 'Why the last attempt failed' },
  info: { anyOf: [info, { type: 'null' }], description: 'What the mail server answered' },
});

const about = objectOf<MailSubject>({
  kind: oneOf([
    'order',
    'quote',
    'inquiry',
    'tool',
    'company',
    'shop',
  ] satisfies MailSubject['kind'][]),
  id: text,
  label: text,
});

const shared = {
  _id: text,
  kind: oneOf(mailKinds),
  to: listOf(text),
  replyTo: { ...text, description: 'Empty for the address of the shop' },
  delivery,
  about,
  createdAt: time,
  attachedInvoice: { ...nullableText, description: 'The number of the attached document' },
};

const message = objectOf<MailMessage>({ subject: text, text, html: text, messageId: text });

/** The response schemas of mails by name. */
export const mailSchemas = {
  Mail: objectOf<Mail>({ ...shared, message }),
  MailSummary: objectOf<MailSummary>({ ...shared, subject: text }),
  FailedMails: objectOf<FailedMails>({ count }),
  ResentMails: objectOf<ResentMails>({ acknowledged: yes, resent: count, left: count }),
  MailStatus: objectOf<MailStatus>({
    sends: { ...flag, description: 'False without an SMTP address: mails wait' },
  }),
};
