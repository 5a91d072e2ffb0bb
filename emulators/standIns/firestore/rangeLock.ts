import type { Change, Document } from './document.ts';
import { compareResults, matches, type Query } from './query.ts';

const plain = (_: string, value: unknown) => {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  return value instanceof Map ? [...value] : value;
};

/** A query whose results a transaction relies on, as far as it has read them. */
export class RangeLock {
  readonly query: Query;
  /** A text that the locks of equal queries share. */
  readonly key: string;
  private last: Document | undefined;

  constructor(query: Query) {
    this.query = query;
    this.key = JSON.stringify(query, plain);
  }

  /** Notes the last result, where a limit ended the reading: what comes behind is free. */
  endAt(last: Document | undefined): void {
    this.last = last;
  }

  covers(document: Document | undefined): boolean {
    return (
      document !== undefined &&
      matches(document, this.query) &&
      (!this.last || compareResults(this.query)(document, this.last) <= 0)
    );
  }

  /** Whether a change may alter what the query returned. */
  isAffected({ before, after }: Change): boolean {
    return this.covers(before) || this.covers(after);
  }
}
