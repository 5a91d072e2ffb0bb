import { day, oneOf, text } from '../calls/jsonSchema.ts';
import { route } from '../calls/route.ts';
import { mailFilters } from '../mails/model.ts';
import { createdOnce, pageOf, responseOf } from '../responseParts.ts';
import {
  companyWebhookEditSchema,
  companyWebhookSchema,
  webhookEditSchema,
  webhookSchema,
} from './forms.ts';

/** What the calls are about the endpoints of the shop and of a company alike. */
const described = {
  list: {
    summary: 'The endpoints that receive events, newest first, without their secrets',
    ...pageOf('Webhook'),
  },
  read: {
    summary: 'An endpoint, without its secret',
    response: responseOf('Webhook'),
    errors: ['webhook-not-found'],
  },
  create: {
    needsProof: true,
    summary: 'Add an endpoint, which is on: the response alone has its secret',
    body: webhookSchema,
    ...createdOnce('CreatedWebhook'),
  },
  update: {
    needsProof: true,
    summary: 'Change an endpoint, or switch it on or off',
    body: webhookEditSchema,
    response: responseOf('ChangedWebhook'),
    errors: ['webhook-not-found', 'precondition-failed'],
  },
  remove: {
    needsProof: true,
    summary: 'Delete an endpoint with its deliveries; `deletedCount` is 0 if there is none',
    response: responseOf('Deleted'),
  },
  rotate: {
    needsProof: true,
    summary:
      'Give an endpoint another secret, which the response alone has. For 24 hours, deliveries are signed with both',
    response: responseOf('RotatedSecret'),
    idempotent: true,
    errors: ['webhook-not-found'],
  },
  test: {
    summary: 'Send a test event to an endpoint that is on',
    ...createdOnce('QueuedDelivery'),
    errors: ['webhook-not-found', 'webhook-off'],
  },
  deliveries: {
    summary: 'The deliveries to an endpoint of the last 30 days, newest first',
    ...pageOf('Delivery'),
    query: { status: { ...oneOf(mailFilters), default: 'all' } },
    errors: ['webhook-not-found'],
  },
  replay: {
    summary: 'Deliver an event again that was delivered or given up',
    response: responseOf('QueuedDelivery'),
    idempotent: true,
    errors: ['webhook-not-found', 'webhook-off', 'delivery-not-found', 'delivery-pending'],
  },
  replayPeriod: {
    summary:
      'Deliver the events of a period that an endpoint has not received, also of the time when it was off. A call looks at 200 events: repeat it with its `next`',
    response: responseOf('ReplayedPeriod'),
    query: {
      from: { ...day, description: "The first day, in the shop's time zone" },
      to: { ...day, description: "The last day, in the shop's time zone" },
      after: { ...text, description: 'The `next` of the last answer' },
    },
    errors: ['validation', 'webhook-not-found', 'webhook-off'],
  },
} as const;

/** The calls about the endpoints that receive events, and about their deliveries. */
export const webhookRoutes = {
  listWebhooks: route('GET', '/webhooks', 'read_webhooks', described.list),
  getWebhook: route('GET', '/webhook/:id', 'read_webhooks', described.read),
  createWebhook: route('POST', '/webhook', 'write_webhooks', described.create),
  updateWebhook: route('PUT', '/webhook/:id', 'write_webhooks', described.update),
  switchWebhookOff: route('PUT', '/webhook/:id/off', 'write_webhooks', {
    needsProof: true,
    summary: 'Switch an endpoint of the shop or of a company off, once',
    response: responseOf('ChangedWebhook'),
    errors: ['webhook-not-found'],
  }),
  deleteWebhook: route('DELETE', '/webhook/:id', 'write_webhooks', described.remove),
  rotateSecret: route('POST', '/webhook/:id/secret', 'write_webhooks', described.rotate),
  testWebhook: route('POST', '/webhook/:id/test', 'write_webhooks', described.test),
  listDeliveries: route('GET', '/webhook/:id/deliveries', 'read_webhooks', described.deliveries),
  replayDelivery: route(
    'POST',
    '/webhook/:id/deliveries/:delivery/replay',
    'write_webhooks',
    described.replay,
  ),
  replayPeriod: route('POST', '/webhook/:id/replay', 'write_webhooks', described.replayPeriod),
} as const;

/** Those of a company are for its owners. */
const ofOwners = { companyRight: 'manage' } as const;

const endpoint = '/company/:id/webhook/:webhook';

/** The calls about the endpoints of a company, which receive the events about it alone. */
export const companyWebhookRoutes = {
  listCompanyWebhooks: route('GET', '/company/:id/webhooks', 'member or read_webhooks', {
    ...described.list,
    ...ofOwners,
    errors: ['company-not-found'],
  }),
  getCompanyWebhook: route('GET', endpoint, 'member', { ...described.read, ...ofOwners }),
  createCompanyWebhook: route('POST', '/company/:id/webhook', 'member', {
    ...described.create,
    ...ofOwners,
    body: companyWebhookSchema,
    errors: ['company-inactive'],
  }),
  updateCompanyWebhook: route('PUT', endpoint, 'member', {
    ...described.update,
    ...ofOwners,
    body: companyWebhookEditSchema,
    errors: [...described.update.errors, 'company-inactive'],
  }),
  deleteCompanyWebhook: route('DELETE', endpoint, 'member', {
    ...described.remove,
    ...ofOwners,
    errors: ['company-inactive'],
  }),
  rotateCompanySecret: route('POST', `${endpoint}/secret`, 'member', {
    ...described.rotate,
    ...ofOwners,
    errors: [...described.rotate.errors, 'company-inactive'],
  }),
  testCompanyWebhook: route('POST', `${endpoint}/test`, 'member', {
    ...described.test,
    ...ofOwners,
    errors: [...described.test.errors, 'company-inactive'],
  }),
  listCompanyDeliveries: route('GET', `${endpoint}/deliveries`, 'member', {
    ...described.deliveries,
    ...ofOwners,
  }),
  replayCompanyDelivery: route('POST', `${endpoint}/deliveries/:delivery/replay`, 'member', {
    ...described.replay,
    ...ofOwners,
    errors: [...described.replay.errors, 'company-inactive'],
  }),
  replayCompanyPeriod: route('POST', `${endpoint}/replay`, 'member', {
    ...described.replayPeriod,
    ...ofOwners,
    errors: [...described.replayPeriod.errors, 'company-inactive'],
  }),
} as const;
