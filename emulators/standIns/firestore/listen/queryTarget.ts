import type { Guard } from '../access.ts';
import type { Database, Snapshot } from '../database.ts';
import type { Change } from '../document.ts';
import { execute } from '../execute.ts';
import type { FieldPath } from '../fieldPaths.ts';
import { isInSource, matches, type Query } from '../query.ts';
import { ResultWindow } from './resultWindow.ts';
import type { Target, Update } from './target.ts';

const isWindowed = ({ limit, offset, nearest }: Query) =>
  limit !== undefined || offset > 0 || nearest !== undefined;

/**
 * The results of a query. The rules are asked when it is added and not again: they were asked about
 * whatever it may ever return.
 */
export class QueryTarget implements Target {
  private readonly database: Database;
  private readonly query: Query;
  private readonly guard: () => Guard | undefined;
  private window: ResultWindow | undefined;

  /** @param guard The guard by the rules of the moment. */
  constructor(database: Database, query: Query, guard: () => Guard | undefined) {
    this.database = database;
    this.query = query;
    this.guard = guard;
  }

  get projection(): readonly FieldPath[] | undefined {
    return this.query.projection;
  }

  assertAllowed(): void {
    this.database.indexes?.assertServed(this.query);
    this.guard()?.assertList(this.query);
  }

  begin(snapshot: Snapshot): Update[] {
    const documents = this.run(snapshot);
    if (isWindowed(this.query)) {
      const rerun = () => this.run(this.database.latest());
      this.window = new ResultWindow(this.query, documents, rerun);
    }
    return documents.map((document) => ({ path: document.path, document }));
  }

  follow(changes: readonly Change[]): Update[] {
    const own = changes.filter(({ path }) => isInSource(path, this.query));
    if (own.length === 0) return [];
    return this.window?.follow(own) ?? own.flatMap((change) => this.updateBy(change));
  }

  private run(snapshot: Snapshot) {
    return execute(this.database, this.query, snapshot).documents;
  }

  private updateBy({ path, before, after }: Change): Update[] {
    if (after && matches(after, this.query)) return [{ path, document: after }];
    return before && matches(before, this.query) ? [{ path, document: undefined }] : [];
  }
}
