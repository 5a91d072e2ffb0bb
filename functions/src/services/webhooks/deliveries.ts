import {
  canResend,
  type Delivery,
  deliveryStatuses,
  deliveryStatusesOf,
  type MailFilter,
  type QueuedDelivery,
  type ReplayedPeriod,
  type TimePeriod,
} from '../../contract/index.ts';
import type { EventDocument } from '../../documents/events.ts';
import type { WebhookDocument } from '../../documents/webhooks.ts';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { recordAudit } from '../../store/audit.ts';
import { deliveries } from '../../store/collections/eventCollections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { readPage, readStream } from '../../store/reads/pages.ts';
import {
  type Found,
  type ListOrder,
  type Page,
  type PageRequest,
  whereInPeriod,
} from '../../store/reads/queries.ts';
import { checkedByRoute, once } from '../../store/writes/once.ts';
import { transact } from '../../store/writes/transact.ts';
import { queuedAt } from '../../webhooks/delivery.ts';
import { eventsFor, oldestEventsFirst } from './events.ts';
import { ownedWebhook, type WebhookOwner } from './owners.ts';
import {
  assertOn,
  deliveryIdOf,
  deliveryResource,
  newDelivery,
  receives,
  testDelivery,
  toDelivery,
  webhookResource,
} from './storedWebhooks.ts';

const newestFirst: ListOrder = { field: 'createdAt', direction: 'desc' };

const readOwned = async (owner: WebhookOwner, id: string): Promise<WebhookDocument> =>
  ownedWebhook(owner, await readDocument(webhookResource.reference(id)));

/**
 * A page of the deliveries to an endpoint with a filter, newest first. Throws `webhook-not-found`,
 * and `validation` for an invalid cursor.
 */
export const listDeliveries = async (
  owner: WebhookOwner,
  id: string,
  filter: MailFilter,
  page: PageRequest,
): Promise<Page<Delivery>> => {
  await readOwned(owner, id);
  const statuses = deliveryStatusesOf(filter);
  const all = deliveries.where('webhookId', '==', id);
  const query =
    statuses.length === deliveryStatuses.length ? all : all.where('delivery.state', 'in', statuses);
  return readPage({ query, order: newestFirst, toItem: toDelivery }, page);
};

/** Sends a test to an endpoint, once for all retries. Throws `webhook-off`. */
export const testWebhook = (
  owner: WebhookOwner,
  id: string,
  key: string | undefined,
  caller: Caller,
): Promise<QueuedDelivery> => {
  const request = { caller: caller.uid, key, input: { test: id }, checkRights: checkedByRoute };
  return once(request, async (transaction) => {
    const webhook = assertOn(await readOwned(owner, id));
    const auditedAs = await owner.authorize(transaction, caller);
    const eventId = `test_${transaction.id}`;
    const delivery = testDelivery(id, eventId, new Date());
    const deliveryId = deliveryIdOf(eventId, id);
    transaction.create(deliveries.doc(deliveryId), delivery);
    const tested = { action: 'webhook-tested', before: {}, after: {} } as const;
    recordAudit(transaction, caller, auditedAs(id, webhook, tested));
    return { acknowledged: true, delivery: toDelivery(deliveryId, delivery) };
  });
};

/**
 * Delivers an event again that was delivered or given up, once for all retries. Throws
 * `delivery-not-found`, `delivery-pending` as long as it waits or is being sent, and `webhook-off`.
 */
export const replayDelivery = (
  owner: WebhookOwner,
  id: string,
  deliveryId: string,
  key: string | undefined,
  caller: Caller,
): Promise<QueuedDelivery> => {
  const changes = deliveryResource.reference(deliveryId);
  const request = { caller: caller.uid, key, input: { replay: deliveryId }, changes };
  return once({ ...request, checkRights: checkedByRoute }, async (transaction, stored) => {
    const webhook = assertOn(await readOwned(owner, id));
    const delivery = deliveryResource.existing(stored);
    if (delivery.webhookId !== id) throw new ApiError('delivery-not-found');
    if (!canResend(delivery.delivery.state)) throw new ApiError('delivery-pending');
    const auditedAs = await owner.authorize(transaction, caller);
    const change = { ...queuedAt(new Date()), attemptId: transaction.id };
    transaction.update(changes, change);
    const [before, after] = [{ status: delivery.delivery.state }, { event: delivery.eventId }];
    const replayed = { action: 'delivery-replayed', before, after } as const;
    recordAudit(transaction, caller, auditedAs(id, webhook, replayed));
    return { acknowledged: true, delivery: toDelivery(deliveryId, { ...delivery, ...change }) };
  });
};

/** How many events a call looks at. */
const replayedEvents = 200;

const replayEvent = (webhookId: string, event: Found<EventDocument>): Promise<boolean> =>
  transact(async (transaction) => {
    const reference = deliveries.doc(deliveryIdOf(event.id, webhookId));
    const stored = await transaction.read(reference);
    const now = new Date();
    if (!stored) transaction.create(reference, newDelivery(webhookId, event, now));
    else if (stored.delivery.state === 'ERROR') transaction.update(reference, queuedAt(now));
    else return false;
    return true;
  });

/**
 * Delivers the events of a period that an endpoint has not received: those that were given up, and
 * those of the time when it was off. A call looks at some of them; a repetition finds only those
 * that are left. Throws `webhook-off`.
 */
export const replayPeriod = async (
  owner: WebhookOwner,
  id: string,
  period: TimePeriod,
  after: string | undefined,
  caller: Caller,
): Promise<ReplayedPeriod> => {
  const webhook = assertOn(await readOwned(owner, id));
  const source = {
    query: whereInPeriod((await eventsFor(owner.id)).query, 'at', period),
    order: oldestEventsFirst,
    toItem: (eventId: string, content: EventDocument) => ({ id: eventId, content }),
  };
  const page = after === undefined ? {} : { cursor: after };
  const { items, next, hasMore } = await readStream(source, { limit: replayedEvents, ...page });
  let replayed = 0;
  for (const event of items) {
    if (receives(webhook, event.content) && (await replayEvent(id, event))) replayed += 1;
  }
  if (replayed > 0) await recordReplay(owner, { id, webhook, replayed }, caller);
  return { acknowledged: true, replayed, next: hasMore ? (next ?? null) : null };
};

interface Replay {
  id: string;
  webhook: WebhookDocument;
  replayed: number;
}

const recordReplay = (
  owner: WebhookOwner,
  { id, webhook, replayed }: Replay,
  caller: Caller,
): Promise<void> =>
  transact(async (transaction) => {
    const auditedAs = await owner.authorize(transaction, caller);
    const change = { action: 'deliveries-replayed', before: {}, after: { replayed } } as const;
    recordAudit(transaction, caller, auditedAs(id, webhook, change));
  });
