import { listOf } from '../calls/jsonSchema.ts';
import { route } from '../calls/route.ts';
import { responseOf } from '../responseTypes.ts';
import { assignmentSchema, followingSchema } from './model.ts';

const missing = [
  ...(['order-not-found', 'quote-not-found'] as const),
  ...(['return-not-found', 'inquiry-not-found'] as const),
] as const;

/** The calls about who of the staff handles a document. `kind` is one of `handledKinds`. */
export const assignmentRoutes = {
  listStaff: route('GET', '/staff', 'admin', {
    summary: 'The people of the staff by name, to whom documents can be assigned',
    response: listOf(responseOf('StaffPerson')),
  }),
  getHandling: route('GET', '/assignment/:kind/:id', 'admin', {
    summary:
      'Who handles an order, a quote, a return or an inquiry, and whether the caller follows it',
    response: responseOf('Handling'),
    errors: ['validation', ...missing],
  }),
  assign: route('PUT', '/assignment/:kind/:id', 'admin', {
    summary: 'Assign a document to someone of the staff, who gets a mail, or to nobody',
    body: assignmentSchema,
    response: responseOf('ChangedHandling'),
    errors: [...missing],
  }),
  follow: route('PUT', '/assignment/:kind/:id/following', 'admin', {
    summary: 'Follow a document, whose changes are then marked for the caller, or no longer',
    body: followingSchema,
    response: responseOf('ChangedHandling'),
    errors: [...missing],
  }),
  seeNews: route('DELETE', '/assignment/:kind/:id/news', 'admin', {
    summary: 'Note that the caller has seen the changes of a document',
    response: responseOf('ChangedHandling'),
    errors: ['validation', ...missing],
  }),
} as const;
