import type { Family, FamilyInput, RowChange } from '../../../contract/index.ts';
import { validationError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { isDocumentId } from '../../../store/collections/collections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import {
  createFamily,
  deleteFamily,
  type RevisedFamily,
  reviseFamily,
} from '../families/families.ts';
import { familyResource } from '../families/storedFamilies.ts';
import { findNamedTools, noToolMessage } from '../import/relatedTools.ts';
import { editedSizes, importedFamily, isAsExported } from './familyBase.ts';
import { changesOfFamily, changesOfNewFamily, changesOfRemoval } from './familyChanges.ts';
import {
  type FamilyEntry,
  type FamilyRow,
  type InvalidFamilyRow,
  isValidRow,
  toInvalidFamilyRow,
} from './familyRow.ts';
import type { FamilyPlan } from './plannedMoves.ts';

/** How to import rows. */
export interface FamilyImportOptions {
  /** Whether to report the outcome without changing anything. */
  dryRun: boolean;
  /** The idempotency key, so that a retry of the table creates no family twice. */
  key: string | undefined;
  /** Whether to list the changed fields. */
  changes: boolean;
}

/** How to apply the rows of a table. */
export interface RowContext {
  request: FamilyImportOptions;
  plan: FamilyPlan;
  caller: Caller;
}

/** What became of a row. */
export interface AppliedFamilyRow {
  name: 'created' | 'changed' | 'unchanged';
  changes: RowChange[];
}

/** Finds the tools that a row names. Throws `validation` for texts that name none. */
const findSizes = async (texts: readonly string[]): Promise<string[]> => {
  const idOf = await findNamedTools(texts);
  const missing = texts.filter((text) => idOf(text) === undefined);
  if (missing.length > 0) throw validationError({ sizes: noToolMessage(missing) });
  const ids = texts.flatMap((text) => idOf(text) ?? []);
  const repeated = texts.find((_, at) => ids.indexOf(ids[at] ?? '') < at);
  if (repeated === undefined) return ids;
  throw validationError({ sizes: `${repeated} is another number of a tool in this cell` });
};

const readFamily = async (id: string): Promise<Family> => {
  const stored = isDocumentId(id) ? await readDocument(familyResource.reference(id)) : undefined;
  return familyResource.toSent(id, familyResource.existing(stored));
};

const emptyFamily: Omit<FamilyInput, 'toolIds'> = { name: '', text: '', imageLink: '', axes: [] };

const addFamily = async (
  { row, form, sizes = [] }: FamilyRow,
  { request: { dryRun, key, changes }, plan, caller }: RowContext,
): Promise<AppliedFamilyRow> => {
  const input: FamilyInput = { ...emptyFamily, ...form, toolIds: await findSizes(sizes) };
  if (dryRun) await plan.change(`row ${row}`, undefined, input);
  const created = dryRun
    ? { ...input, _id: '', version: '', createdAt: '', updatedAt: '' }
    : (await createFamily({ input, key: key && `${key}, row ${row}` }, caller)).family;
  return {
    name: 'created',
    changes: changes ? await changesOfNewFamily({ row, family: created, isApplied: !dryRun }) : [],
  };
};

const hasChanged =
  'This family has changed since it was added, so it stays. Delete it in the list if it is not needed';

const removeFamily = async (
  { row, id = '', base }: FamilyRow,
  { request: { dryRun }, plan, caller }: RowContext,
): Promise<AppliedFamilyRow> => {
  const family = await readFamily(id);
  const check = (now: Family): void => {
    if (!base?.isOf(now._id) || !isAsExported(now, base))
      throw validationError({ _id: hasChanged });
  };
  check(family);
  if (dryRun) plan.remove(family);
  else await deleteFamily(id, caller, check);
  return { name: 'changed', changes: changesOfRemoval(row, family) };
};

const inputOf = ({ name, text, imageLink, axes, toolIds }: Family): FamilyInput => ({
  name,
  text,
  imageLink,
  axes,
  toolIds,
});

const isSame = (one: FamilyInput, other: FamilyInput): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const changeFamily = async (
  entry: FamilyRow,
  { request: { dryRun, changes }, plan, caller }: RowContext,
): Promise<AppliedFamilyRow> => {
  const { row, id = '' } = entry;
  const before = await readFamily(id);
  const toolIds = await findSizes(editedSizes(entry));
  const revise = (family: Family) => importedFamily(family, entry, toolIds);
  const planned = revise(before);
  if (isSame(planned, inputOf(before))) return { name: 'unchanged', changes: [] };
  if (dryRun) await plan.change(id, before, planned);
  const revised: RevisedFamily = dryRun
    ? { before, after: { ...before, ...planned } }
    : await reviseFamily(id, revise, caller);
  return {
    name: 'changed',
    changes: changes ? await changesOfFamily({ row, ...revised, isApplied: !dryRun }) : [],
  };
};

/** Applies a row completely or not at all. */
export const applyFamilyRow = async (
  entry: FamilyEntry,
  context: RowContext,
): Promise<AppliedFamilyRow | InvalidFamilyRow> => {
  if (!isValidRow(entry)) return entry;
  try {
    if (entry.id === undefined) return await addFamily(entry, context);
    return await (entry.removes ? removeFamily : changeFamily)(entry, context);
  } catch (error) {
    return toInvalidFamilyRow(entry.row, error);
  }
};
