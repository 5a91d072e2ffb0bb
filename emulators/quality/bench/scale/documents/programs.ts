import { createHmac } from 'node:crypto';
import { keyEnv } from '@tools-hub/kit/sdkEnv';
import { collectionNames, dayMs, permissions } from 'functions/contract';
import type {
  DeliveryDocument,
  EventDocument,
  KeyDocument,
  WebhookDocument,
} from 'functions/documents';
import { keys } from '../../../../suite/seed/data/keys.ts';
import { companyOf } from './companies.ts';
import { admin } from './people.ts';
import { daysBefore, type ShopSize, type StoredDocument } from './size.ts';

const ordersPerKey = 500;
const ordersPerWebhook = 2_000;

/** How many keys and endpoints of the shop each shop has at least. */
export const sharedPrograms = 5;

/** The key with which the bench calls the API. */
export const [{ text: keyText } = { text: '' }] = keys;

const keyIdOf = (n: number): string =>
  n === 0 ? createHmac('sha256', keyEnv.API_KEY_PEPPER).update(keyText).digest('hex') : `key-${n}`;

/** The first ones are of the shop, then every other one. */
const ownerOf = (n: number): string | null =>
  n < sharedPrograms || n % 2 === 0 ? null : companyOf(n % sharedPrograms).id;

const keyDocument = (n: number, now: Date): KeyDocument => {
  const owner = ownerOf(n);
  return {
    name: `Program ${n}`,
    prefix: `th_test_${String(n).padStart(4, '0')}`,
    permissions: [...permissions],
    addresses: [],
    owner,
    creator: { uid: admin.uid, name: admin.displayName, email: admin.email },
    createdAt: daysBefore(now, n),
    lastUsedAt: daysBefore(now, n),
    expiresAt: daysBefore(now, -365),
    revokedAt: n < 2 * sharedPrograms ? null : daysBefore(now, 1),
    successor: null,
    companyStatus: owner === null ? null : 'active',
    checkAt: null,
    changeId: 'scale',
  };
};

/** The id of the n-th endpoint. */
export const webhookIdOf = (n: number): string => `webhook-${n}`;

const webhookDocument = (n: number, now: Date): WebhookDocument => ({
  name: `Receiver ${n}`,
  url: `https://receiver-${n}.example.test/events`,
  events: [],
  status: 'on',
  offReason: null,
  failingSince: null,
  owner: ownerOf(n),
  oldSecretUntil: null,
  version: 'scale',
  createdAt: daysBefore(now, n),
  updatedAt: daysBefore(now, n),
  secret: 'whsec_c2NhbGU=',
  oldSecret: null,
  activeSince: daysBefore(now, n),
});

const eventsPerDay = 10;

/** How many of the events each endpoint has received. */
const deliveredEvents = 100;

/** Older ones are deleted, so a shop with more orders has as many. */
const daysOfEvents = 30;

const eventDocument = (n: number, now: Date): EventDocument => {
  const at = daysBefore(now, n / eventsPerDay);
  return {
    type: 'order.placed',
    data: { id: `order-${n}`, number: `SO-${n}`, status: 'placed' },
    audience: companyOf(n % sharedPrograms).id,
    at,
    expireAt: new Date(at.getTime() + daysOfEvents * dayMs),
  };
};

/** A delivery in this many has failed. */
const failed = 10;

const deliveryDocument = (
  webhook: number,
  event: number,
  { type, at, expireAt, data }: EventDocument,
): DeliveryDocument => {
  const isFailed = event % failed === 1;
  const answer = isFailed
    ? { statusCode: 500, error: 'Answered with status 500' }
    : { statusCode: 200, error: null };
  return {
    webhookId: webhookIdOf(webhook),
    eventId: `event-${event}`,
    type,
    log: [{ at, durationMs: 40, ...answer }],
    answer: isFailed ? 'no' : 'ok',
    eventAt: at,
    createdAt: at,
    body: JSON.stringify({ type, timestamp: at.toISOString(), data }),
    delivery: {
      state: isFailed ? 'ERROR' : 'SUCCESS',
      attempts: isFailed ? 12 : 1,
      startTime: at,
      endTime: at,
      leaseExpireTime: null,
    },
    checkAt: null,
    attemptId: 'scale',
    expireAt,
  };
};

/** The documents of keys, endpoints, events and their deliveries. */
export const programDocuments = function* (
  { orders }: ShopSize,
  now: Date,
): Generator<StoredDocument> {
  for (let n = 0; n < Math.max(sharedPrograms, orders / ordersPerKey); n += 1) {
    yield { path: `${collectionNames.apiKeys}/${keyIdOf(n)}`, content: keyDocument(n, now) };
  }
  const events = Array.from({ length: daysOfEvents * eventsPerDay }, (_, n) =>
    eventDocument(n, now),
  );
  for (const [n, content] of events.entries()) {
    yield { path: `${collectionNames.events}/event-${n}`, content };
  }
  for (let n = 0; n < Math.max(sharedPrograms, orders / ordersPerWebhook); n += 1) {
    yield {
      path: `${collectionNames.webhooks}/${webhookIdOf(n)}`,
      content: webhookDocument(n, now),
    };
    for (const [event, stored] of events.slice(0, deliveredEvents).entries()) {
      const content = deliveryDocument(n, event, stored);
      yield { path: `${collectionNames.deliveries}/${webhookIdOf(n)}_event-${event}`, content };
    }
  }
};
