import {
  type DocumentData,
  type DocumentReference,
  FieldPath,
  type Precondition,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { updateFields } from '../attempt.ts';
import type { FieldChange } from '../transaction.ts';
import {
  assertResolved,
  changedContent,
  combinedChanges,
  mapOf,
  NotCombinable,
  replacesMap,
} from './fieldChanges.ts';

/** A write to a document, by one request of a transaction or by several. */
export type DocumentWrite =
  | { kind: 'create' | 'replace'; content: DocumentData }
  | { kind: 'update' | 'merge'; changes: readonly FieldChange[] }
  | { kind: 'remove' | 'assertMissing' };

/** The Admin SDK does not find named fields inside a map if their names have dots. */
const isMergeable = (changes: readonly FieldChange[]): boolean =>
  !replacesMap(changes) || !changes.some(([[, ...inner]]) => inner.join('').includes('.'));

const addMerge = (
  batch: WriteBatch,
  reference: DocumentReference,
  changes: readonly FieldChange[],
): void => {
  const mergeFields = changes.map(([names]) => new FieldPath(...names));
  batch.set(reference, mapOf(changes), replacesMap(changes) ? { mergeFields } : { merge: true });
};

/** One write with the effect of two. Throws `NotCombinable` if there is none. */
export const combinedWrite = (
  earlier: DocumentWrite | undefined,
  later: DocumentWrite,
): DocumentWrite => {
  if (!earlier) return later;
  if ('content' in earlier && 'changes' in later) {
    return { kind: earlier.kind, content: changedContent(earlier.content, later.changes) };
  }
  if ('changes' in earlier && 'changes' in later && earlier.kind === later.kind) {
    const changes = combinedChanges(earlier.changes, later.changes);
    if (earlier.kind === 'update' || isMergeable(changes)) return { kind: earlier.kind, changes };
  }
  throw new NotCombinable();
};

const resolved = (content: DocumentData): DocumentData => {
  assertResolved(content);
  return content;
};

/** A document after a write. Throws `NotCombinable` if only Firestore can tell. */
export const contentAfter = (
  stored: DocumentData | undefined,
  write: DocumentWrite | undefined,
): DocumentData | undefined => {
  if (!write || write.kind === 'assertMissing') return stored;
  if (write.kind === 'update' && !stored) throw new NotCombinable();
  if ('changes' in write) return resolved(changedContent(stored ?? {}, write.changes));
  return 'content' in write ? resolved(write.content) : undefined;
};

/** Adds a write to a batch; `ifUnchanged` is for writes that depend on the stored document. */
export const addToBatch = (
  batch: WriteBatch,
  reference: DocumentReference,
  write: DocumentWrite,
  ifUnchanged: Precondition,
): void => {
  if (write.kind === 'create') batch.create(reference, write.content);
  else if (write.kind === 'replace') batch.set(reference, write.content);
  else if ('changes' in write) {
    if (write.kind === 'update') updateFields(batch, reference, write.changes, ifUnchanged);
    else addMerge(batch, reference, write.changes);
  } else if (write.kind === 'remove') batch.delete(reference, ifUnchanged);
  else batch.delete(reference, { exists: false });
};
