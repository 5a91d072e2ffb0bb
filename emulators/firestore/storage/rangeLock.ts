import { compareResults, matches, type Query } from '../query/query.ts';
import type { Change, Document } from '../values/document.ts';

const plain = (_: string, value: unknown) => {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  return value instanceof Map ? [...value] : value;
};

/** A lock on the results of a query, as far as the transaction has read them. */
export class RangeLock {
  readonly query: Query;
  /** A key that equal queries share. */
  readonly key: string;
  private last: Document | undefined;

  constructor(query: Query) {
    this.query = query;
    this.key = JSON.stringify(query, plain);
  }

  /** Ends the range at the last result of a full limit: documents after it are not locked. */
  endAt(last: Document | undefined): void {
    this.last = last;
  }

  /** Whether a document is within the locked range. */
  covers(document: Document | undefined): boolean {
    return (
      document !== undefined &&
      matches(document, this.query) &&
      (!this.last || compareResults(this.query)(document, this.last) <= 0)
    );
  }

  /** Whether a change may alter the results of the query. */
  isAffected({ before, after }: Change): boolean {
    return this.covers(before) || this.covers(after);
  }
}
