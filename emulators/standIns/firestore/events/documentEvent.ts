import type { Caller } from '../caller.ts';
import type { Database } from '../database.ts';
import type { Change } from '../document.ts';
import type { DatabaseId } from '../names.ts';
import type { Timestamp } from '../timestamp.ts';

/** What a commit did to one document. */
export interface DocumentEvent {
  /** An id of its own; a second delivery would have the same. */
  id: string;
  database: Database;
  change: Change;
  /** When it was committed. */
  time: Timestamp;
  /** Who committed it. */
  author: Caller;
}

/** The request that tells a function of an event. */
export interface Delivery {
  headers: Record<string, string>;
  body: string;
}

/** A function that wants to be told of some events. */
export interface Trigger {
  /** Its name in the Functions emulator. */
  key: string;
  database: DatabaseId;
  /** Whether it wants to be told of a change. */
  wants(change: Change): boolean;
  deliveryOf(event: DocumentEvent): Delivery;
}

/** What may have become of a document. */
export type Outcome = 'created' | 'updated' | 'deleted';

/** What has become of a document. */
export const outcomeOf = ({ before, after }: Change): Outcome => {
  if (!after) return 'deleted';
  return before ? 'updated' : 'created';
};
