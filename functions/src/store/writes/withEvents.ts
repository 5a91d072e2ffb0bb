import { type DocumentData, type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { dayMs, eventDays } from '../../contract/index.ts';
import { events } from '../collections/eventCollections.ts';
import { eventsOf, hasEvents, type NewEvent } from '../events/eventTable.ts';
import type { Transaction } from './transaction.ts';

type Reference = Pick<DocumentReference, 'id'> & { parent: { path: string } };

/** The fields that decide about the events of a document. */
const decidingFields = ['history', 'status', 'version'];

/** Stores an event with its change. */
export const recordEvent = (
  transaction: Pick<Transaction, 'replace'>,
  { id, ...event }: NewEvent,
): void =>
  transaction.replace(events.doc(id), {
    ...event,
    at: FieldValue.serverTimestamp(),
    expireAt: new Date(Date.now() + eventDays * dayMs),
  });

/**
 * A transaction that also writes the events of what it creates, changes and deletes. Throws if it
 * changes what decides about events of a document that it has not read: nobody would learn of it.
 */
export const withEvents = (transaction: Transaction): Transaction => {
  const contents = new Map<string, DocumentData | undefined>();

  const addEvents = (
    { id, parent }: Reference,
    before: DocumentData | undefined,
    after: DocumentData | undefined,
  ): void => {
    if (!hasEvents(parent.path)) return;
    for (const event of eventsOf(parent.path, { id, before, after }))
      recordEvent(transaction, event);
  };

  return {
    ...transaction,
    read: async (reference) => {
      const content = await transaction.read(reference);
      contents.set(reference.path, content);
      return content;
    },
    create: (reference, content) => {
      transaction.create(reference, content);
      addEvents(reference, undefined, content);
    },
    add: (reference, content) => {
      transaction.add(reference, content);
      addEvents(reference, undefined, content);
    },
    update: (reference, change) => {
      transaction.update(reference, change);
      const before = contents.get(reference.path);
      if (before) {
        const after = { ...before, ...change };
        addEvents(reference, before, after);
        contents.set(reference.path, after);
      } else if (hasEvents(reference.parent.path) && decidingFields.some((one) => one in change)) {
        throw new Error(`The transaction changes ${reference.path} without having read it`);
      }
    },
    remove: (reference) => {
      transaction.remove(reference);
      addEvents(reference, contents.get(reference.path), undefined);
    },
  };
};
