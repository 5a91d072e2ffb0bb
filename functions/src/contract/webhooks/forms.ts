import { array, type InferType, object, string } from 'yup';
import { eventTypes } from '../events/eventTypes.ts';
import { limits } from '../limits.ts';
import { oneLine, requiredText } from '../text/text.ts';
import { webhookStatuses } from './webhookStatus.ts';

const fields = {
  name: requiredText('Name', limits.webhooks.name).matches(oneLine, 'Name must be one line'),
  url: requiredText('Address', limits.webhooks.url)
    .matches(oneLine, 'Address must be one line')
    .matches(/^https?:\/\//, 'Enter an address that begins with https://'),
  events: array()
    .of(
      string()
        .typeError('Choose events of the list')
        .required('Choose events of the list')
        .oneOf(eventTypes, 'Choose events of the list'),
    )
    .typeError('Events must be a list')
    .required('Events must be a list')
    .min(0)
    .max(eventTypes.length, 'Choose each event once'),
};

/** The form of a new endpoint. */
export const webhookSchema = object(fields);
export type WebhookInput = InferType<typeof webhookSchema>;

/** The form of an edit of an endpoint, which it says for a version. */
export const webhookEditSchema = object({
  ...fields,
  status: string()
    .typeError('Status must be on or off')
    .required('Status is required')
    .oneOf(webhookStatuses, 'Status must be on or off'),
  version: requiredText('Version', limits.toolVersion),
});
export type WebhookEdit = InferType<typeof webhookEditSchema>;
