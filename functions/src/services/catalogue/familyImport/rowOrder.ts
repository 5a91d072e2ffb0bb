import { partNumberKey } from '../../../contract/index.ts';
import { movedSizes } from './familyBase.ts';
import { type FamilyEntry, type FamilyRow, isValidRow, rejectFamilyRow } from './familyRow.ts';

const namedInSeveralRows = (text: string, row: number): string =>
  `${text} is also in row ${row}: a tool is a size of one family`;

const twice = (text: string): string => `${text} is in this cell twice`;

/** The rows that name each size. */
const rowsBySize = (entries: readonly FamilyEntry[]): Map<string, number[]> => {
  const rows = new Map<string, number[]>();
  for (const { row, sizes = [] } of entries.filter(isValidRow)) {
    for (const key of sizes.map(partNumberKey)) rows.set(key, [...(rows.get(key) ?? []), row]);
  }
  return rows;
};

const repeatedSize = (
  { row, sizes = [] }: FamilyRow,
  rows: ReadonlyMap<string, readonly number[]>,
): string | undefined => {
  for (const text of sizes) {
    const named = rows.get(partNumberKey(text)) ?? [];
    const other = named.find((one) => one !== row);
    if (other !== undefined) return namedInSeveralRows(text, other);
    if (named.length > 1) return twice(text);
  }
  return undefined;
};

/** Refuses a second row of a family, and each row with a size that another one has, too. */
export const rejectRepeated = (entries: readonly FamilyEntry[]): FamilyEntry[] => {
  const sizes = rowsBySize(entries);
  const firstRows = new Map<string, number>();
  return entries.map((entry) => {
    if (!isValidRow(entry)) return entry;
    const { row, id } = entry;
    const first = id === undefined ? undefined : firstRows.get(id);
    if (first !== undefined) {
      return rejectFamilyRow(row, '_id', `This family is already in row ${first}`);
    }
    if (id !== undefined) firstRows.set(id, row);
    const message = repeatedSize(entry, sizes);
    return message ? rejectFamilyRow(row, 'sizes', message) : entry;
  });
};

/**
 * The rows in the order in which to apply them: one that gives up a size before the one that gives it
 * to another family. Follows from the rows alone, so that an import can continue at one of them.
 */
export const inOrderOfMoves = (entries: readonly FamilyEntry[]): FamilyEntry[] => {
  const moves = new Map(
    entries.filter(isValidRow).map((entry) => [entry as FamilyEntry, movedSizes(entry)]),
  );
  const releasing = new Map(
    [...moves].flatMap(([entry, { released }]) =>
      released.map((size): [string, FamilyEntry] => [size, entry]),
    ),
  );
  const ordered = new Set<FamilyEntry>();
  const visited = new Set<FamilyEntry>();
  const visit = (start: FamilyEntry): void => {
    const pending = [start];
    for (let entry = pending.at(-1); entry; entry = pending.at(-1)) {
      visited.add(entry);
      const before = moves
        .get(entry)
        ?.taken.map((size) => releasing.get(size))
        .find((other) => other && !visited.has(other));
      if (before) pending.push(before);
      else ordered.add(pending.pop() as FamilyEntry);
    }
  };
  for (const entry of entries) if (!visited.has(entry)) visit(entry);
  return [...ordered];
};
