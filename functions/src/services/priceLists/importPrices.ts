import { isDeepStrictEqual } from 'node:util';
import {
  decimalMoney,
  farFromListPrice,
  type ListedPrice,
  oldSkuMessage,
  type PriceImport,
  type PriceRowMessage,
  priceColumns,
  type RowChange,
  repeatedSkuMessage,
  repeatedToolMessage,
  type Tool,
  unknownSkuMessage,
} from '../../contract/index.ts';
import type { PriceDocument, PriceListDocument } from '../../documents/prices.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { recordAudit } from '../../store/audit.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { transact } from '../../store/writes/transact.ts';
import { emptyResult, importInBatches } from '../catalogue/import/importInBatches.ts';
import { type NumberedTool, toolsByNumber } from '../catalogue/tools/typedNumbers.ts';
import { cellsOf, importedPrice, priceBaseOf } from './priceBase.ts';
import { type InvalidPriceRow, type PriceRow, rejectPriceRow } from './priceRow.ts';
import { problemsOfEntry } from './prices.ts';
import { confirmedByList, listTarget, priceListResource, readEditable } from './storedLists.ts';
import { toolReader } from './toolReader.ts';
import { listedIn, outcomeOf, type PriceChange, readPrices, writePrices } from './writePrices.ts';

/** The number of rows that are read, and then written, at a time. */
const batchSize = 300;

/** A table of prices to import, starting at one of its rows. */
export interface PriceImportRequest {
  rows: AsyncIterable<PriceRow | InvalidPriceRow>;
  from: number;
  /** Whether to report the outcome without changing anything. */
  dryRun: boolean;
  /** Whether to list the changed fields. */
  changes?: boolean;
  /** Notes about the file. */
  warnings: readonly PriceRowMessage[];
}

type ListingOptions = Pick<PriceImportRequest, 'dryRun' | 'changes'>;

type Entry = PriceRow | InvalidPriceRow;
type Result = Required<Omit<PriceImport, 'next'>>;

const isValid = (entry: Entry): entry is PriceRow => !('rejected' in entry);

/** Allows only one row for each SKU, because the order in which rows are applied is undefined. */
const rejectRepeated = async function* (entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  const firstRows = new Map<string, number>();
  for await (const entry of entries) {
    if (!isValid(entry)) {
      yield entry;
      continue;
    }
    const first = firstRows.get(entry.sku);
    if (first === undefined) firstRows.set(entry.sku, entry.row);
    yield first === undefined ? entry : rejectPriceRow(entry.row, 'sku', repeatedSkuMessage(first));
  }
};

const toMessage = (row: number, name: string, message: string): PriceRowMessage => {
  const [field, position] = name.split('.');
  const column = priceColumns.find((candidate) => candidate === field);
  const text = position === undefined ? message : `Price break ${Number(position) + 1}: ${message}`;
  return column ? { row, column, message: text } : { row, message: text };
};

/** A row and its tool. */
interface KnownRow extends NumberedTool<Tool> {
  entry: PriceRow;
}

/** A row that can be applied. */
interface ValidRow extends KnownRow {
  change: PriceChange;
  stored: PriceDocument | undefined;
}

/** Finds the tools of the rows of a batch. Allows one row for each, by whichever number. */
const identify = async (
  batch: readonly Entry[],
  rowsOfTools: Map<string, number>,
): Promise<(KnownRow | InvalidPriceRow)[]> => {
  const keys = batch.filter(isValid).map(({ sku }) => sku);
  const found = await toolsByNumber(keys, null, toolReader);
  return batch.map((entry) => {
    if (!isValid(entry)) return entry;
    const { row, sku } = entry;
    const numbered = found.get(sku);
    if (!numbered) return rejectPriceRow(row, 'sku', unknownSkuMessage(sku));
    const first = rowsOfTools.get(numbered.tool._id) ?? row;
    rowsOfTools.set(numbered.tool._id, first);
    if (first === row) return { entry, ...numbered };
    return rejectPriceRow(row, 'sku', repeatedToolMessage(first));
  });
};

const toInvalidRow = (row: number, problems: Record<string, string>): InvalidPriceRow => ({
  row,
  rejected: Object.entries(problems).map(([name, message]) => toMessage(row, name, message)),
});

/** The change of a row, if it fits the stored price, the tool and the list. */
const planRow = (
  { entry, tool, by }: KnownRow,
  list: PriceListDocument,
  stored: PriceDocument | undefined,
): ValidRow | InvalidPriceRow => {
  const before = listedIn(stored);
  try {
    const price = importedPrice(tool._id, entry, before);
    const isKept = price === null || isDeepStrictEqual(price, before);
    const problems = isKept ? {} : problemsOfEntry(list, tool, price);
    if (Object.keys(problems).length > 0) return toInvalidRow(entry.row, problems);
    return { entry, tool, by, stored, change: { toolId: tool._id, sku: tool.sku, price } };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'validation') throw error;
    return toInvalidRow(entry.row, error.details.errors);
  }
};

const warningsOf = ({ entry: { row, sku }, tool, by, change }: ValidRow): PriceRowMessage[] => {
  const { price } = change.price ?? {};
  const message = price == null ? undefined : farFromListPrice(price, tool);
  return [
    ...(by === 'oldSku'
      ? [{ row, column: 'sku' as const, message: oldSkuMessage(sku, tool) }]
      : []),
    ...(message ? [{ row, column: 'price' as const, message }] : []),
  ];
};

