import { flag, type JsonSchema, listOf, oneOf, text, time } from '../calls/jsonSchema.ts';
import { about, nullable, optional, recordOf } from '../kinds/fields.ts';
import { eventTypes } from './eventTypes.ts';

/** What an event says: ids, numbers, versions and statuses, and no personal data. */
export type EventData = Record<string, unknown>;

const data: JsonSchema<EventData> = {
  ...recordOf({
    id: optional(text),
    number: optional(text),
    kind: optional(text),
    status: optional(text),
    version: optional({ type: ['integer', 'string'] }),
    orderId: optional(nullable(text)),
    orderNumber: optional(nullable(text)),
    toolIds: optional(about(listOf(text), 'The tools whose number of pieces has changed')),
    invoice: optional(about(text, 'The number of the invoice that a credit note corrects')),
  }),
  description: 'Ids, numbers, version and status of what has changed: read it for the rest',
};

/** An event: something that has happened in the shop. */
const eventFields = {
  type: oneOf(eventTypes),
  timestamp: about(time, 'When it happened'),
  data,
};

/** A page of the stream of events. */
export const eventPageFields = {
  events: about(
    listOf(recordOf({ _id: about(text, 'The `webhook-id` of its deliveries'), ...eventFields })),
    'Oldest first',
  ),
  next: about(text, 'The `after` of the next call; empty as long as there was no event'),
  hasMore: about(flag, 'Whether there are further events already'),
};
