import { EvaluationError } from '../language/errors.ts';
import type { RulesValue } from '../language/values.ts';

/** The state to read: before the request, or after it. */
export type View = 'before' | 'after';

/**
 * The maximum number of documents that the rules may read for a request with one operation, and
 * with several: a batch of writes, a transaction, a read of several documents.
 * https://firebase.google.com/docs/firestore/security/rules-conditions#access_call_limits
 */
export const maxReads = { single: 10, several: 20 } as const;

/** A document that the rules have read; null when it does not exist. */
export interface CachedDocument {
  path: string;
  view: View;
  document: RulesValue;
}

/**
 * The documents that the rules have read for one request, which may have several operations. As in
 * Google's emulator, each path counts once, whatever the view.
 */
export class DocumentCache {
  private readonly limit: number;
  private readonly documents = new Map<string, CachedDocument>();
  private readonly paths = new Set<string>();

  constructor(limit: number = maxReads.single) {
    this.limit = limit;
  }

  /** The cached document; undefined when it has not been read. */
  find(path: string, view: View): RulesValue | undefined {
    return this.documents.get(`${view} ${path}`)?.document;
  }

  /** Whether a path has been counted. */
  isCounted(path: string): boolean {
    return this.paths.has(path);
  }

  /** Counts a path. Throws an EvaluationError beyond the limit. */
  count(path: string): void {
    if (this.paths.size >= this.limit) {
      throw new EvaluationError(
        `More than ${this.limit} documents had to be read for the request.`,
      );
    }
    this.paths.add(path);
  }

  /** Adds a document that the rules have read. */
  add(read: CachedDocument): void {
    this.documents.set(`${read.view} ${read.path}`, read);
  }

  /** The documents in the order of the reads. */
  [Symbol.iterator](): Iterator<CachedDocument> {
    return this.documents.values();
  }
}
