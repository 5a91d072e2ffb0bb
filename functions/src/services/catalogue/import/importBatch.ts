import {
  type Attribute,
  formatCount,
  formatMoney,
  type ImportedTool,
  type RowChange,
  type RowMessage,
  spreadsheetSkuWarning,
  type Tool,
} from '../../../contract/index.ts';
import { ApiError, validationError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { oneAfterAnother } from '../../../store/calls/oneAfterAnother.ts';
import { storedValues } from '../attributes/toolAttributes.ts';
import { createTool } from '../edit/createTool.ts';
import { deleteTool } from '../edit/deleteTool.ts';
import { type EditedTool, editTool } from '../edit/editTools.ts';
import { checkChanges, newToolFields } from '../edit/toolChecks.ts';
import type { FamilyPlan } from '../families/planFamilies.ts';
import { type ImportableTool, toImportable } from '../tools/toolResponse.ts';
import { getStaffTool } from '../tools/tools.ts';
import { versionOf } from '../tools/toolVersion.ts';
import { type RelatedIdOf, withRelatedIds } from './relatedTools.ts';
import { exportedNumber, type RowBase } from './rowBase.ts';
import { changesOfNewTool, changesOfRemoval, changesOfTool } from './rowChanges.ts';
import { checkNewSku, readStored, type Stored } from './storedTools.ts';
import { type ImportedChanges, importedChanges, toolBaseOf } from './toolBase.ts';
import {
  type ChangedToolRow,
  type InvalidRow,
  type NewToolRow,
  rejectRow,
  skuOfRow,
  type ToolRow,
  toInvalidRow,
} from './toolRow.ts';

/** How to import rows. */
export interface ImportOptions {
  /** Whether to report the outcome without changing anything. */
  dryRun: boolean;
  /** The idempotency key, so that a retry of the table creates no tool twice. */
  key: string | undefined;
  /** Whether to list the changed fields. */
  changes?: boolean;
  /** The attributes, which a dry run reads once. */
  attributes: (_: null) => Promise<Attribute[]>;
  /** The families as a dry run would leave them. */
  families: FamilyPlan;
}

/** The effect of a valid row, and notes about it. */
export interface AppliedRow {
  row: number;
  outcome: 'created' | 'changed' | 'unchanged';
  warnings: RowMessage[];
  changes: RowChange[];
}

type Entry = ToolRow | InvalidRow;

const isValid = (entry: Entry): entry is ToolRow => !('rejected' in entry);

/** The row as one about a stored tool or a new one. */
const identify = (entry: ToolRow, { bySku, byOldSku }: Stored): NewToolRow | ChangedToolRow => {
  if (entry.id !== undefined || !('asNew' in entry)) return entry;
  const { row, sku, update, base, attributes, family, documents, asNew } = entry;
  const tool = bySku.get(sku) ?? byOldSku.get(sku);
  const ofFamily = family === undefined ? {} : { family };
  if (tool) {
    return {
      row,
      id: tool._id,
      update,
      ...(base && { base }),
      ...(attributes && { attributes }),
      ...ofFamily,
      ...(documents !== undefined && { documents }),
    };
  }
  if (!base) return { row, id: undefined, tool: asNew(), ...ofFamily };
  const cause = `No tool has the SKU ${sku} any more`;
  throw validationError({
    sku: `${cause}: leave the row out, or empty its cell exported to add it`,
  });
};

/** The row with the ids of the tools that it names. */
const related = (entry: NewToolRow | ChangedToolRow, idOf: RelatedIdOf) =>
  entry.id === undefined
    ? { ...entry, tool: withRelatedIds(entry.tool, idOf) }
    : { ...entry, update: withRelatedIds(entry.update, idOf) };

const oldSkuWarnings = (entry: ToolRow, { byOldSku }: Stored): RowMessage[] => {
  const sku = skuOfRow(entry) ?? '';
  const tool = entry.id === undefined ? byOldSku.get(sku) : undefined;
  if (!tool) return [];
  const message = `${sku} is the old SKU of “${tool.toolName}”, which keeps its SKU ${tool.sku}`;
  return [{ row: entry.row, column: 'sku', message }];
};

const skuWarnings = (row: number, sku: string | undefined, tool?: Tool): RowMessage[] => {
  if (!sku) return [];
  const messages = [
    tool && `The SKU of “${tool.toolName}” changes from ${tool.sku} to ${sku}`,
    spreadsheetSkuWarning(sku),
  ];
  return messages.flatMap((message) => (message ? [{ row, column: 'sku' as const, message }] : []));
};

/** How many times as high or low a price must be to be rather a misread decimal mark. */
const suspiciousFactor = 100;

const priceWarnings = (row: number, before: number, after = before): RowMessage[] => {
  if (Math.max(before / after, after / before) < suspiciousFactor) return [];
  const message = `The price changes from ${formatMoney(before)} to ${formatMoney(after)}: check its decimal mark`;
  return [{ row, column: 'price', message }];
};

/** A spreadsheet shows a price with fewer decimals in a narrow column, and saves it like that. */
const roundingWarnings = (row: number, base: RowBase | undefined, after?: number): RowMessage[] => {
  const exported = base ? exportedNumber(base, 'price') : Number.NaN;
  const decimals = String(after).split('.')[1]?.length ?? 0;
  if (after === undefined || Number(exported.toFixed(decimals)) !== after) return [];
  const message = `${formatMoney(after)} is ${formatMoney(exported)} rounded: check whether the spreadsheet did that`;
  return [{ row, column: 'price', message }];
};

/** A file made by hand sets a stock: an import that lists its changes asks whether that is meant. */
const stockWarnings = (row: number, before: Tool, { available }: Partial<Tool>): RowMessage[] => {
  if (available === undefined) return [];
  const effect = `The stock becomes ${formatCount(available)}, also if pieces are sold until then`;
  const message = `${effect}: it is ${formatCount(before.available)} now. An exported row changes it by the difference`;
  return [{ row, column: 'available', message }];
};

const hiddenMessage =
  'Hidden from the shop until it has a picture: use “Add pictures” after the import';

const hiddenWarnings = (row: number, { imageLink, stage }: ImportedTool): RowMessage[] =>
  imageLink || stage === 'draft' ? [] : [{ row, column: 'imageLink', message: hiddenMessage }];

const addTool = async (
  { row, tool, family: familyId = '' }: NewToolRow,
  { dryRun, key, changes, attributes, families }: ImportOptions,
  caller: Caller,
): Promise<AppliedRow> => {
  const warnings = [...skuWarnings(row, tool.sku), ...hiddenWarnings(row, tool)];
  if (dryRun) {
    const fields = newToolFields(tool);
    const values = await storedValues(fields, attributes);
    // Until there is an id, the row stands for it.
    await families.move({ id: `row ${row}`, values }, { from: '', to: familyId });
    const after = { _id: '', ...fields, attributes: values.attributes };
    const added = changesOfNewTool({ row, after, isApplied: false });
    return { row, outcome: 'created', warnings, changes: added };
  }
  const { id, isNew } = await createTool(
    { input: tool, key: key && `${key}, row ${row}`, familyId },
    caller,
  );
  if (!isNew) return unchangedRow(row);
  const added = changes
    ? changesOfNewTool({ row, after: await getStaffTool(id), isApplied: true })
    : [];
  return { row, outcome: 'created', warnings, changes: added };
};

const checkPlanned = async (
  tool: ImportableTool,
  { changes, familyId }: ImportedChanges,
  { attributes, families }: ImportOptions,
): Promise<void> => {
  checkChanges(tool, changes);
  if (!changes.attributes && !changes.category && familyId === undefined) return;
  const values = await storedValues({ ...tool, ...changes }, attributes);
  const from = tool.familyId ?? '';
  await families.move({ id: tool._id, values }, { from, to: familyId ?? from });
};

const unchangedRow = (row: number): AppliedRow => ({
  row,
  outcome: 'unchanged',
  warnings: [],
  changes: [],
});

const hasSoldOrChanged =
  'This tool has changed since it was added, so it stays. Delete it on its page if it is not needed';

const removeTool = async (
  { row, id, base }: ChangedToolRow,
  tool: ImportableTool,
  { dryRun, families }: ImportOptions,
  caller: Caller,
): Promise<AppliedRow> => {
  if (toolBaseOf(tool) !== base?.text) throw validationError({ _id: hasSoldOrChanged });
  if (dryRun) await families.leave(id, tool.familyId ?? '');
  else await deleteTool(id, caller, [versionOf(tool)]);
  return { row, outcome: 'changed', warnings: [], changes: changesOfRemoval(row, tool) };
};

const hasChanges = ({ changes, familyId }: Pick<EditedTool, 'changes' | 'familyId'>): boolean =>
  Object.keys(changes).length > 0 || familyId !== undefined;

const changeTool = async (
  entry: ChangedToolRow,
  stored: Stored,
  options: ImportOptions,
  caller: Caller,
): Promise<AppliedRow> => {
  const { row, id, base } = entry;
  const { dryRun } = options;
  const tool = stored.tools.get(id);
  if (!tool) throw new ApiError('tool-not-found');
  if (entry.removes) return removeTool(entry, tool, options, caller);
  const planned = importedChanges(tool, entry);
  if (!hasChanges(planned)) return unchangedRow(row);
  checkNewSku(stored, planned.changes.sku, tool);
  if (dryRun) await checkPlanned(tool, planned, options);
  const { before, changes, familyId, stockImport } = dryRun
    ? { before: tool, ...planned }
    : await editTool(id, (_, now) => importedChanges(toImportable(id, now), entry), caller);
  if (!hasChanges({ changes, familyId })) return unchangedRow(row);
  const names = [...Object.keys(changes), ...(familyId === undefined ? [] : ['family'])];
  const last = stockImport ?? tool.stockImport;
  const after = {
    ...before,
    ...changes,
    ...(familyId !== undefined && { familyId }),
    ...(last && { stockImport: last }),
  };
  return {
    row,
    outcome: 'changed',
    warnings: [
      ...skuWarnings(row, changes.sku, before),
      ...priceWarnings(row, before.price, changes.price),
      ...roundingWarnings(row, base, changes.price),
      ...(options.changes && !base ? stockWarnings(row, before, changes) : []),
    ],
    changes: changesOfTool({ row, after, isApplied: !dryRun }, before, names),
  };
};

const toRejected = (row: number, error: unknown): InvalidRow => {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'tool-not-found') {
    return rejectRow(row, '_id', 'There is no tool with this _id');
  }
  if (error.code === 'precondition-failed') return rejectRow(row, '_id', hasSoldOrChanged);
  return toInvalidRow(row, error);
};

