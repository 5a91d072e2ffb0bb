import { count, type JsonSchema, listOf, oneOf, text, time } from '../calls/jsonSchema.ts';
import { eventTypes, testEventType } from '../events/eventTypes.ts';
import { about, nullable, recordOf } from '../kinds/fields.ts';
import { deliveryStatuses } from '../mails/kinds.ts';
import { offReasons, webhookStatuses } from './webhookStatus.ts';

/** An endpoint that receives events. Its secret is shown once, and is no field. */
export const webhookFields = {
  name: text,
  url: text,
  events: about(listOf(oneOf(eventTypes)), 'The types that it receives; empty for all'),
  status: oneOf(webhookStatuses),
  offReason: about(nullable(oneOf(offReasons)), 'Why it is off; null while it is on'),
  failingSince: about(nullable(time), 'Since when deliveries fail; null if the last one arrived'),
  owner: about(nullable(text), 'The company whose events it receives; null for the shop'),
  oldSecretUntil: about(
    nullable(time),
    'Until then, deliveries are also signed with the secret before the last rotation',
  ),
  version: about(text, 'Changes with each edit'),
  createdAt: time,
  updatedAt: time,
};

const statusCode: JsonSchema<number> = { type: 'integer' };

const attemptFields = {
  at: time,
  durationMs: count,
  statusCode: about(nullable(statusCode), 'Null without an answer'),
  error: about(nullable(text), 'Why it failed; null for a success'),
};

/** A delivery of an event to an endpoint. */
export const deliveryFields = {
  webhookId: text,
  eventId: about(text, 'The `webhook-id` of each attempt'),
  type: oneOf([...eventTypes, testEventType]),
  status: oneOf(deliveryStatuses),
  attempts: about(count, 'Attempts since it was queued, or queued again'),
  log: about(listOf(recordOf(attemptFields)), 'The last attempts, oldest first'),
  answer: about(text, 'The first kilobyte of the last answer'),
  nextAttemptAt: about(nullable(time), 'Null if none is planned'),
  eventAt: about(time, 'When the event happened'),
  createdAt: time,
};

/** The fields of a delivery that are stored as they are sent. */
export const storedDeliveryFields = {
  webhookId: deliveryFields.webhookId,
  eventId: deliveryFields.eventId,
  type: deliveryFields.type,
  log: deliveryFields.log,
  answer: deliveryFields.answer,
  eventAt: deliveryFields.eventAt,
  createdAt: deliveryFields.createdAt,
};
