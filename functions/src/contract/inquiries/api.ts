import { oneOf } from '../calls/jsonSchema.ts';
import { search } from '../calls/requestParts.ts';
import { route } from '../calls/route.ts';
import { createdOnce, pageOf, responseOf } from '../responseParts.ts';
import { inquiryFilters } from './lifecycle.ts';
import { inquiryReplySchema, inquirySchema, inquiryStatusSchema } from './model.ts';

/** The calls about inquiries. */
export const inquiryRoutes = {
  inquire: route('POST', '/inquiry', 'everyone', {
    summary:
      'Ask the shop to write to an address, about a tool for example. Nothing is sent to that address before an admin replies',
    body: inquirySchema,
    idempotent: true,
    status: 202,
    response: responseOf('Acknowledged'),
  }),
  listInquiries: route('GET', '/inquiries', 'read_inquiries', {
    summary: 'The inquiries, newest first',
    ...pageOf('InquirySummary'),
    query: { status: { ...oneOf(inquiryFilters), default: 'all' }, q: search },
  }),
  getInquiry: route('GET', '/inquiry/:id', 'read_inquiries', {
    summary: 'An inquiry with its replies',
    response: responseOf('Inquiry'),
    errors: ['inquiry-not-found'],
  }),
  deleteInquiry: route('DELETE', '/inquiry/:id', 'write_inquiries', {
    summary: 'Delete an inquiry and the mails about it',
    response: responseOf('Deleted'),
    errors: ['inquiry-not-found'],
  }),
  replyToInquiry: route('POST', '/inquiry/:id/replies', 'write_inquiries', {
    summary: 'Reply by mail; the inquiry is answered after that',
    body: inquiryReplySchema,
    ...createdOnce('ChangedInquiry'),
    errors: ['inquiry-not-found'],
  }),
  moveInquiry: route('PUT', '/inquiry/:id/status', 'write_inquiries', {
    summary: 'Close or reopen an inquiry, or mark it as answered; or undo such a move',
    body: inquiryStatusSchema,
    response: responseOf('ChangedInquiry'),
    errors: ['inquiry-not-found', 'undo-not-possible'],
  }),
} as const;