/** Applies a valid row like any edit by an admin, including the audit log. */
const applyRow = async (
  entry: ToolRow,
  stored: Stored,
  options: ImportOptions,
  caller: Caller,
): Promise<AppliedRow | InvalidRow> => {
  try {
    // Before the check for missing columns: a changed SKU is the more helpful message.
    if (entry.id === undefined && !stored.byOldSku.has(skuOfRow(entry) ?? '')) {
      checkNewSku(stored, skuOfRow(entry));
    }
    const row = related(identify(entry, stored), stored.relatedIdOf);
    if (row.id === undefined) return await addTool(row, options, caller);
    const applied = await changeTool(row, stored, options, caller);
    return { ...applied, warnings: [...oldSkuWarnings(entry, stored), ...applied.warnings] };
  } catch (error) {
    return toRejected(entry.row, error);
  }
};

const concernsFamily = (entry: ToolRow, { tools, bySku, byOldSku }: Stored): boolean => {
  const sku = skuOfRow(entry) ?? '';
  const tool = entry.id === undefined ? (bySku.get(sku) ?? byOldSku.get(sku)) : tools.get(entry.id);
  return Boolean(entry.family) || Boolean(tool?.familyId);
};

/**
 * Applies the rows of a batch together, those about families in their order, as one may free the size
 * that the next one takes. Resolves to the outcome of each.
 */
export const importBatch = async (
  entries: readonly Entry[],
  options: ImportOptions,
  caller: Caller,
): Promise<(AppliedRow | InvalidRow)[]> => {
  const stored = await readStored(entries.filter(isValid), options.dryRun);
  const inTurn = oneAfterAnother();
  return Promise.all(
    entries.map((entry) => {
      if (!isValid(entry)) return entry;
      const apply = () => applyRow(entry, stored, options, caller);
      return concernsFamily(entry, stored) ? inTurn(apply) : apply();
    }),
  );
};
