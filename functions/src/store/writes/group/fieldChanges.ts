import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import { amountOf, increment } from '../increment.ts';
import type { FieldChange } from '../transaction.ts';

/** Two writes that cannot be one: the request that has the second one needs its own transaction. */
export class NotCombinable extends Error {}

const mapPrototypes: readonly unknown[] = [Object.prototype, null];

const isMap = (value: unknown): value is DocumentData =>
  value !== null &&
  typeof value === 'object' &&
  mapPrototypes.includes(Object.getPrototypeOf(value));

const isEmpty = (map: DocumentData): boolean => Object.keys(map).length === 0;

const isDeletion = (value: unknown): boolean =>
  value instanceof FieldValue && value.isEqual(FieldValue.delete());

const isServerTime = (value: unknown): boolean =>
  value instanceof FieldValue && value.isEqual(FieldValue.serverTimestamp());

/** Whether the value of a field after a change does not depend on the one before it. */
const isReplacing = (value: unknown): boolean =>
  !(value instanceof FieldValue) || isDeletion(value) || isServerTime(value);

/** The change of a field that has the effect of two changes. */
const combinedValue = (earlier: unknown, later: unknown): unknown => {
  if (isReplacing(later)) return later;
  const amount = amountOf(later);
  if (amount === undefined || isServerTime(earlier)) throw new NotCombinable();
  if (typeof earlier === 'number') return earlier + amount;
  const earlierAmount = amountOf(earlier);
  if (earlierAmount !== undefined) return increment(earlierAmount + amount);
  if (!isReplacing(earlier)) throw new NotCombinable();
  return amount;
};

/** A value that is stored in full, with a change of a field in it. */
const changedValue = (
  stored: unknown,
  [name, ...names]: readonly string[],
  change: unknown,
): unknown => {
  if (name === undefined) return combinedValue(stored, change);
  if (!isMap(stored) && isDeletion(change)) throw new NotCombinable();
  const { [name]: field, ...others } = isMap(stored) ? stored : {};
  const changed = changedValue(field, names, change);
  return isDeletion(changed) ? others : { ...others, [name]: changed };
};

const startsWith = (names: readonly string[], start: readonly string[]): boolean =>
  start.length <= names.length && start.every((name, at) => name === names[at]);

const withChange = (
  earlier: readonly FieldChange[],
  [names, value]: FieldChange,
): readonly FieldChange[] => {
  const isInner = names.length > 1;
  const around = earlier.findIndex(([outer]) => startsWith(names, outer));
  const found = earlier[around];
  if (found) {
    const [outer, before] = found;
    // The map around the field stays, which the earlier change may have created.
    const isSame = outer.length === names.length;
    if (isInner && isSame && isDeletion(value) && !isDeletion(before)) throw new NotCombinable();
    return earlier.with(around, [outer, changedValue(before, names.slice(outer.length), value)]);
  }
  const others = earlier.filter(([inner]) => !startsWith(inner, names));
  const hasInner = others.length < earlier.length;
  if (hasInner && (!isReplacing(value) || (isInner && isDeletion(value)))) {
    throw new NotCombinable();
  }
  return [...others, [names, value]];
};

/** The changes of a document that have the effect of two lists of changes, one after the other. */
export const combinedChanges = (
  earlier: readonly FieldChange[],
  later: readonly FieldChange[],
): readonly FieldChange[] => later.reduce(withChange, earlier);

/** A document after changes of its fields. */
export const changedContent = (
  content: DocumentData,
  changes: readonly FieldChange[],
): DocumentData =>
  changes.reduce<DocumentData>(
    (before, [names, value]) => changedValue(before, names, value) as DocumentData,
    content,
  );

/** The fields that a merge of a document changes. A map without fields replaces the one before. */
export const mergedFields = (
  change: DocumentData,
  outer: readonly string[] = [],
): readonly FieldChange[] =>
  Object.entries(change).flatMap(([name, value]): readonly FieldChange[] => {
    const names = [...outer, name];
    return isMap(value) && !isEmpty(value) ? mergedFields(value, names) : [[names, value]];
  });

/** Whether a change replaces a map with another one, which only a merge of named fields can do. */
export const replacesMap = (changes: readonly FieldChange[]): boolean =>
  changes.some(([, value]) => isMap(value) && !isEmpty(value));

/** The map with these fields, of which none is inside another one. */
export const mapOf = (changes: readonly FieldChange[]): DocumentData => {
  const map: DocumentData = {};
  for (const [names, value] of changes) {
    let inner = map;
    for (const name of names.slice(0, -1)) inner = inner[name] ??= {};
    inner[names.at(-1) ?? ''] = value;
  }
  return map;
};

/** Throws if a document has a field whose value only Firestore can tell. */
export const assertResolved = (value: unknown): void => {
  if (value instanceof FieldValue) throw new NotCombinable();
  if (isMap(value)) for (const field of Object.values(value)) assertResolved(field);
};
