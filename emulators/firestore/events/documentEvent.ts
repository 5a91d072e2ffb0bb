import type { Caller } from '../storage/caller.ts';
import type { Database } from '../storage/database.ts';
import type { Change } from '../values/document.ts';
import type { DatabaseId } from '../values/paths.ts';
import type { Timestamp } from '../values/timestamp.ts';

/** The change of one document by a commit. */
export interface DocumentEvent {
  /** A unique id; a redelivery would have the same one. */
  id: string;
  database: Database;
  change: Change;
  /** When it was committed. */
  time: Timestamp;
  /** Who committed it. */
  author: Caller;
}

/** The HTTP request that delivers an event to a function. */
export interface Delivery {
  headers: Record<string, string>;
  body: string;
}

/** A registered function and the events that it receives. */
export interface Trigger {
  /** The name of the function in the Functions emulator. */
  key: string;
  database: DatabaseId;
  /** Whether the function receives an event for a change. */
  matches(change: Change): boolean;
  deliveryOf(event: DocumentEvent): Delivery;
  /** Whether an event that the function has failed to process is delivered again. */
  retries: boolean;
}

/** How a commit can change a document. */
export type ChangeKind = 'created' | 'updated' | 'deleted';

/** How a change affected a document. */
export const changeKind = ({ before, after }: Change): ChangeKind => {
  if (!after) return 'deleted';
  return before ? 'updated' : 'created';
};
