import { compareResults, matches, type Query } from '../query/query.ts';
import type { Change, Document } from '../values/document.ts';
import type { Compare } from '../values/order.ts';
import type { Update } from './target.ts';

const byPath = (documents: readonly Document[]) =>
  new Map(documents.map((document) => [document.path, document]));

/** The updates that turn one list of results into another. */
const difference = (before: readonly Document[], after: readonly Document[]): Update[] => {
  const [old, now] = [byPath(before), byPath(after)];
  const removed = before.filter(({ path }) => !now.has(path));
  // A vector search copies a document to add its distance; copies share the update time.
  const updated = after.filter(({ path, updateTime }) => old.get(path)?.updateTime !== updateTime);
  return [
    ...removed.map(({ path }) => ({ path, document: undefined })),
    ...updated.map((document) => ({ path: document.path, document })),
  ];
};

/**
 * The results of a query with a limit, an offset or a vector search. When a result leaves, a
 * document after the last one enters, so the results are kept. The query runs again only when such
 * a document is needed.
 */
export class ResultWindow {
  private readonly query: Query;
  private readonly compare: Compare<Document>;
  private documents: readonly Document[];

  /** @param documents The initial results. */
  constructor(query: Query, documents: readonly Document[]) {
    this.query = query;
    this.compare = compareResults(query);
    this.documents = documents;
  }

  /**
   * Applies the changes since the previous state; returns the updates.
   * @param run Runs the query on the state after the changes.
   */
  applyChanges(changes: readonly Change[], run: () => Document[]): Update[] {
    if (!changes.some((change) => this.isAffectedBy(change))) return [];
    const before = this.documents;
    this.documents = this.applyToWindow(changes) ?? run();
    return difference(before, this.documents);
  }

  private isAffectedBy({ before, after }: Change) {
    return [before, after].some((document) => document && this.isWithin(document));
  }

  /** Whether a document matches and does not come after the last result of a full window. */
  private isWithin(document: Document) {
    if (!matches(document, this.query)) return false;
    if (!this.isFull) return true;
    const last = this.documents.at(-1);
    return last !== undefined && this.compare(document, last) <= 0;
  }

  private get isFull() {
    return this.documents.length === this.query.limit;
  }

  /** The results after the changes; undefined when the query has to run again. */
  private applyToWindow(changes: readonly Change[]): Document[] | undefined {
    const { limit, offset, vectorSearch } = this.query;
    if (offset > 0 || vectorSearch) return undefined;
    const changed = new Set(changes.map(({ path }) => path));
    const remaining = this.documents.filter(({ path }) => !changed.has(path));
    const entered = changes
      .map(({ after }) => after)
      .filter((document) => document !== undefined)
      .filter((document) => this.isWithin(document));
    const results = [...remaining, ...entered].sort(this.compare);
    return this.isFull && results.length < (limit as number) ? undefined : results.slice(0, limit);
  }
}
