import type { Snapshot } from '../database.ts';
import type { Change, Document } from '../document.ts';
import type { FieldPath } from '../fieldPaths.ts';

/** What a listener learns of a document: its version, or undefined when the target has it no more. */
export interface Update {
  readonly path: string;
  readonly document: Document | undefined;
}

/** A set of documents that someone listens to. */
export interface Target {
  /** The fields that are sent; all when undefined. */
  readonly projection: readonly FieldPath[] | undefined;
  /**
   * Makes sure that the caller may listen, as things are now.
   * @throws {FirestoreError} PERMISSION_DENIED when the rules do not allow it, FAILED_PRECONDITION
   * when a query needs an index that is not there.
   */
  assertAllowed(): void;
  /** Starts, or starts over, from a state; tells of every document that the target has in it. */
  start(snapshot: Snapshot): Update[];
  /**
   * Goes on to the latest state, given all that has changed since the state before.
   * @throws {FirestoreError} PERMISSION_DENIED when the rules no longer allow it.
   */
  applyChanges(changes: readonly Change[]): Update[];
}
