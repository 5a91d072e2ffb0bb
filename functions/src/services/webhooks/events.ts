import type { Query } from 'firebase-admin/firestore';
import { type EventPage, eventDelayMs } from '../../contract/index.ts';
import type { EventDocument } from '../../documents/events.ts';
import { events } from '../../store/collections/eventCollections.ts';
import { readStream } from '../../store/reads/pages.ts';
import type { ListOrder, PageRequest } from '../../store/reads/queries.ts';

/** The order of the stream. */
export const oldestEventsFirst: ListOrder = { field: 'at', direction: 'asc' };

/** An event as webhooks deliver it. */
export const toEvent = ({ type, at, data }: Pick<EventDocument, 'type' | 'at' | 'data'>) => ({
  type,
  timestamp: at.toISOString(),
  data,
});

/** The events that an owner of endpoints may receive: all, or those about its company. */
export const eventsFor = (companyId: string | null): Query<EventDocument> =>
  companyId === null ? events : events.where('companyId', '==', companyId);

/**
 * The events for an owner after a cursor, oldest first. Throws `validation` for an invalid cursor.
 */
export const listEvents = async (
  companyId: string | null,
  page: PageRequest,
): Promise<EventPage> => {
  const query = eventsFor(companyId).where('at', '<=', new Date(Date.now() - eventDelayMs));
  const toItem = (_id: string, event: EventDocument) => ({ _id, ...toEvent(event) });
  const source = { query, order: oldestEventsFirst, toItem };
  const { items, next = '', hasMore } = await readStream(source, page);
  return { events: items, next, hasMore };
};
