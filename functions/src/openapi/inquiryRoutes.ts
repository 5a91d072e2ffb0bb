import {
  type apiRoutes,
  inquiryFilters,
  inquiryReplySchema,
  inquirySchema,
  inquiryStatusSchema,
} from '../contract/index.ts';
import { listOf, oneOf, schemaOf } from './jsonSchema.ts';
import { idempotencyKey, retryNote, search } from './requestParts.ts';
import { responseSchema } from './responseSchemas.ts';
import type { RouteDescription } from './routeDescription.ts';

/** The descriptions of the routes of inquiries. */
export const inquiryRoutes = {
  inquire: {
    summary: `Ask the shop to write to an address, about a tool for example. Nothing is sent to that address before an admin replies. ${retryNote}`,
    audience: 'everyone',
    body: schemaOf(inquirySchema),
    headers: idempotencyKey,
    success: [202, responseSchema('Acknowledged')],
  },
  listInquiries: {
    summary: 'The inquiries, newest first',
    audience: 'admin',
    success: [200, listOf(responseSchema('InquirySummary'))],
    paged: true,
    query: { status: { ...oneOf(inquiryFilters), default: 'all' }, q: search },
  },
  getInquiry: {
    summary: 'An inquiry with its replies',
    audience: 'admin',
    success: [200, responseSchema('Inquiry')],
    problems: ['inquiry-not-found'],
  },
  deleteInquiry: {
    summary: 'Delete an inquiry and the mails about it',
    audience: 'admin',
    success: [200, responseSchema('Deleted')],
    problems: ['inquiry-not-found'],
  },
  replyToInquiry: {
    summary: `Reply by mail; the inquiry is answered after that. ${retryNote}`,
    audience: 'admin',
    body: schemaOf(inquiryReplySchema),
    headers: idempotencyKey,
    success: [201, responseSchema('ChangedInquiry')],
    problems: ['inquiry-not-found'],
  },
  moveInquiry: {
    summary: 'Close or reopen an inquiry, or mark it as answered',
    audience: 'admin',
    body: schemaOf(inquiryStatusSchema),
    success: [200, responseSchema('ChangedInquiry')],
    problems: ['inquiry-not-found'],
  },
} satisfies Partial<Record<keyof typeof apiRoutes, RouteDescription>>;
