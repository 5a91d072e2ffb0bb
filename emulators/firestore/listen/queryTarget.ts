import type { Guard } from '../access/guard.ts';
import { isInSource, matches, type Query } from '../query/query.ts';
import type { Database, Snapshot } from '../storage/database.ts';
import { execute } from '../storage/execute.ts';
import type { Change, Document } from '../values/document.ts';
import type { FieldPath } from '../values/fieldPaths.ts';
import { ResultWindow } from './resultWindow.ts';
import type { Target, Update } from './target.ts';

const isWindowed = ({ limit, offset, vectorSearch }: Query) =>
  limit !== undefined || offset > 0 || vectorSearch !== undefined;

/**
 * A target of the results of a query. The rules check it only when it is added: that check covers
 * everything it may ever return.
 */
export class QueryTarget implements Target {
  private readonly database: Database;
  private readonly query: Query;
  private readonly guard: () => Guard | undefined;
  private window: ResultWindow | undefined;

  /** @param guard Returns the guard for the current rules. */
  constructor(database: Database, query: Query, guard: () => Guard | undefined) {
    this.database = database;
    this.query = query;
    this.guard = guard;
  }

  get projection(): readonly FieldPath[] | undefined {
    return this.query.projection;
  }

  assertAllowed(): void {
    this.database.indexes?.assertIndexed(this.query);
    this.guard()?.assertList(this.query);
  }

  start(snapshot: Snapshot): Update[] {
    const documents = this.run(snapshot);
    if (isWindowed(this.query)) {
      this.window = new ResultWindow(this.query, documents);
    }
    return documents.map((document) => ({ path: document.path, document }));
  }

  applyChanges(changes: readonly Change[], state: () => Snapshot): Update[] {
    const relevant = changes.filter(({ path }) => isInSource(path, this.query));
    if (relevant.length === 0) return [];
    return (
      this.window?.applyChanges(relevant, () => this.run(state())) ??
      relevant.flatMap((change) => this.updateFor(change))
    );
  }

  loses({ path, before, after }: Change): boolean {
    const contains = (document: Document | undefined) =>
      document !== undefined && matches(document, this.query);
    return isInSource(path, this.query) && contains(before) && !contains(after);
  }

  private run(snapshot: Snapshot) {
    return execute(this.database, this.query, snapshot).documents;
  }

  private updateFor({ path, before, after }: Change): Update[] {
    if (after && matches(after, this.query)) return [{ path, document: after }];
    return before && matches(before, this.query) ? [{ path, document: undefined }] : [];
  }
}
