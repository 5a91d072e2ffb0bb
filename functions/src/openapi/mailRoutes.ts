import { type apiRoutes, mailFilters } from '../contract/index.ts';
import { listOf, oneOf } from './jsonSchema.ts';
import { responseSchema } from './responseSchemas.ts';
import type { RouteDescription } from './routeDescription.ts';

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
  resendMail: {
    summary: 'Queue a mail once more that was sent or given up',
    audience: 'admin',
    success: [200, responseSchema('Mail')],
    problems: ['mail-not-found', 'mail-pending'],
  },
} satisfies Partial<Record<keyof typeof apiRoutes, RouteDescription>>;
