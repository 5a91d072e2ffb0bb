import type { EventDocument } from '../../documents/events.ts';
import type { EventSweepDocument, WebhookDocument } from '../../documents/webhooks.ts';
import {
  deliveries,
  eventSweep,
  events,
  webhooks,
} from '../../store/collections/eventCollections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { type Found, findDocuments, readBatch, selectFields } from '../../store/reads/queries.ts';
import { transact } from '../../store/writes/transact.ts';
import { oldestEventsFirst } from './events.ts';
import { deliveryIdOf, newDelivery, receives } from './storedWebhooks.ts';

/** More than an owner can have. */
const maxWebhooks = 100;

const readActive = (owner: string | null): Promise<Found<WebhookDocument>[]> =>
  findDocuments(webhooks.where('owner', '==', owner).where('status', '==', 'on'), maxWebhooks);

/** Finds the endpoints of owners that are on, and remembers them. */
const activeWebhooks = () => {
  const known = new Map<string | null, Promise<Found<WebhookDocument>[]>>();
  const ofOwner = (owner: string | null) => {
    const found = known.get(owner) ?? readActive(owner);
    known.set(owner, found);
    return found;
  };
  /** Those of the shop, and of the company that an event is about. */
  return async ({ companyId }: Pick<EventDocument, 'companyId'>) => {
    const [ofShop, ofCompany] = await Promise.all([
      ofOwner(null),
      companyId === null ? [] : ofOwner(companyId),
    ]);
    return [...ofShop, ...ofCompany];
  };
};

const receiversOf = (event: EventDocument, active: readonly Found<WebhookDocument>[]) =>
  active.filter(
    ({ content }) =>
      receives(content, event) && content.activeSince !== null && content.activeSince <= event.at,
  );

/** Writes the missing deliveries of an event, one for each endpoint that receives it. */
const deliver = async (
  event: Found<EventDocument>,
  active: readonly Found<WebhookDocument>[],
): Promise<number> => {
  const receivers = receiversOf(event.content, active);
  if (receivers.length === 0) return 0;
  return transact(async (transaction) => {
    const references = receivers.map(({ id }) => deliveries.doc(deliveryIdOf(event.id, id)));
    const stored = await Promise.all(references.map((one) => transaction.read(one)));
    let created = 0;
    receivers.forEach(({ id }, index) => {
      const reference = references[index];
      if (!reference || stored[index]) return;
      transaction.create(reference, newDelivery(id, event, new Date()));
      created += 1;
    });
    return created;
  });
};

/** Queues the deliveries of a new event. */
export const fanOut = async (event: Found<EventDocument>): Promise<number> =>
  deliver(event, await activeWebhooks()(event.content));

/** A new event has its deliveries after this time, unless its trigger was lost. */
const triggerMs = 30_000;

/** How far back the first run looks. */
const firstSweepMs = 3_600_000;

/** How many events a run looks at. The next one continues. */
const sweptEvents = 300;

/**
 * Queues the deliveries of events whose trigger was lost. Each event is looked at once. Returns how many were missing.
 */
export const sweepEvents = async (now: Date = new Date()): Promise<number> => {
  const anyActive = selectFields(webhooks.where('status', '==', 'on'), ['status']);
  if ((await findDocuments(anyActive, 1)).length === 0) return 0;
  const activeFor = activeWebhooks();
  const sweep = await readDocument(eventSweep);
  const from = sweep?.until ?? new Date(now.getTime() - firstSweepMs);
  const until = new Date(now.getTime() - triggerMs);
  const query = events.where('at', '>', from).where('at', '<=', until);
  const found = await readBatch(query, oldestEventsFirst, sweptEvents);
  let missing = 0;
  for (const event of found) missing += await deliver(event, await activeFor(event.content));
  const last = found.at(-1)?.content.at;
  if (last) await saveSweep({ until: found.length < sweptEvents ? last : before(last) });
  return missing;
};

/** Events of the same millisecond may be left for the next run. */
const before = (time: Date): Date => new Date(time.getTime() - 1);

const saveSweep = (content: EventSweepDocument): Promise<void> =>
  transact(async (transaction) => transaction.replace(eventSweep, content));
