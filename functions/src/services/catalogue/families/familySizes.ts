import {
  type Attribute,
  type AxisRules,
  axisProblem,
  cellsOf,
  type SizedTool,
} from '../../../contract/index.ts';
import { validationError } from '../../../errors.ts';
import { families, isDocumentId, tools } from '../../../store/collections/collections.ts';
import { readDocumentFields, readFields } from '../../../store/reads/documents.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';

const sizeFields = ['sku', 'toolName', 'attributes', 'attributeNumbers', 'familyId'] as const;

/** A tool that is or becomes a size. */
export interface StoredSize extends SizedTool {
  /** Empty without one. */
  familyId: string;
}

/** Reads fields of tools. */
type ReadTools = (
  references: ReturnType<typeof tools.doc>[],
  fields: typeof sizeFields,
) => Promise<((Omit<StoredSize, '_id' | 'familyId'> & { familyId?: string }) | undefined)[]>;

const readBy = async (
  read: ReadTools,
  ids: readonly string[],
): Promise<(StoredSize | undefined)[]> => {
  const valid = ids.filter(isDocumentId);
  const found = await read(
    valid.map((id) => tools.doc(id)),
    sizeFields,
  );
  const byId = new Map(valid.map((id, at) => [id, found[at]]));
  return ids.map((_id) => {
    const tool = byId.get(_id);
    return tool && { familyId: '', ...tool, _id };
  });
};

/** Reads tools in a transaction: `undefined` for each that does not exist. */
export const readSizes = (
  transaction: Transaction,
  ids: readonly string[],
): Promise<(StoredSize | undefined)[]> =>
  readBy((references, fields) => transaction.readAll(references, fields), ids);

/** Reads tools as of now: `undefined` for each that does not exist. */
export const readSizesNow = (ids: readonly string[]): Promise<(StoredSize | undefined)[]> =>
  readBy(readFields, ids);

/** The attributes of axes. Throws `validation` for one that is none. */
export const checkedAxes = (
  axes: readonly string[],
  attributes: readonly Attribute[],
): Attribute[] => {
  const found = axes.map((key) => attributes.find(({ _id }) => _id === key));
  const problems = axes.flatMap((key, at) => {
    const problem = axisProblem(key, found[at]);
    return problem ? [[`axes.${at}`, problem]] : [];
  });
  if (problems.length > 0) throw validationError(Object.fromEntries(problems));
  return found.filter((attribute) => attribute !== undefined);
};

const nameFields = ['name'] as const;

const nameOfFamily = async (id: string): Promise<string> =>
  (await readDocumentFields(families.doc(id), nameFields))?.name ?? id;

/** Why a tool can’t be a size of a family; undefined if nothing keeps it from that. */
const problemOfSize = async (
  size: StoredSize | undefined,
  familyId: string,
): Promise<string | undefined> => {
  if (!size) return 'There is no such tool';
  if (size.familyId === '' || size.familyId === familyId) return undefined;
  const family = await nameOfFamily(size.familyId);
  return `“${size.toolName}” (${size.sku}) is a size of “${family}”: remove it there first`;
};

/** The sizes of a family, and their cells. */
export interface CheckedSizes {
  sizes: StoredSize[];
  cells: Record<string, string>;
}

/**
 * Checks the sizes of a family. Throws `validation` for tools that do not exist, are in another
 * family, lack a value, or have the cell of another one.
 */
export const checkSizes = async (
  found: readonly (StoredSize | undefined)[],
  axes: readonly AxisRules[],
  familyId: string,
): Promise<CheckedSizes> => {
  const texts = await Promise.all(found.map((size) => problemOfSize(size, familyId)));
  const sizes = found.filter((size) => size !== undefined);
  const { cells, problems } = cellsOf(axes, sizes);
  const errors = found.flatMap((size, at) => {
    const problem = texts[at] ?? (size && problems[sizes.indexOf(size)]);
    return problem ? [[`toolIds.${at}`, problem]] : [];
  });
  if (errors.length > 0) throw validationError(Object.fromEntries(errors));
  return { sizes, cells };
};
