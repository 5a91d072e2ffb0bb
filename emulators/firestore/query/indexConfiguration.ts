import { readFileSync, statSync } from 'node:fs';
import { FirestoreError } from '../values/errors.ts';
import type { Aggregation } from './aggregate.ts';
import { type IndexFile, missingIndex, parseIndexFile } from './compositeIndexes.ts';
import type { Query } from './query.ts';

/** The indexes of a firestore.indexes.json, reloaded when the file changes. */
export class IndexConfiguration {
  private readonly fileName: string;
  private readAt = Number.NaN;
  private file: IndexFile;

  /** @throws {Error} when the file cannot be read or is invalid. */
  constructor(fileName: string) {
    this.fileName = fileName;
    this.file = this.read();
  }

  /**
   * Checks that production could run a query with these indexes.
   * @throws {FirestoreError} FAILED_PRECONDITION with the missing entry.
   */
  assertIndexed(query: Query, aggregations: readonly Aggregation[] = []): void {
    const missing = missingIndex(query, aggregations, this.current());
    if (missing) {
      throw new FirestoreError(
        'FAILED_PRECONDITION',
        `The query requires an index. Add it to firestore.indexes.json: ${JSON.stringify(missing)}`,
      );
    }
  }

  private current() {
    if (statSync(this.fileName).mtimeMs !== this.readAt) this.file = this.read();
    return this.file;
  }

  private read(): IndexFile {
    this.readAt = statSync(this.fileName).mtimeMs;
    try {
      return parseIndexFile(readFileSync(this.fileName, 'utf8'));
    } catch (cause) {
      throw new Error(`${this.fileName}: ${(cause as Error).message}`, { cause });
    }
  }
}