const textsOf = (sku: string, listed: ListedPrice | null): Record<string, string> => {
  if (!listed) return {};
  const { price, priceBreaks } = cellsOf(listed);
  const amount = typeof price === 'number' ? decimalMoney(price) : '';
  return { sku, price: amount, priceBreaks: String(priceBreaks ?? '') };
};

const changesOf = (
  { entry: { row }, tool, change: { price }, stored }: ValidRow,
  isApplied: boolean,
): RowChange[] => {
  const { _id, sku, toolName } = tool;
  const [before, after] = [textsOf(sku, listedIn(stored)), textsOf(sku, price)];
  const exported = isApplied ? priceBaseOf(_id, price ?? { price: null, priceBreaks: [] }) : '';
  return ['sku', 'price', 'priceBreaks']
    .map((field) => ({ field, before: before[field] ?? '', after: after[field] ?? '' }))
    .filter((change) => change.before !== change.after)
    .map((change) => ({ row, _id, sku, toolName, ...change, exported }));
};

const add = (
  result: Result,
  { valid, outcomes }: Pick<WrittenBatch, 'valid' | 'outcomes'>,
  { dryRun, changes }: ListingOptions,
): void => {
  for (const [at, row] of valid.entries()) {
    const outcome = outcomes[at] ?? 'unchanged';
    if (outcome === 'unchanged') result.unchanged.push(row.entry.row);
    else {
      result[outcome === 'created' ? 'created' : 'changed'].push(row.entry.row);
      result.warnings.push(...warningsOf(row));
      if (changes) result.changes.push(...changesOf(row, !dryRun));
    }
  }
};

/** What became of the rows of a batch. */
interface WrittenBatch {
  rejected: InvalidPriceRow[];
  valid: ValidRow[];
  outcomes: string[];
  version: number;
}

/** Writes the valid rows of a batch in one transaction, with one entry in the audit log. */
const writeBatch = (
  id: string,
  rows: readonly KnownRow[],
  { dryRun }: Pick<PriceImportRequest, 'dryRun'>,
  caller: Caller,
): Promise<WrittenBatch> =>
  transact(
    async (transaction) => {
      const list = await readEditable(transaction, id);
      const toolIds = rows.map(({ tool }) => tool._id);
      const prices = await readPrices(transaction, id, toolIds);
      const planned = rows.map((row, at) => planRow(row, list, prices[at]));
      const rejected = planned.filter((row) => 'rejected' in row);
      const valid = planned.filter((row): row is ValidRow => !('rejected' in row));
      const changes = valid.map(({ change }) => change);
      const stored = valid.map((row) => row.stored);
      if (dryRun) {
        const outcomes = changes.map((change, at) => outcomeOf(change, stored[at]));
        return { rejected, valid, outcomes, version: list.version };
      }
      const { list: after, outcomes } = writePrices(transaction, { id, list }, changes, stored);
      const count = (name: string) => outcomes.filter((outcome) => outcome === name).length;
      if (after.version > list.version) {
        recordAudit(transaction, caller, {
          action: 'prices-imported',
          target: listTarget(id, list),
          before: {},
          after: { created: count('created'), changed: count('changed') },
        });
      }
      return { rejected, valid, outcomes, version: after.version };
    },
    { confirmBy: confirmedByList(id) },
  );

const byRow = (one: PriceRowMessage, other: PriceRowMessage): number => one.row - other.row;

/** What the earlier rows of an import have done. */
interface Progress {
  result: Result;
  /** The rows of tools by their ids. */
  rowsOfTools: Map<string, number>;
}

const importBatch = async (
  id: string,
  batch: readonly Entry[],
  options: ListingOptions,
  { result, rowsOfTools }: Progress,
  caller: Caller,
): Promise<void> => {
  const rows = await identify(batch, rowsOfTools);
  const known = rows.filter((row): row is KnownRow => !('rejected' in row));
  const written = known.length > 0 ? await writeBatch(id, known, options, caller) : undefined;
  const rejected = [...rows, ...(written?.rejected ?? [])];
  const messages = rejected.flatMap((row) => ('rejected' in row ? row.rejected : []));
  result.rejected.push(...messages.toSorted(byRow));
  if (!written) return;
  result.version = written.version;
  add(result, written, options);
};

const missingPrice =
  'The column price is missing: a row has the SKU of a tool and its price in the list';

/** A table of fixed prices without any says it once. */
const withPrices = async function* (
  entries: AsyncIterable<Entry>,
  { kind }: PriceListDocument,
): AsyncGenerator<Entry> {
  for await (const entry of entries) {
    const hasNone = isValid(entry) && !('price' in entry) && !('priceBreaks' in entry);
    if (isValid(entry) && entry.removes) yield entry;
    else if (kind === 'fixed' && hasNone) throw validationError({ file: missingPrice });
    else yield entry;
  }
};

/**
 * Sets prices of a list from the rows of a table. Rows of a batch are written together; invalid
 * rows are reported and skipped. Stops after some time, or when the response has the maximum number
 * of messages, and returns the `next` row. Throws `price-list-not-found` and
 * `price-list-not-changeable`.
 */
export const importPrices = async (
  id: string,
  { rows, from, warnings, ...options }: PriceImportRequest,
  caller: Caller,
): Promise<PriceImport> => {
  const list = priceListResource.existing(await readDocument(priceListResource.reference(id)));
  const result: Result = { ...emptyResult(warnings), version: list.version };
  const progress: Progress = { result, rowsOfTools: new Map() };
  return importInBatches(result, {
    rows: rejectRepeated(withPrices(rows, list)),
    from,
    batchSize,
    listsChanges: options.changes === true,
    apply: (batch) => importBatch(id, batch, options, progress, caller),
  });
};
