import type { Change, Document } from '../values/document.ts';
import { type FieldPath, formatFieldPath, getField } from '../values/fieldPaths.ts';
import { type Compare, comparePaths, compareValues, equalValues } from '../values/order.ts';
import type { Value } from '../values/values.ts';
import { SortedList } from './sortedList.ts';

/** A sort direction. */
export type Direction = 'ASCENDING' | 'DESCENDING';

/** A field of an index: sorted by its value, or by each element of its array. */
export interface IndexField {
  field: FieldPath;
  mode: Direction | 'CONTAINS';
}

/** The fields of an index, and the direction of the document names that come last. */
export interface IndexDefinition {
  fields: readonly IndexField[];
  nameDirection: Direction;
}

/** An entry of an index: a value per field, then the path of the document. */
export interface Entry {
  readonly keys: readonly Value[];
  readonly path: string;
}

/** A key that is equal for equal definitions only. */
export const indexKey = ({ fields, nameDirection }: IndexDefinition): string =>
  [...fields.map(({ field, mode }) => `${formatFieldPath(field)} ${mode}`), nameDirection].join();

const signOf = (mode: IndexField['mode']) => (mode === 'DESCENDING' ? -1 : 1);

const compareEntries = ({ fields, nameDirection }: IndexDefinition): Compare<Entry> => {
  const signs = fields.map(({ mode }) => signOf(mode));
  const nameSign = signOf(nameDirection);
  return (a, b) => {
    for (let at = 0; at < signs.length; at++) {
      const result = compareValues(a.keys[at] as Value, b.keys[at] as Value);
      if (result !== 0) return result * (signs[at] as number);
    }
    return comparePaths(a.path, b.path) * nameSign;
  };
};

const distinct = (values: readonly Value[]) =>
  values
    .toSorted(compareValues)
    .filter((value, at, all) => at === 0 || !equalValues(value, all[at - 1] as Value));

const keysOfField = (document: Document, { field, mode }: IndexField): Value[] => {
  const value = getField(document.fields, field);
  if (value === undefined) return [];
  if (mode !== 'CONTAINS') return [value];
  return Array.isArray(value) ? distinct(value) : [];
};

/** An index over some fields. Documents that lack one of them have no entry. */
export class FieldIndex {
  readonly definition: IndexDefinition;
  readonly entries: SortedList<Entry>;
  /** Whether each document has at most one entry. */
  private readonly isSingle: boolean;

  constructor(definition: IndexDefinition, documents: Iterable<Document>) {
    this.definition = definition;
    this.isSingle = definition.fields.every(({ mode }) => mode !== 'CONTAINS');
    const entries = [];
    for (const document of documents) entries.push(...this.entriesOf(document));
    this.entries = new SortedList(compareEntries(definition), entries);
  }

  /** Updates the index after a change of a document. */
  update({ before, after }: Change): void {
    const old = before ? this.entriesOf(before) : [];
    const now = after ? this.entriesOf(after) : [];
    if (old.length === now.length && old.every((entry, at) => sameKeys(entry, now[at]))) return;
    for (const entry of old) this.entries.delete(entry);
    for (const entry of now) this.entries.add(entry);
  }

  private entriesOf(document: Document): Entry[] {
    const { path } = document;
    if (this.isSingle) {
      const keys = this.definition.fields.map(({ field }) => getField(document.fields, field));
      return keys.includes(undefined) ? [] : [{ keys: keys as Value[], path }];
    }
    let keys: Value[][] = [[]];
    for (const field of this.definition.fields) {
      const values = keysOfField(document, field);
      keys = keys.flatMap((first) => values.map((value) => [...first, value]));
    }
    return keys.map((values) => ({ keys: values, path }));
  }
}

const sameKeys = (a: Entry, b: Entry | undefined) =>
  a.keys.every((key, at) => b && isSameKey(key, b.keys[at] as Value));

// Stricter than the order, in which 1 and 1.0 are equal: an entry must hold the stored value.
const isSameKey = (a: Value, b: Value) => typeof a === typeof b && equalValues(a, b);
