import {
  isSkuAfterSpreadsheet,
  skuAfterSpreadsheetMessage,
  skusBeforeSpreadsheet,
  type Tool,
} from '../../../contract/index.ts';
import { validationError } from '../../../errors.ts';
import { isDocumentId, skus, tools } from '../../../store/collections/collections.ts';
import { readDocuments, readFields } from '../../../store/reads/documents.ts';
import { findDocuments } from '../../../store/reads/queries.ts';
import { queriesBySku, skusPerQuery, skuTaken } from '../tools/skus.ts';
import { type ImportableTool, storedToolFields, toImportable } from '../tools/toolResponse.ts';
import { toolIdsByOldSku } from '../tools/typedNumbers.ts';
import { findRelated, type RelatedCells, type RelatedIdOf } from './relatedTools.ts';
import { skuOfRow, type ToolRow } from './toolRow.ts';

type Tools = ReadonlyMap<string, ImportableTool>;

/** The stored tools against which the rows of a batch are checked. */
export interface Stored {
  /** The tools that the rows update, by id. */
  tools: Tools;
  /** The tools that the rows name by their SKU. */
  bySku: Tools;
  /** The tools that the rows name by an old SKU. */
  byOldSku: Tools;
  /** Finds the tools that the rows name as related. */
  relatedIdOf: RelatedIdOf;
  /** The tools that have SKUs of the batch. Only read for a dry run. */
  owners: Tools;
  /** The tools with SKUs of which a spreadsheet may have made some of the batch. */
  originals: Tools;
}

const importedFields = [...storedToolFields, 'documents', 'stockImport'] as const;

const toolsById = async (ids: readonly string[]): Promise<Map<string, ImportableTool>> => {
  const valid = [...new Set(ids)].filter(isDocumentId);
  const found = await readFields(
    valid.map((id) => tools.doc(id)),
    importedFields,
  );
  return new Map(
    valid.flatMap((id, at) => {
      const stored = found[at];
      return stored ? [[id, toImportable(id, stored)]] : [];
    }),
  );
};

const findToolsBySku = async (wanted: readonly string[]): Promise<Map<string, ImportableTool>> => {
  const found = await Promise.all(
    queriesBySku(wanted).map((query) => findDocuments(query, skusPerQuery)),
  );
  const all = found.flat().map(({ id, content }) => toImportable(id, content));
  return new Map(all.map((tool) => [tool.sku, tool]));
};

/** The tools by old SKUs. Costs a read for each SKU. */
const findToolsByOldSku = async (
  wanted: readonly string[],
): Promise<Map<string, ImportableTool>> => {
  const ids = await toolIdsByOldSku(wanted);
  const found = await toolsById([...ids.values()]);
  return new Map(
    [...ids].flatMap(([sku, id]) => {
      const tool = found.get(id);
      return tool ? [[sku, tool]] : [];
    }),
  );
};

const updateOf = (entry: ToolRow): RelatedCells => ('tool' in entry ? entry.tool : entry.update);

const readOwners = async (wanted: readonly string[]): Promise<Map<string, ImportableTool>> => {
  const reservations = await readDocuments(wanted.map((sku) => skus.doc(sku)));
  const owners = await toolsById(reservations.flatMap((found) => found?.toolId ?? []));
  return new Map(
    wanted.flatMap((sku, index) => {
      const owner = owners.get(reservations[index]?.toolId ?? '');
      return owner ? [[sku, owner]] : [];
    }),
  );
};

const isSkuRow = (entry: ToolRow) => entry.id === undefined && 'asNew' in entry;

/** Reads what the rows of a batch are checked against. */
export const readStored = async (entries: readonly ToolRow[], dryRun: boolean): Promise<Stored> => {
  const [byId, bySku] = await Promise.all([
    toolsById(entries.flatMap(({ id }) => id ?? [])),
    findToolsBySku(entries.filter(isSkuRow).flatMap((entry) => skuOfRow(entry) ?? [])),
  ]);
  const isNew = (entry: ToolRow): boolean => {
    const sku = skuOfRow(entry);
    return !!sku && byId.get(entry.id ?? '')?.sku !== sku && !bySku.has(sku);
  };
  const withNewSku = entries.filter(isNew);
  const newSkus = withNewSku.flatMap((entry) => skuOfRow(entry) ?? []);
  const unchecked = withNewSku.filter((entry) => !isSkuRow(entry));
  const unknown = withNewSku.filter(isSkuRow).flatMap((entry) => skuOfRow(entry) ?? []);
  const [owners, originals, byOldSku, relatedIdOf] = await Promise.all([
    readOwners(dryRun ? unchecked.flatMap((entry) => skuOfRow(entry) ?? []) : []),
    findToolsBySku(newSkus.flatMap(skusBeforeSpreadsheet)),
    findToolsByOldSku(unknown),
    findRelated(entries.map(updateOf)),
  ]);
  const known = [...bySku.values(), ...byOldSku.values()].map((tool) => [tool._id, tool] as const);
  const found = { tools: new Map([...byId, ...known]), bySku, byOldSku };
  return { ...found, relatedIdOf, owners, originals };
};

/**
 * Throws `sku-taken` for the SKU of another tool, and `validation` for one that a spreadsheet has
 * made of the SKU of a tool.
 */
export const checkNewSku = (
  { owners, originals }: Stored,
  sku: string | undefined,
  tool?: Tool,
): void => {
  if (!sku) return;
  const candidates = [...(tool ? [tool.sku] : []), ...skusBeforeSpreadsheet(sku)];
  const original = candidates.find(
    (candidate) =>
      (candidate === tool?.sku || originals.has(candidate)) &&
      isSkuAfterSpreadsheet(candidate, sku),
  );
  if (original) throw validationError({ sku: skuAfterSpreadsheetMessage(original, sku) });
  const owner = owners.get(sku);
  if (owner && owner._id !== tool?._id) throw skuTaken(sku, owner.toolName);
};
