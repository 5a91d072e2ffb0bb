import type { Snapshot } from '../storage/database.ts';
import type { Change, Document } from '../values/document.ts';
import type { FieldPath } from '../values/fieldPaths.ts';

/** An update of a document for a listener; undefined when the target no longer contains it. */
export interface Update {
  readonly path: string;
  readonly document: Document | undefined;
}

/** A set of documents that a client listens to. */
export interface Target {
  /** The fields to send; all when undefined. */
  readonly projection: readonly FieldPath[] | undefined;
  /**
   * Checks that the caller may listen now.
   * @throws {FirestoreError} PERMISSION_DENIED when the rules do not allow it, FAILED_PRECONDITION
   * when a query needs a missing index.
   */
  assertAllowed(): void;
  /** Starts or restarts from a snapshot; returns all documents of the target. */
  start(snapshot: Snapshot): Update[];
  /**
   * Applies all changes since the previous state; returns the updates.
   * @param state Returns the state after the changes. The database may already be ahead of it.
   * @throws {FirestoreError} PERMISSION_DENIED when the rules no longer allow a document.
   */
  applyChanges(changes: readonly Change[], state: () => Snapshot): Update[];
  /** Whether a change takes its document out of the target, whatever happens to others. */
  loses(change: Change): boolean;
}
