import { count, objectOf, text, yes } from '../../contract/calls/jsonSchema.ts';
import { eventPageFields } from '../../contract/events/fields.ts';
import type {
  ChangedWebhook,
  CreatedWebhook,
  QueuedDelivery,
  ReplayedPeriod,
  RotatedSecret,
} from '../../contract/index.ts';
import { about, nullable, recordOf } from '../../contract/kinds/fields.ts';
import { deliveryFields, webhookFields } from '../../contract/webhooks/fields.ts';

const webhook = recordOf({ _id: text, ...webhookFields });
const delivery = recordOf({ _id: text, ...deliveryFields });
const secret = about(text, 'It signs deliveries, begins with `whsec_`, and is never shown again');

/** The response schemas of events and webhooks by name. */
export const webhookSchemas = {
  EventPage: recordOf(eventPageFields),
  Webhook: webhook,
  CreatedWebhook: objectOf<CreatedWebhook>({
    acknowledged: yes,
    insertedId: text,
    webhook,
    secret,
  }),
  ChangedWebhook: objectOf<ChangedWebhook>({ acknowledged: yes, webhook }),
  RotatedSecret: objectOf<RotatedSecret>({ acknowledged: yes, webhook, secret }),
  Delivery: delivery,
  QueuedDelivery: objectOf<QueuedDelivery>({ acknowledged: yes, delivery }),
  ReplayedPeriod: objectOf<ReplayedPeriod>({
    acknowledged: yes,
    replayed: count,
    next: about(nullable(text), 'The `after` of the next call; null at the end of the period'),
  }),
};

/** What a refusal says about an endpoint. */
export const webhookProblemDetails = {
  webhook: { ...webhook, description: 'The current endpoint' },
};
