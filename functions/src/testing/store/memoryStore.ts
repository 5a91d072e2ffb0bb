import {
  type DocumentData,
  type DocumentReference,
  FieldPath,
  FieldValue,
  GrpcStatus,
} from 'firebase-admin/firestore';
import { db } from '../../store/collections/firebase.ts';

/** The contents of documents by their paths. */
export type MemoryStore = Map<string, DocumentData>;

/** A store, and the collections that it does not keep. */
interface Kept {
  store: MemoryStore;
  without: readonly string[];
}

type Named = Pick<DocumentReference, 'path'>;
type Write = () => void;

const isMap = (value: unknown): value is DocumentData =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;

/** The SDK has no other way to read these two. */
const operandOf = (value: FieldValue): number => Reflect.get(value, 'operand');
const namesIn = (path: string | FieldPath): string[] =>
  path instanceof FieldPath ? Reflect.get(path, 'segments') : path.split('.');

/** The new value of a field; undefined if it is deleted. */
const stored = (value: unknown, before: unknown): unknown => {
  if (!(value instanceof FieldValue)) return value;
  if (value.isEqual(FieldValue.delete())) return undefined;
  if (!value.isEqual(FieldValue.increment(operandOf(value)))) throw new Error('Only increments');
  return Number(before ?? 0) + operandOf(value);
};

const defined = (fields: DocumentData): DocumentData =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const mergedFields = (before: unknown, change: DocumentData): DocumentData => {
  const fields: DocumentData = isMap(before) ? before : {};
  const changes = Object.entries(change).map(([name, value]) => [
    name,
    isMap(value) ? mergedFields(fields[name], value) : stored(value, fields[name]),
  ]);
  return defined({ ...fields, ...Object.fromEntries(changes) });
};

const withField = (
  content: DocumentData,
  [name = '', ...names]: string[],
  value: unknown,
): DocumentData =>
  defined({
    ...content,
    [name]:
      names.length === 0
        ? stored(value, content[name])
        : withField(content[name] ?? {}, names, value),
  });

/** As Firestore takes them: an object, or fields and values in turn, and then a precondition. */
const changesOf = (...given: unknown[]): [string[], unknown][] =>
  isMap(given[0])
    ? Object.entries(given[0]).map(([name, value]) => [namesIn(name), value])
    : Array.from({ length: Math.floor(given.length / 2) }, (_, position) => [
        namesIn(given[2 * position] as string | FieldPath),
        given[2 * position + 1],
      ]);

const failure = (code: GrpcStatus, { path }: Named) => Object.assign(new Error(path), { code });

const batchOf = ({ store, without }: Kept) => {
  const writes: Write[] = [];
  const write = ({ path }: Named, one: Write) => {
    if (!without.some((name) => path.startsWith(`${name}/`))) writes.push(one);
  };
  return {
    create: (reference: Named, content: DocumentData) =>
      write(reference, () => {
        if (store.has(reference.path)) throw failure(GrpcStatus.ALREADY_EXISTS, reference);
        store.set(reference.path, content);
      }),
    set: (reference: Named, content: DocumentData, { merge = false } = {}) =>
      write(reference, () => {
        const { path } = reference;
        store.set(path, merge ? mergedFields(store.get(path), content) : content);
      }),
    update: (reference: Named, ...changes: unknown[]) =>
      write(reference, () => {
        const before = store.get(reference.path);
        if (!before) throw failure(GrpcStatus.NOT_FOUND, reference);
        const after = changesOf(...changes).reduce(
          (content, [names, value]) => withField(content, names, value),
          before,
        );
        store.set(reference.path, after);
      }),
    delete: (reference: Named, { exists = true } = {}) =>
      write(reference, () => {
        if (exists) store.delete(reference.path);
      }),
    commit: async () => {
      for (const one of writes) one();
    },
  };
};

const snapshotsIn =
  (store: MemoryStore) =>
  async (...references: (Named | { fieldMask: string[] })[]) =>
    references
      .filter((reference) => 'path' in reference)
      .map((ref) => ({ ref, data: () => store.get(ref.path) }));

/**
 * Lets services read and write a store in memory instead of Firestore while `run` runs, one request
 * after the other: there are no queries and no conflicts, and a failed request may leave a part.
 */
export const withMemoryStore = async <Result>(
  kept: Kept,
  run: () => Promise<Result>,
): Promise<Result> => {
  const methods = { getAll: snapshotsIn(kept.store), batch: () => batchOf(kept) };
  Object.assign(db, methods);
  try {
    return await run();
  } finally {
    for (const name of Object.keys(methods)) Reflect.deleteProperty(db, name);
  }
};
