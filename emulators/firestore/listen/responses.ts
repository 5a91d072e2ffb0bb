import type { Database } from '../storage/database.ts';
import type { Document } from '../values/document.ts';
import type { FieldPath } from '../values/fieldPaths.ts';
import type { Timestamp } from '../values/timestamp.ts';
import { documentChange, documentRemoved, snapshotResponse } from '../wire/listenResponse.ts';
import type { Update } from './target.ts';

/**
 * The responses about one state of a database. Many streams send the same ones, so each is created
 * and encoded once.
 */
export class Responses {
  readonly time: Timestamp;
  private readonly database: Database;
  private readonly changes = new Map<Document, Map<number, object>>();
  private snapshot: object | undefined;

  constructor(database: Database, time: Timestamp) {
    this.database = database;
    this.time = time;
  }

  /** An update of a target. */
  update(id: number, { path, document }: Update, mask: readonly FieldPath[] | undefined): object {
    if (!document) return documentRemoved(this.database, id, path, this.time);
    if (mask) return documentChange(this.database, id, document, mask);
    const known = this.changes.get(document) ?? new Map<number, object>();
    const response = known.get(id) ?? documentChange(this.database, id, document, undefined);
    this.changes.set(document, known.set(id, response));
    return response;
  }

  /** All targets of a stream are consistent. */
  consistent(): object {
    this.snapshot ??= snapshotResponse(this.time);
    return this.snapshot;
  }
}
