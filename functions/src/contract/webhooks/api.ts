import { day, oneOf, text } from '../calls/jsonSchema.ts';
import { route } from '../calls/route.ts';
import { mailFilters } from '../mails/model.ts';
import { createdOnce, pageOf, responseOf } from '../responseParts.ts';
import { webhookEditSchema, webhookSchema } from './forms.ts';

/** The calls about the endpoints that receive events, and about their deliveries. */
export const webhookRoutes = {
  listWebhooks: route('GET', '/webhooks', 'read_webhooks', {
    summary: 'The endpoints that receive events, newest first, without their secrets',
    ...pageOf('Webhook'),
  }),
  getWebhook: route('GET', '/webhook/:id', 'read_webhooks', {
    summary: 'An endpoint, without its secret',
    response: responseOf('Webhook'),
    errors: ['webhook-not-found'],
  }),
  createWebhook: route('POST', '/webhook', 'write_webhooks', {
    needsProof: true,
    summary: 'Add an endpoint, which is on: the response alone has its secret',
    body: webhookSchema,
    ...createdOnce('CreatedWebhook'),
  }),
  updateWebhook: route('PUT', '/webhook/:id', 'write_webhooks', {
    needsProof: true,
    summary: 'Change an endpoint, or switch it on or off',
    body: webhookEditSchema,
    response: responseOf('ChangedWebhook'),
    errors: ['webhook-not-found', 'precondition-failed'],
  }),
  deleteWebhook: route('DELETE', '/webhook/:id', 'write_webhooks', {
    needsProof: true,
    summary: 'Delete an endpoint with its deliveries; `deletedCount` is 0 if there is none',
    response: responseOf('Deleted'),
  }),
  rotateSecret: route('POST', '/webhook/:id/secret', 'write_webhooks', {
    needsProof: true,
    summary:
      'Give an endpoint another secret, which the response alone has. For 24 hours, deliveries are signed with both',
    response: responseOf('RotatedSecret'),
    idempotent: true,
    errors: ['webhook-not-found'],
  }),
  testWebhook: route('POST', '/webhook/:id/test', 'write_webhooks', {
    summary: 'Send a test event to an endpoint that is on',
    ...createdOnce('QueuedDelivery'),
    errors: ['webhook-not-found', 'webhook-off'],
  }),
  listDeliveries: route('GET', '/webhook/:id/deliveries', 'read_webhooks', {
    summary: 'The deliveries to an endpoint of the last 30 days, newest first',
    ...pageOf('Delivery'),
    query: { status: { ...oneOf(mailFilters), default: 'all' } },
    errors: ['webhook-not-found'],
  }),
  replayDelivery: route('POST', '/webhook/:id/deliveries/:delivery/replay', 'write_webhooks', {
    summary: 'Deliver an event again that was delivered or given up',
    response: responseOf('QueuedDelivery'),
    idempotent: true,
    errors: ['webhook-not-found', 'webhook-off', 'delivery-not-found', 'delivery-pending'],
  }),
  replayPeriod: route('POST', '/webhook/:id/replay', 'write_webhooks', {
    summary:
      'Deliver the events of a period that an endpoint has not received, also of the time when it was off. A call looks at 200 events: repeat it with its `next`',
    response: responseOf('ReplayedPeriod'),
    query: {
      from: { ...day, description: "The first day, in the shop's time zone" },
      to: { ...day, description: "The last day, in the shop's time zone" },
      after: { ...text, description: 'The `next` of the last answer' },
    },
    errors: ['validation', 'webhook-not-found', 'webhook-off'],
  }),
} as const;
