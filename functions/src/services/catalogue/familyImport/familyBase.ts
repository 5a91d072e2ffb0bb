import { type Family, type FamilyInput, partNumberKey } from '../../../contract/index.ts';
import { validationError } from '../../../errors.ts';
import {
  conflictMessage,
  entryDigest,
  exportedEntries,
  isExported,
  type RowBase,
  rowBases,
} from '../import/rowBase.ts';
import type { FamilyRow } from './familyRow.ts';

const textFields = ['name', 'text', 'imageLink', 'axes'] as const;

const bases = rowBases('family', [...textFields, 'skus', 'toolIds']);

type FamilyFields = Pick<Family, keyof FamilyInput>;

/** The texts of a family, as tables have them. */
export const familyTexts = ({ name, text, imageLink, axes }: Omit<FamilyFields, 'toolIds'>) => ({
  name,
  text,
  imageLink,
  axes: axes.join(' '),
});

const digestsOf = (texts: readonly string[]): string[] => texts.map(partNumberKey);

/** The cell with the base of a family whose sizes have these SKUs. */
export const familyBaseOf = (family: Family, skus: readonly string[]): string =>
  bases.write(family._id, {
    ...familyTexts(family),
    skus: digestsOf(skus),
    toolIds: family.toolIds.join(' '),
  });

/** The base of a family in a cell; `undefined` for any other text. */
export const readFamilyBase = bases.read;

const isEditedList = ({ base, sizes }: FamilyRow): boolean =>
  sizes !== undefined && !(base && isExported(base, 'skus', digestsOf(sizes)));

/** The texts of the sizes in a row, unless they are as they were exported. */
export const editedSizes = (entry: FamilyRow): readonly string[] =>
  isEditedList(entry) ? (entry.sizes ?? []) : [];

/** The sizes that a row gives to its family, and those that it gives up, by their digests. */
export const movedSizes = (entry: FamilyRow): { taken: string[]; released: string[] } => {
  const before = entry.base ? exportedEntries(entry.base, 'skus') : [];
  const sizes = entry.sizes && digestsOf(entry.sizes).map(entryDigest);
  const after = entry.removes ? [] : (sizes ?? before);
  return {
    taken: after.filter((size) => !before.includes(size)),
    released: before.filter((size) => !after.includes(size)),
  };
};

const foreignBase = 'This row was exported from another family: empty this cell, or export again';

/** Throws `validation` for a row that was exported from another family. */
const checkBase = (base: RowBase | undefined, { _id }: Family): void => {
  if (base && !base.isOf(_id)) throw validationError({ exported: foreignBase });
};

const differing = (one: Record<string, string>, other: Record<string, string>): string[] =>
  Object.keys(one).filter((name) => one[name] !== other[name]);

const textsWithSizes = (family: FamilyFields): Record<string, string> => ({
  ...familyTexts(family),
  toolIds: family.toolIds.join(' '),
});

const conflictOf = (name: string, now: string, inFile: string): [string, string] =>
  name === 'toolIds'
    ? ['sizes', 'The sizes have changed since the export. Export again, and edit that file']
    : [name, conflictMessage(now, inFile)];

/**
 * A family after a row, whose edited sizes have these ids. An exported row changes only the cells that
 * were edited. Throws `validation` with both values for a field that has changed since.
 */
export const importedFamily = (
  family: Family,
  entry: FamilyRow,
  toolIds: readonly string[],
): FamilyInput => {
  const { base, form } = entry;
  checkBase(base, family);
  const { name, text, imageLink, axes } = family;
  const stored: FamilyInput = { name, text, imageLink, axes, toolIds: family.toolIds };
  const inFile: FamilyInput = {
    ...stored,
    ...form,
    ...(isEditedList(entry) && { toolIds: [...toolIds] }),
  };
  const [now, then] = [textsWithSizes(stored), textsWithSizes(inFile)];
  const edited = differing(then, now).filter(
    (field) => field === 'toolIds' || !base || !isExported(base, field, then[field] ?? ''),
  );
  const conflicts = edited.filter((field) => base && !isExported(base, field, now[field] ?? ''));
  if (conflicts.length > 0) {
    const messages = conflicts.map((field) =>
      conflictOf(field, now[field] ?? '', then[field] ?? ''),
    );
    throw validationError(Object.fromEntries(messages));
  }
  const changes = Object.entries(inFile).filter(([field]) => edited.includes(field));
  return { ...stored, ...Object.fromEntries(changes) };
};

/** Whether a family is as it was when a row was exported. */
export const isAsExported = (family: Family, base: RowBase): boolean =>
  Object.entries(textsWithSizes(family)).every(([field, text]) => isExported(base, field, text));
