import { eventPageFields } from '../../contract/events/fields.ts';
import { recordOf } from '../../contract/kinds/fields.ts';

/** The response schemas of events and webhooks by name. */
export const webhookSchemas = { EventPage: recordOf(eventPageFields) };
