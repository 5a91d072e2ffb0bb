import type { Guard } from '../access/guard.ts';
import type { Database, Snapshot } from '../storage/database.ts';
import type { Change } from '../values/document.ts';
import type { Target, Update } from './target.ts';

/**
 * A target of documents by name, existing or not. The rules check each new version; a denied one
 * ends the target.
 */
export class DocumentsTarget implements Target {
  readonly projection = undefined;
  private readonly database: Database;
  private readonly paths: ReadonlySet<string>;
  private readonly guard: () => Guard | undefined;

  /** @param guard Returns the guard for the current rules. */
  constructor(database: Database, paths: readonly string[], guard: () => Guard | undefined) {
    this.database = database;
    this.paths = new Set(paths);
    this.guard = guard;
  }

  assertAllowed(): void {
    const guard = this.guard();
    for (const path of this.paths) guard?.assertGet(path, this.database.get(path));
  }

  start(snapshot: Snapshot): Update[] {
    return [...this.paths].map((path) => ({ path, document: snapshot.get(path) }));
  }

  applyChanges(changes: readonly Change[]): Update[] {
    const relevant = changes.filter(({ path }) => this.paths.has(path));
    for (const { path, after } of relevant) this.guard()?.assertGet(path, after);
    return relevant.map(({ path, after }) => ({ path, document: after }));
  }

  loses({ path, after }: Change): boolean {
    return after === undefined && this.paths.has(path);
  }
}
