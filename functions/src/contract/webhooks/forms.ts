import { array, type InferType, object, string } from 'yup';
import { companyEventTypes, type EventType, eventTypes } from '../events/eventTypes.ts';
import { limits } from '../limits.ts';
import { oneLine, requiredText } from '../text/text.ts';
import { webhookStatuses } from './webhookStatus.ts';

const fieldsFor = (types: readonly EventType[]) => ({
  name: requiredText('Name', limits.webhooks.name).matches(oneLine, 'Name must be one line'),
  url: requiredText('Address', limits.webhooks.url)
    .matches(oneLine, 'Address must be one line')
    .matches(/^https?:\/\//, 'Enter an address that begins with https://'),
  events: array()
    .of(
      string()
        .typeError('Choose events of the list')
        .required('Choose events of the list')
        .oneOf(types, 'Choose events of the list'),
    )
    .typeError('Events must be a list')
    .required('Events must be a list')
    .min(0)
    .max(types.length, 'Choose each event once'),
});

const status = string()
  .typeError('Status must be on or off')
  .required('Status is required')
  .oneOf(webhookStatuses, 'Status must be on or off');

const fieldsOfEdit = { status, version: requiredText('Version', limits.toolVersion) };

/** The form of a new endpoint of the shop. */
export const webhookSchema = object(fieldsFor(eventTypes));
export type WebhookInput = InferType<typeof webhookSchema>;

/** The form of an edit of an endpoint, which it says for a version. */
export const webhookEditSchema = object({ ...fieldsFor(eventTypes), ...fieldsOfEdit });
export type WebhookEdit = InferType<typeof webhookEditSchema>;

/** The forms of an endpoint of a company, which receives no events of the shop. */
export const companyWebhookSchema = object(fieldsFor(companyEventTypes));
export const companyWebhookEditSchema = object({
  ...fieldsFor(companyEventTypes),
  ...fieldsOfEdit,
});
