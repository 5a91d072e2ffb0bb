import type { DeliveryDocument, WebhookDocument } from '../../documents/webhooks.ts';
import { deliveries, events, webhooks } from '../../store/collections/eventCollections.ts';
import { allCompanies } from '../../store/events/audiences.ts';
import { readFields } from '../../store/reads/documents.ts';
import {
  batchesById,
  type Found,
  orderedBatches,
  selectFields,
} from '../../store/reads/queries.ts';
import { oldestEventsFirst } from '../webhooks/events.ts';
import { deliveryIdOf, receives } from '../webhooks/storedWebhooks.ts';

/** An event has its deliveries by then, also if its trigger was lost. */
const settledMs = 180_000;

const batchSize = 100;

/** Since when an endpoint receives what it receives now. */
const sinceOf = ({ activeSince, updatedAt }: WebhookDocument): Date | null =>
  activeSince && new Date(Math.max(activeSince.getTime(), updatedAt.getTime()));

/** The events for an owner, except those for groups: a company may have joined one since. */
const certainFor = (owner: string | null) =>
  owner === null ? events : events.where('audience', 'in', [owner, allCompanies]);

const missingOf = async (
  { id, content: webhook }: Found<WebhookDocument>,
  now: Date,
): Promise<string[]> => {
  const since = sinceOf(webhook);
  if (!since) return [];
  const until = new Date(now.getTime() - settledMs);
  const query = certainFor(webhook.owner).where('at', '>=', since).where('at', '<=', until);
  const problems: string[] = [];
  for await (const batch of orderedBatches(query, oldestEventsFirst, batchSize)) {
    const expected = batch.filter(({ content }) => receives(webhook, content));
    const references = expected.map((event) => deliveries.doc(deliveryIdOf(event.id, id)));
    const found = await readFields(references, ['webhookId']);
    for (const [index, event] of expected.entries()) {
      if (!found[index]) problems.push(`event ${event.id} has no delivery to endpoint ${id}`);
    }
  }
  return problems;
};

const deliveryFields = ['webhookId', 'eventId', 'delivery', 'checkAt'] as const;

/** What is wrong with a delivery on its own. */
const deliveryProblems = ({
  id,
  content: { webhookId, eventId, delivery, checkAt },
}: Found<Pick<DeliveryDocument, (typeof deliveryFields)[number]>>): string[] => {
  const isEnded = delivery.state === 'SUCCESS' || delivery.state === 'ERROR';
  return [
    ...(id === deliveryIdOf(eventId, webhookId)
      ? []
      : [`is a second one of event ${eventId} to endpoint ${webhookId}`]),
    ...(isEnded && checkAt ? [`is ${delivery.state}, but is still to be sent`] : []),
    ...(isEnded || checkAt ? [] : [`is ${delivery.state}, but nobody looks at it again`]),
  ].map((problem) => `delivery ${id} ${problem}`);
};

/**
 * Checks that each event has its delivery to each endpoint that receives it, and no second one, and
 * that each delivery is to an endpoint that exists, and is either over or still to be sent. Can run
 * while the shop sells. Costs a read for each delivery, and two for each event that an endpoint
 * receives.
 */
export const checkDeliveries = async (now: Date = new Date()): Promise<string[]> => {
  const problems: string[] = [];
  const known = new Set<string>();
  for await (const batch of batchesById(webhooks)) {
    for (const webhook of batch) {
      known.add(webhook.id);
      problems.push(...(await missingOf(webhook, now)));
    }
  }
  for await (const batch of batchesById(selectFields(deliveries, deliveryFields))) {
    problems.push(...batch.flatMap(deliveryProblems));
    for (const { id, content } of batch) {
      if (known.has(content.webhookId)) continue;
      const [webhook] = await readFields([webhooks.doc(content.webhookId)], ['status']);
      if (!webhook) problems.push(`delivery ${id} is to an endpoint that does not exist`);
    }
  }
  return problems;
};
