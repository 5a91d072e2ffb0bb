import {
  companyEventTypes,
  type Delivery,
  testEventType,
  type Webhook,
} from '../../contract/index.ts';
import { storedDeliveryFields, webhookFields } from '../../contract/webhooks/fields.ts';
import type { EventDocument } from '../../documents/events.ts';
import type { DeliveryDocument, WebhookDocument } from '../../documents/webhooks.ts';
import { ApiError } from '../../errors.ts';
import { deliveries, webhooks } from '../../store/collections/eventCollections.ts';
import type { Found } from '../../store/reads/queries.ts';
import { resource } from '../../store/resource/resource.ts';
import { queuedAt } from '../../webhooks/delivery.ts';
import { toEvent } from './events.ts';

export const webhookResource = resource({
  collection: webhooks,
  fields: webhookFields,
  notFound: 'webhook-not-found',
});

/** Converts a stored endpoint to the one that the API sends, without its secrets. */
export const toWebhook = (id: string, stored: WebhookDocument): Webhook =>
  webhookResource.toSent(id, stored);

export const deliveryResource = resource({
  collection: deliveries,
  fields: storedDeliveryFields,
  notFound: 'delivery-not-found',
});

/** Converts a stored delivery to the one that the API sends. */
export const toDelivery = (id: string, stored: DeliveryDocument): Delivery => {
  const { state: status, attempts } = stored.delivery;
  const isPlanned = status === 'PENDING' || status === 'RETRY';
  const nextAttemptAt = isPlanned ? (stored.checkAt?.toISOString() ?? null) : null;
  return { ...deliveryResource.toSent(id, stored), status, attempts, nextAttemptAt };
};

/** The id of the one delivery of an event to an endpoint. */
export const deliveryIdOf = (eventId: string, webhookId: string): string =>
  `${webhookId}_${eventId}`;

/** The endpoint of a delivery, by its id. */
export const webhookIdOf = (deliveryId: string): string =>
  deliveryId.slice(0, deliveryId.indexOf('_'));

/** Throws `webhook-off` for an endpoint that receives nothing. */
export const assertOn = (webhook: WebhookDocument): WebhookDocument => {
  if (webhook.status === 'off') throw new ApiError('webhook-off');
  return webhook;
};

const companyTypes: readonly string[] = companyEventTypes;

/** Whether an endpoint receives an event that is for its owner. */
export const receives = (
  { events, owner, status }: Pick<WebhookDocument, 'events' | 'owner' | 'status'>,
  { type }: Pick<EventDocument, 'type'>,
): boolean =>
  status === 'on' &&
  (owner === null || companyTypes.includes(type)) &&
  (events.length === 0 || events.includes(type));

/** A new delivery of an event. */
export const newDelivery = (
  webhookId: string,
  { id: eventId, content }: Found<EventDocument>,
  now: Date,
): DeliveryDocument => ({
  webhookId,
  eventId,
  type: content.type,
  log: [],
  answer: '',
  eventAt: content.at,
  createdAt: now,
  body: JSON.stringify(toEvent(content)),
  ...queuedAt(now),
});

/** A delivery of a test, which is no event of the shop. */
export const testDelivery = (webhookId: string, eventId: string, now: Date): DeliveryDocument => ({
  webhookId,
  eventId,
  type: testEventType,
  log: [],
  answer: '',
  eventAt: now,
  createdAt: now,
  body: JSON.stringify({ type: testEventType, timestamp: now.toISOString(), data: {} }),
  ...queuedAt(now),
});
