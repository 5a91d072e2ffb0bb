import { type apiRoutes, mailFilters, maxResentMails } from '../contract/index.ts';
import { listOf, oneOf } from './jsonSchema.ts';
import { responseSchema } from './responseSchemas.ts';
import type { RouteDescription } from './routeDescription.ts';

const period = {
  from: { type: 'string', format: 'date', description: 'The first day in UTC' },
  to: { type: 'string', format: 'date', description: 'The last day in UTC' },
} as const;

/** The descriptions of the routes of the outbox. */
export const mailRoutes = {
  listMails: {
    summary: 'The mails of the outbox without their texts, newest first',
    audience: 'admin',
    success: [200, listOf(responseSchema('MailSummary'))],
    paged: true,
    query: { state: { ...oneOf(mailFilters), default: 'all' } },
  },
  getMailStatus: {
    summary: 'Whether the shop sends the mails of its outbox',
    audience: 'admin',
    success: [200, responseSchema('MailStatus')],
  },
  getMail: {
    summary: 'A mail of the outbox with its text and HTML',
    audience: 'admin',
    success: [200, responseSchema('Mail')],
    problems: ['mail-not-found'],
  },
  countFailedMails: {
    summary: 'How many mails that were created in a period the shop has given up',
    audience: 'admin',
    success: [200, responseSchema('FailedMails')],
    query: period,
    problems: ['validation'],
  },
  resendFailedMails: {
    summary: `Queue the mails of a period once more that the shop has given up, at most ${maxResentMails}: repeat it while some are left`,
    audience: 'admin',
    success: [200, responseSchema('ResentMails')],
    query: period,
    problems: ['validation'],
  },
  resendMail: {
    summary: 'Queue a mail once more that was sent or given up',
    audience: 'admin',
    success: [200, responseSchema('Mail')],
    problems: ['mail-not-found', 'mail-pending'],
  },
} satisfies Partial<Record<keyof typeof apiRoutes, RouteDescription>>;
