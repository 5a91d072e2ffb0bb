import { type DocumentData, type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { dayMs, eventDays } from '../../contract/index.ts';
import { events } from '../collections/eventCollections.ts';
import { eventsOf, hasEvents } from '../events/eventTable.ts';
import type { Transaction } from './transaction.ts';

type Reference = Pick<DocumentReference, 'id'> & { parent: { path: string } };

/**
 * A transaction that also writes the events of what it creates, changes and deletes. A change has
 * events only if the transaction has read the document.
 */
export const withEvents = (transaction: Transaction): Transaction => {
  const contents = new Map<string, DocumentData | undefined>();

  const addEvents = (
    { id, parent }: Reference,
    before: DocumentData | undefined,
    after: DocumentData | undefined,
  ): void => {
    if (!hasEvents(parent.path)) return;
    for (const { id: eventId, ...event } of eventsOf(parent.path, { id, before, after })) {
      transaction.replace(events.doc(eventId), {
        ...event,
        at: FieldValue.serverTimestamp(),
        expireAt: new Date(Date.now() + eventDays * dayMs),
      });
    }
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
      if (before) addEvents(reference, before, { ...before, ...change });
    },
    remove: (reference) => {
      transaction.remove(reference);
      addEvents(reference, contents.get(reference.path), undefined);
    },
  };
};
