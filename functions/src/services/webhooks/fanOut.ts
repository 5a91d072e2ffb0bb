import { isCompanyId } from '../../contract/index.ts';
import type { EventDocument } from '../../documents/events.ts';
import type { EventSweepDocument, WebhookDocument } from '../../documents/webhooks.ts';
import {
  deliveries,
  eventSweep,
  events,
  webhooks,
} from '../../store/collections/eventCollections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { readStream } from '../../store/reads/pages.ts';
import { batchesById, type Found, findDocuments, selectFields } from '../../store/reads/queries.ts';
import { transact } from '../../store/writes/transact.ts';
import { audiencesOf, oldestEventsFirst } from './events.ts';
import { deliveryIdOf, newDelivery, receives } from './storedWebhooks.ts';

/** More than an owner can have. */
const maxWebhooks = 100;

const readActive = (owner: string | null): Promise<Found<WebhookDocument>[]> =>
  findDocuments(webhooks.where('owner', '==', owner).where('status', '==', 'on'), maxWebhooks);

/** The endpoints that are on of all companies that belong to an audience. */
const readAudience = async (audience: string): Promise<Found<WebhookDocument>[]> => {
  const found: Found<WebhookDocument>[] = [];
  for await (const batch of batchesById(webhooks.where('status', '==', 'on'))) {
    found.push(...batch.filter(({ content }) => content.owner !== null));
  }
  const owners = [...new Set(found.map(({ content }) => content.owner ?? ''))];
  const audiences = await Promise.all(owners.map(audiencesOf));
  const included = new Set(owners.filter((_, index) => audiences[index]?.includes(audience)));
  return found.filter(({ content }) => included.has(content.owner ?? ''));
};

/** Finds the endpoints of audiences that are on, and remembers them. */
const activeWebhooks = () => {
  const known = new Map<string | null, Promise<Found<WebhookDocument>[]>>();
  const read = (audience: string | null) =>
    audience === null || isCompanyId(audience) ? readActive(audience) : readAudience(audience);
  const ofAudience = (audience: string | null) => {
    const found = known.get(audience) ?? read(audience);
    known.set(audience, found);
    return found;
  };
  /** Those of the shop, and of the companies for which an event is. */
  return async ({ audience }: Pick<EventDocument, 'audience'>) => {
    const [ofShop, ofCompanies] = await Promise.all([
      ofAudience(null),
      audience === null ? [] : ofAudience(audience),
    ]);
    return [...ofShop, ...ofCompanies];
  };
};

const receiversOf = (event: EventDocument, active: readonly Found<WebhookDocument>[]) =>
  active.filter(
    ({ content }) =>
      receives(content, event) && content.activeSince !== null && content.activeSince <= event.at,
  );

/** For how many endpoints a transaction writes deliveries. */
const receiversAtOnce = 100;

/** Writes the missing deliveries of an event, one for each endpoint that receives it. */
const deliver = async (
  event: Found<EventDocument>,
  active: readonly Found<WebhookDocument>[],
): Promise<number> => {
  const receivers = receiversOf(event.content, active);
  let created = 0;
  for (let from = 0; from < receivers.length; from += receiversAtOnce) {
    created += await queue(event, receivers.slice(from, from + receiversAtOnce));
  }
  return created;
};

/** Writes the missing deliveries of an event to some endpoints. */
const queue = (
  event: Found<EventDocument>,
  receivers: readonly Found<WebhookDocument>[],
): Promise<number> =>
  transact(async (transaction) => {
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
export const sweepEvents = async (
  now: Date = new Date(),
  { sweep = eventSweep, limit = sweptEvents } = {},
): Promise<number> => {
  const anyActive = selectFields(webhooks.where('status', '==', 'on'), ['status']);
  if ((await findDocuments(anyActive, 1)).length === 0) return 0;
  const activeFor = activeWebhooks();
  const cursor = (await readDocument(sweep))?.cursor;
  const since = new Date(now.getTime() - firstSweepMs);
  const until = new Date(now.getTime() - triggerMs);
  const unseen = cursor === undefined ? events.where('at', '>', since) : events;
  const source = {
    query: unseen.where('at', '<=', until),
    order: oldestEventsFirst,
    toItem: (id: string, content: EventDocument) => ({ id, content }),
  };
  const page = cursor === undefined ? { limit } : { limit, cursor };
  const { items, next } = await readStream(source, page);
  let missing = 0;
  for (const event of items) missing += await deliver(event, await activeFor(event.content));
  if (next !== undefined && next !== cursor) await saveSweep(sweep, { cursor: next });
  return missing;
};

const saveSweep = (sweep: typeof eventSweep, content: EventSweepDocument): Promise<void> =>
  transact(async (transaction) => transaction.replace(sweep, content));
