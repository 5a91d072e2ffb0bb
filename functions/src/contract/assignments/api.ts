import { listOf } from '../calls/jsonSchema.ts';
import { route } from '../calls/route.ts';
import type { Permission } from '../permissions/permissions.ts';
import type { PermissionByParameter } from '../permissions/requirements.ts';
import { responseOf } from '../responseParts.ts';
import type { HandledKind } from './handling.ts';
import { assignmentSchema, followingSchema } from './model.ts';

const missing = [
  ...(['order-not-found', 'quote-not-found'] as const),
  ...(['return-not-found', 'inquiry-not-found'] as const),
] as const;

const parameter = 'kind';

/** Who sees a document may also follow it. */
const toReadKind: PermissionByParameter = {
  parameter,
  permissions: {
    order: 'read_orders',
    quote: 'read_quotes',
    return: 'read_returns',
    inquiry: 'read_inquiries',
  } satisfies Record<HandledKind, Permission>,
};

const toWriteKind: PermissionByParameter = {
  parameter,
  permissions: {
    order: 'write_orders',
    quote: 'write_quotes',
    return: 'write_returns',
    inquiry: 'write_inquiries',
  } satisfies Record<HandledKind, Permission>,
};

/** The calls about who of the staff handles a document. `kind` is one of `handledKinds`. */
export const assignmentRoutes = {
  listStaff: route('GET', '/staff', 'read_staff', {
    summary: 'The people of the staff by name, to whom documents can be assigned',
    response: listOf(responseOf('StaffPerson')),
  }),
  getHandling: route('GET', '/assignment/:kind/:id', toReadKind, {
    summary:
      'Who handles an order, a quote, a return or an inquiry, and whether the caller follows it',
    response: responseOf('Handling'),
    errors: ['validation', ...missing],
  }),
  assign: route('PUT', '/assignment/:kind/:id', toWriteKind, {
    summary: 'Assign a document to someone of the staff, who gets a mail, or to nobody',
    body: assignmentSchema,
    response: responseOf('ChangedHandling'),
    errors: [...missing],
  }),
  follow: route('PUT', '/assignment/:kind/:id/following', toReadKind, {
    summary: 'Follow a document, whose changes are then marked for the caller, or no longer',
    body: followingSchema,
    response: responseOf('ChangedHandling'),
    errors: [...missing],
  }),
  seeNews: route('DELETE', '/assignment/:kind/:id/news', toReadKind, {
    summary: 'Note that the caller has seen the changes of a document',
    response: responseOf('ChangedHandling'),
    errors: ['validation', ...missing],
  }),
} as const;
