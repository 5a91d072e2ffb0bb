import type { Query } from 'firebase-admin/firestore';
import { type EventPage, eventDelayMs } from '../../contract/index.ts';
import type { EventDocument } from '../../documents/events.ts';
import { customers } from '../../store/collections/collections.ts';
import { events } from '../../store/collections/eventCollections.ts';
import { allCompanies, groupAudience } from '../../store/events/audiences.ts';
import { readDocumentFields } from '../../store/reads/documents.ts';
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

const groupFields = ['groups'] as const;

/** The audiences to which a company belongs. */
export const audiencesOf = async (companyId: string): Promise<string[]> => {
  const customer = await readDocumentFields(customers.doc(companyId), groupFields);
  return [companyId, allCompanies, ...(customer?.groups ?? []).map(groupAudience)];
};

/**
 * The events that an owner of endpoints may receive: all, or those about its company and its prices.
 * Costs a read for a company.
 */
export const eventsFor = async (
  companyId: string | null,
): Promise<{ query: Query<EventDocument> }> =>
  companyId === null
    ? { query: events }
    : { query: events.where('audience', 'in', await audiencesOf(companyId)) };

/**
 * The events for an owner after a cursor, oldest first. Throws `validation` for an invalid cursor.
 */
export const listEvents = async (
  companyId: string | null,
  page: PageRequest,
): Promise<EventPage> => {
  const all = await eventsFor(companyId);
  const query = all.query.where('at', '<=', new Date(Date.now() - eventDelayMs));
  const toItem = (_id: string, event: EventDocument) => ({ _id, ...toEvent(event) });
  const source = { query, order: oldestEventsFirst, toItem };
  const { items, next = '', hasMore } = await readStream(source, page);
  return { events: items, next, hasMore };
};
