import {
  type EventType,
  type Webhook,
  type WebhookInput,
  webhookEditSchema,
  webhookSchema,
} from 'functions/contract';
import { array, string } from 'yup';
import type { VersionedFields } from '../../../lib/forms/formMerge.ts';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';

/** An endpoint as people enter it. */
export interface WebhookValues {
  name: string;
  url: string;
  /** Whether it receives events of all types, also of those that the shop will have later. */
  receives: 'all' | 'some';
  events: EventType[];
  status: Webhook['status'];
}

/** The values of the form for a new endpoint. */
export const blankWebhook: WebhookValues = {
  name: '',
  url: '',
  receives: 'all',
  events: [],
  status: 'on',
};

const valuesOf = ({ name, url, events, status }: Webhook): WebhookValues => ({
  name,
  url,
  receives: events.length === 0 ? 'all' : 'some',
  events,
  status,
});

/** The form of the API, for which no event means all. */
export const inputOf = ({ name, url, receives, events }: WebhookValues): WebhookInput =>
  webhookSchema.cast({ name, url, events: receives === 'all' ? [] : events });

const chosen = {
  receives: string().oneOf(['all', 'some']),
  events: array().when('receives', ([receives], events) =>
    receives === 'some' ? events.min(1, 'Choose at least one event') : events,
  ),
};

const newWebhook = webhookSchema.shape(chosen);

/** The errors of a new endpoint, by field. */
export const webhookErrors = (values: WebhookValues): Record<string, string> =>
  schemaErrors(newWebhook, values);

/** The fields of an endpoint, by which two versions are compared. */
export const webhookFormFields: VersionedFields<
  Webhook,
  WebhookValues,
  'name' | 'url' | 'receives' | 'events' | 'status'
> = {
  labels: {
    name: 'Name',
    url: 'Address',
    receives: 'Receives',
    events: 'Events',
    status: 'Status',
  },
  textOf: (field, values) => {
    if (field === 'receives') return values.receives === 'all' ? 'All events' : 'Chosen events';
    if (field === 'status') return values.status === 'on' ? 'On' : 'Off';
    if (field !== 'events') return values[field].trim();
    return values.receives === 'all' ? '' : values.events.toSorted().join(', ');
  },
  valuesOf,
  schema: webhookEditSchema.omit(['version']).shape(chosen),
};
