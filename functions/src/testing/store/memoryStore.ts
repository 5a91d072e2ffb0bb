import {
  type DocumentData,
  type DocumentReference,
  FieldPath,
  FieldValue,
  GrpcStatus,
  Query,
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

/** A condition of a query, as the SDK holds it. */
interface Condition {
  field: FieldPath;
  op: string;
  value: unknown;
}

const isAmong = (value: unknown, values: unknown) =>
  Array.isArray(values) && values.includes(value);

const operators: Record<string, (stored: unknown, value: unknown) => boolean> = {
  EQUAL: (one, other) => one === other,
  IN: isAmong,
  ARRAY_CONTAINS: (values, value) => isAmong(value, values),
  ARRAY_CONTAINS_ANY: (values, some) =>
    Array.isArray(some) && some.some((value) => isAmong(value, values)),
};

const fulfils = (content: DocumentData, { field, op, value }: Condition): boolean => {
  const holds = operators[op];
  if (!holds) throw new Error(`No queries with ${op}`);
  const stored = namesIn(field).reduce<unknown>(
    (map, name) => (isMap(map) ? map[name] : undefined),
    content,
  );
  return holds(stored, value);
};

const answersFrom = (store: MemoryStore) =>
  async function get(this: Query) {
    const { collectionId, filters, limit } = Reflect.get(this, '_queryOptions');
    const docs = [...store].flatMap(([path, content]) => {
      const [collection, id, ...below] = path.split('/');
      const isFound =
        collection === collectionId &&
        below.length === 0 &&
        filters.every((condition: Condition) => fulfils(content, condition));
      return isFound ? [{ id, data: () => content }] : [];
    });
    return { docs: docs.slice(0, limit) };
  };

/**
 * Lets services read and write a store in memory instead of Firestore while `run` runs, one request
 * after the other: there are no conflicts, and a failed request may leave a part. Queries find the
 * documents with values, in no particular order.
 */
export const withMemoryStore = async <Result>(
  kept: Kept,
  run: () => Promise<Result>,
): Promise<Result> => {
  const methods = { getAll: snapshotsIn(kept.store), batch: () => batchOf(kept) };
  const { get } = Query.prototype;
  Object.assign(db, methods);
  Object.assign(Query.prototype, { get: answersFrom(kept.store) });
  try {
    return await run();
  } finally {
    for (const name of Object.keys(methods)) Reflect.deleteProperty(db, name);
    Object.assign(Query.prototype, { get });
  }
};
