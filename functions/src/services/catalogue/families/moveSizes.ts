import {
  type CellValues,
  type FamilyRules,
  limits,
  placeSize,
  tooManySizesMessage,
} from '../../../contract/index.ts';
import type { FamilyDocument } from '../../../documents/tools.ts';
import { validationError } from '../../../errors.ts';
import { families, isDocumentId, tools } from '../../../store/collections/collections.ts';
import { readDocumentFields } from '../../../store/reads/documents.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';

const nameFields = ['toolName', 'sku'] as const;

const nameOfTool = async (id: string): Promise<string> => {
  const tool = await readDocumentFields(tools.doc(id), nameFields);
  return tool ? `“${tool.toolName}” (${tool.sku})` : id;
};

/** A tool and its values, as they are after a change. */
export interface ChangedSize {
  id: string;
  values: CellValues;
}

/** The cell of a size that is one already: its values are at fault if it has none. */
export const cellOfSize = async (
  family: FamilyRules,
  { id, values }: ChangedSize,
): Promise<string> => {
  const place = placeSize(family, id, values);
  if ('cell' in place) return place.cell;
  const message = place.takenBy
    ? `“${family.name}” has this size already: ${await nameOfTool(place.takenBy)}`
    : `The sizes of “${family.name}” differ in this: enter a value, or remove the tool from the family`;
  throw validationError({ [`attributes.${place.key}`]: message });
};

/** The cell of a tool that joins a family. */
export const cellOfNewSize = async (
  family: FamilyRules,
  { id, values }: ChangedSize,
): Promise<string> => {
  const isKnown = Object.hasOwn(family.cells, id);
  if (!isKnown && Object.keys(family.cells).length >= limits.family.sizes) {
    throw validationError({ family: `${tooManySizesMessage}: “${family.name}” is full` });
  }
  const place = placeSize(family, id, values);
  if ('cell' in place) return place.cell;
  const message = place.takenBy
    ? `“${family.name}” has this size already: ${await nameOfTool(place.takenBy)}`
    : `The sizes of “${family.name}” differ in ${place.key}, of which this tool has no value`;
  throw validationError({ family: message });
};

/** The message for a family that does not exist. */
export const unknownFamily = (id: string) =>
  validationError({ family: `There is no family “${id}”` });

const readFamily = async (
  transaction: Transaction,
  id: string,
): Promise<FamilyDocument | undefined> =>
  isDocumentId(id) ? transaction.read(families.doc(id)) : undefined;

const setSizes = (
  transaction: Transaction,
  familyId: string,
  sizes: Pick<FamilyDocument, 'cells' | 'toolIds'>,
): void => {
  const version = transaction.id;
  transaction.update(families.doc(familyId), { ...sizes, version, updatedAt: new Date() });
};

/** Removes a tool from its family, if it has one. Resolves to the name of the family, or its id. */
export const leaveFamily = async (
  transaction: Transaction,
  id: string,
  familyId: string,
): Promise<string> => {
  const family = familyId === '' ? undefined : await readFamily(transaction, familyId);
  if (!family) return familyId;
  const { [id]: _, ...cells } = family.cells;
  const toolIds = family.toolIds.filter((other) => other !== id);
  setSizes(transaction, familyId, { cells, toolIds });
  return family.name;
};

/**
 * Moves a tool from one family to another; empty for none. Resolves to the names of both, which are
 * empty if it stays. Throws what `joinFamily` throws.
 */
export const changeFamily = async (
  transaction: Transaction,
  size: ChangedSize,
  { from, to }: { from: string; to: string },
): Promise<{ from: string; to: string }> => {
  if (from === to) return { from: '', to: '' };
  const left = await leaveFamily(transaction, size.id, from);
  return { from: left, to: await joinFamily(transaction, size, to) };
};

/**
 * Adds a tool to a family. Resolves to the name of the family. Throws `validation` for a tool that
 * can’t be its size.
 */
export const joinFamily = async (
  transaction: Transaction,
  size: ChangedSize,
  familyId: string,
): Promise<string> => {
  if (familyId === '') return '';
  const family = await readFamily(transaction, familyId);
  if (!family) throw unknownFamily(familyId);
  const cells = { ...family.cells, [size.id]: await cellOfNewSize(family, size) };
  const toolIds = [...family.toolIds, size.id];
  setSizes(transaction, familyId, { cells, toolIds });
  return family.name;
};

/**
 * Gives a size the cell of its values. Throws `validation` for values that another size has, or
 * without one of an axis.
 */
export const moveCell = async (
  transaction: Transaction,
  size: ChangedSize,
  familyId: string,
): Promise<void> => {
  const family = familyId === '' ? undefined : await readFamily(transaction, familyId);
  if (!family) return;
  const cell = await cellOfSize(family, size);
  if (cell === family.cells[size.id]) return;
  transaction.update(families.doc(familyId), { cells: { ...family.cells, [size.id]: cell } });
};
