import { waitAtMost } from '../calls/waitAtMost.ts';

/** The place of some work in the queues of the documents that it needs. */
export interface Place {
  /**
   * Joins the queue of a document and waits until all earlier work on it has ended, but not
   * forever.
   */
  waitFor(document: string): Promise<void>;
  /** Ends the work: the next in all of its queues may start. */
  leave(): void;
}

/** The unfinished work on each document, by its number. */
const queues = new Map<string, Map<number, Promise<void>>>();
let lastNumber = 0;

const join = (document: string, number: number, end: Promise<void>): Promise<void>[] => {
  const queue = queues.get(document) ?? new Map<number, Promise<void>>();
  queues.set(document, queue.set(number, end));
  return [...queue].filter(([other]) => other < number).map(([, earlier]) => earlier);
};

const quit = (document: string, number: number): void => {
  const queue = queues.get(document);
  queue?.delete(number);
  if (queue?.size === 0) queues.delete(document);
};

/**
 * Lets work of this instance on the same documents take turns, in the order in which it started.
 * Work only waits for earlier work, so no two pieces of work wait for each other. If the next of it
 * does not end for `limitMs`, work continues anyway: it may be stuck, for example because Firestore
 * does not answer. A long queue that moves keeps its order, however long it takes.
 */
export const takeTurns = (limitMs = 2_000): Place => {
  lastNumber += 1;
  const number = lastNumber;
  const { promise: ownEnd, resolve } = Promise.withResolvers<void>();
  const joined = new Set<string>();
  return {
    waitFor: async (document) => {
      joined.add(document);
      for (const end of join(document, number, ownEnd)) {
        if (!(await waitAtMost(limitMs, end))) return;
      }
    },
    leave: () => {
      for (const document of joined) quit(document, number);
      resolve();
    },
  };
};
