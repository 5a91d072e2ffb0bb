import { invalidArgument } from '../values/errors.ts';
import { compareTimestamps } from '../values/timestamp.ts';
import type { Write } from './write.ts';

const inOneRequest = (what: string) =>
  invalidArgument(`the same document cannot be ${what} in a single request`);

const verificationError = (earlier: Write, { op }: Write) => {
  if (earlier.op !== 'verify') return inOneRequest('written and then verified');
  return inOneRequest(op === 'verify' ? 'verified more than once' : 'verified and then written');
};

/** The name of a write in Google's messages, given the first write to the same document. */
const nameOf = ({ op }: Write, first: Write) => {
  if (op === 'delete') return 'delete';
  const { precondition } = first;
  if (!precondition) return 'upsert';
  if ('exists' in precondition) return precondition.exists ? 'update' : 'insert';
  return first.op === 'delete' ? 'upsert' : 'update';
};

/** Whether the precondition of a write contradicts the write before it. */
const contradicts = ({ op, precondition }: Write, before: Write) => {
  if (!precondition) return false;
  const exists = before.op !== 'delete';
  return 'exists' in precondition ? precondition.exists !== exists : !exists && op !== 'delete';
};

const requiresOtherVersion = ({ precondition }: Write, first: Write) => {
  if (!precondition || 'exists' in precondition) return false;
  const base = first.precondition;
  if (!base || 'exists' in base) return true;
  return compareTimestamps(base.updateTime, precondition.updateTime) !== 0;
};

const rejectionOf = (write: Write, [first, last]: readonly [Write, Write]) => {
  if (contradicts(write, last)) {
    const names = `${nameOf(last, first)} then ${nameOf(write, write)}`;
    return invalidArgument(`Cannot ${names} an entity in the same request.`);
  }
  return requiresOtherVersion(write, first)
    ? invalidArgument('Cannot collapse mutations with different version preconditions.')
    : undefined;
};

const assertVerifiedAlone = (writes: readonly Write[]) => {
  const byPath = new Map<string, Write>();
  for (const write of writes) {
    const earlier = byPath.get(write.path);
    if (earlier && (earlier.op === 'verify' || write.op === 'verify')) {
      throw verificationError(earlier, write);
    }
    byPath.set(write.path, write);
  }
};

const assertConsistent = (writes: readonly Write[]) => {
  const byPath = new Map<string, readonly [first: Write, last: Write]>();
  for (const write of writes) {
    const earlier = byPath.get(write.path);
    const rejection = earlier && rejectionOf(write, earlier);
    if (rejection) throw rejection;
    byPath.set(write.path, [earlier?.[0] ?? write, write]);
  }
};

/**
 * Checks that several writes to one document can be combined. Firestore treats them as one write
 * with the precondition of the first. So each later precondition must follow from the writes before
 * it, and a verification cannot be combined with a write.
 * @throws {FirestoreError} INVALID_ARGUMENT naming the contradiction, whatever is stored.
 */
export const assertCombinable = (writes: readonly Write[]): void => {
  if (writes.length < 2) return;
  assertVerifiedAlone(writes);
  assertConsistent(writes);
};

/**
 * Checks that no two writes are to the same document.
 * @throws {FirestoreError} INVALID_ARGUMENT when some are.
 */
export const assertDistinct = (writes: readonly Write[]): void => {
  if (new Set(writes.map(({ path }) => path)).size < writes.length) {
    throw inOneRequest('written more than once');
  }
};
