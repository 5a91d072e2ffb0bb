import type { Change, Document } from '../document.ts';
import type { Compare } from '../order.ts';
import { compareResults, matches, type Query } from '../query.ts';
import type { Update } from './target.ts';

const byPath = (documents: readonly Document[]) =>
  new Map(documents.map((document) => [document.path, document]));

/** What turns one list of results into another. */
const difference = (before: readonly Document[], after: readonly Document[]): Update[] => {
  const [old, now] = [byPath(before), byPath(after)];
  const gone = before.filter(({ path }) => !now.has(path));
  // A vector search copies a document to add its distance; the copies share the update time.
  const updated = after.filter(({ path, updateTime }) => old.get(path)?.updateTime !== updateTime);
  return [
    ...gone.map(({ path }) => ({ path, document: undefined })),
    ...updated.map((document) => ({ path: document.path, document })),
  ];
};

/**
 * The results of a query with a limit, an offset or a vector search. Documents behind the last one come in when others
 * leave, so the results have to be kept; the query runs again only when those are needed.
 */
export class ResultWindow {
  private readonly query: Query;
  private readonly compare: Compare<Document>;
  private readonly run: () => Document[];
  private documents: readonly Document[];

  /**
   * @param documents The results to begin with.
   * @param run Finds the latest results.
   */
  constructor(query: Query, documents: readonly Document[], run: () => Document[]) {
    this.query = query;
    this.compare = compareResults(query);
    this.documents = documents;
    this.run = run;
  }

  /** Goes on to the latest state, given what has changed since the one before. */
  applyChanges(changes: readonly Change[]): Update[] {
    if (!changes.some((change) => this.isAffectedBy(change))) return [];
    const before = this.documents;
    this.documents = this.applyToWindow(changes) ?? this.run();
    return difference(before, this.documents);
  }

  private isAffectedBy({ before, after }: Change) {
    return [before, after].some((document) => document && this.isWithin(document));
  }

  /** Whether a document matches, and would not come behind results that are full already. */
  private isWithin(document: Document) {
    if (!matches(document, this.query)) return false;
    if (!this.isFull) return true;
    const last = this.documents.at(-1);
    return last !== undefined && this.compare(document, last) <= 0;
  }

  private get isFull() {
    return this.documents.length === this.query.limit;
  }

  /** The results after the changes, if the old ones are enough to tell. */
  private applyToWindow(changes: readonly Change[]): Document[] | undefined {
    const { limit, offset, vectorSearch } = this.query;
    if (offset > 0 || vectorSearch) return undefined;
    const changed = new Set(changes.map(({ path }) => path));
    const kept = this.documents.filter(({ path }) => !changed.has(path));
    const entered = changes
      .map(({ after }) => after)
      .filter((document) => document !== undefined)
      .filter((document) => this.isWithin(document));
    const known = [...kept, ...entered].sort(this.compare);
    return this.isFull && known.length < (limit as number) ? undefined : known.slice(0, limit);
  }
}
