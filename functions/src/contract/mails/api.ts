import { day, oneOf } from '../calls/jsonSchema.ts';
import { route } from '../calls/route.ts';
import { pageOf, responseOf } from '../responseParts.ts';
import { mailFilters, maxResentMails } from './model.ts';

const period = {
  from: { ...day, description: 'The first day in UTC' },
  to: { ...day, description: 'The last day in UTC' },
};

/** The calls about mails. */
export const mailRoutes = {
  listMails: route('GET', '/mail', 'read_mail', {
    summary: 'The mails of the outbox without their texts, newest first',
    ...pageOf('MailSummary'),
    query: { status: { ...oneOf(mailFilters), default: 'all' } },
  }),
  getMailStatus: route('GET', '/mail/status', 'read_mail', {
    summary: 'Whether the shop sends the mails of its outbox',
    response: responseOf('MailStatus'),
  }),
  getMail: route('GET', '/mail/:id', 'read_mail', {
    summary: 'A mail of the outbox with its text and HTML',
    response: responseOf('Mail'),
    errors: ['mail-not-found'],
  }),
  countFailedMails: route('GET', '/mail/failures', 'read_mail', {
    summary: 'How many mails that were created in a period the shop has given up',
    response: responseOf('FailedMails'),
    query: period,
    errors: ['validation'],
  }),
  resendFailedMails: route('POST', '/mail/failures/sending', 'write_mail', {
    summary: `Queue the mails of a period once more that the shop has given up, at most ${maxResentMails}: repeat it while some are left`,
    response: responseOf('ResentMails'),
    query: period,
    errors: ['validation'],
  }),
  resendMail: route('POST', '/mail/:id/sending', 'write_mail', {
    summary: 'Queue a mail once more that was sent or given up',
    response: responseOf('Mail'),
    errors: ['mail-not-found', 'mail-pending'],
  }),
} as const;
