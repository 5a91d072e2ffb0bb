import { EvaluationError } from './errors.ts';
import type { RulesValue } from './values.ts';

/** Whether the state before the request is meant, or the one it would leave. */
export type View = 'before' | 'after';

/**
 * How many documents may be read for a request of one operation, and of several: a batch of writes, a
 * transaction, a read of several documents.
 * https://firebase.google.com/docs/firestore/security/rules-conditions#access_call_limits
 */
export const maxReads = { single: 10, several: 20 } as const;

/** A document that the rules have read; null when there is none. */
export interface CachedDocument {
  path: string;
  view: View;
  document: RulesValue;
}

/**
 * The documents that the rules read for one request, which may be of several operations. Each path
 * counts once for all of them, whatever its views, as in Google's emulator.
 */
export class DocumentCache {
  private readonly limit: number;
  private readonly documents = new Map<string, CachedDocument>();
  private readonly paths = new Set<string>();

  constructor(limit: number = maxReads.single) {
    this.limit = limit;
  }

  /** The document where it has been read already. */
  find(path: string, view: View): RulesValue | undefined {
    return this.documents.get(`${view} ${path}`)?.document;
  }

  isCounted(path: string): boolean {
    return this.paths.has(path);
  }

  /** Counts a path against the limit. Throws an EvaluationError beyond it. */
  count(path: string): void {
    if (this.paths.size >= this.limit) {
      throw new EvaluationError(
        `More than ${this.limit} documents had to be read for the request.`,
      );
    }
    this.paths.add(path);
  }

  add(read: CachedDocument): void {
    this.documents.set(`${read.view} ${read.path}`, read);
  }

  /** All of them, in the order in which they were read. */
  [Symbol.iterator](): Iterator<CachedDocument> {
    return this.documents.values();
  }
}
