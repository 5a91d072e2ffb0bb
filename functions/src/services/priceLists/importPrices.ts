import {
  farFromListPrice,
  type PriceImport,
  type PriceRowMessage,
  priceColumns,
  repeatedSkuMessage,
  type Tool,
  unknownSkuMessage,
} from '../../contract/index.ts';
import type { PriceListDocument } from '../../documents/prices.ts';
import type { Actor } from '../../store/accounts/accounts.ts';
import { recordAudit } from '../../store/audit.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { findDocuments } from '../../store/reads/queries.ts';
import { transact } from '../../store/writes/transact.ts';
import { importInBatches } from '../catalogue/import/importInBatches.ts';
import { queriesBySku, skusPerQuery } from '../catalogue/tools/skus.ts';
import { toTool } from '../catalogue/tools/toolResponse.ts';
import { type InvalidPriceRow, type PriceRow, rejectPriceRow } from './priceRow.ts';
import { problemsOfEntry } from './prices.ts';
import {
  confirmedByList,
  existingList,
  listReference,
  listTarget,
  readEditable,
} from './storedLists.ts';
import { outcomeOf, type PriceChange, readPrices, writePrices } from './writePrices.ts';

/** The number of rows that are read, and then written, at a time. */
const batchSize = 300;

/** A table of prices to import, starting at one of its rows. */
export interface PriceImportRequest {
  rows: AsyncIterable<PriceRow | InvalidPriceRow>;
  from: number;
  /** Whether to report the outcome without changing anything. */
  dryRun: boolean;
  /** Notes about the file. */
  warnings: readonly PriceRowMessage[];
}

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

const findTools = async (skus: readonly string[]): Promise<Map<string, Tool>> => {
  const found = await Promise.all(
    queriesBySku(skus).map((query) => findDocuments(query, skusPerQuery)),
  );
  const all = found.flat().map(({ id, content }) => toTool(id, content));
  return new Map(all.map((tool) => [tool.sku, tool]));
};

const toMessage = (row: number, name: string, message: string): PriceRowMessage => {
  const [field, position] = name.split('.');
  const column = priceColumns.find((candidate) => candidate === field);
  const text = position === undefined ? message : `Price break ${Number(position) + 1}: ${message}`;
  return column ? { row, column, message: text } : { row, message: text };
};

interface ValidRow {
  row: number;
  tool: Tool;
  change: PriceChange;
}

const identify = (
  { row, sku, price, priceBreaks }: PriceRow,
  list: PriceListDocument,
  tools: ReadonlyMap<string, Tool>,
): ValidRow | InvalidPriceRow => {
  const tool = tools.get(sku);
  if (!tool) return rejectPriceRow(row, 'sku', unknownSkuMessage(sku));
  const problems = Object.entries(problemsOfEntry(list, tool, { price, priceBreaks }));
  if (problems.length > 0) {
    return { row, rejected: problems.map(([name, message]) => toMessage(row, name, message)) };
  }
  return { row, tool, change: { toolId: tool._id, sku: tool.sku, price: { price, priceBreaks } } };
};

const warningsOf = ({ row, tool, change }: ValidRow): PriceRowMessage[] => {
  const { price } = change.price ?? {};
  const message = price == null ? undefined : farFromListPrice(price, tool);
  return message ? [{ row, column: 'price', message }] : [];
};

const add = (result: Result, rows: readonly ValidRow[], outcomes: readonly string[]): void => {
  for (const [at, row] of rows.entries()) {
    const outcome = outcomes[at] ?? 'unchanged';
    if (outcome !== 'created' && outcome !== 'changed') result.unchanged.push(row.row);
    else {
      result[outcome].push(row.row);
      result.warnings.push(...warningsOf(row));
    }
  }
};

/** Writes the valid rows of a batch in one transaction, with one entry in the audit log. */
const writeBatch = (
  id: string,
  rows: readonly ValidRow[],
  { dryRun }: Pick<PriceImportRequest, 'dryRun'>,
  caller: Actor,
): Promise<{ outcomes: string[]; version: number }> =>
  transact(
    async (transaction) => {
      const list = await readEditable(transaction, id);
      const changes = rows.map(({ change }) => change);
      const toolIds = changes.map(({ toolId }) => toolId);
      const stored = await readPrices(transaction, id, toolIds);
      if (dryRun) {
        const outcomes = changes.map((change, at) => outcomeOf(change, stored[at]));
        return { outcomes, version: list.version };
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
      return { outcomes, version: after.version };
    },
    { confirmBy: confirmedByList(id) },
  );

const importBatch = async (
  id: string,
  { list, batch }: { list: PriceListDocument; batch: readonly Entry[] },
  options: Pick<PriceImportRequest, 'dryRun'>,
  result: Result,
  caller: Actor,
): Promise<void> => {
  const tools = await findTools(batch.filter(isValid).map(({ sku }) => sku));
  const rows = batch.map((entry) => (isValid(entry) ? identify(entry, list, tools) : entry));
  result.rejected.push(...rows.flatMap((row) => ('rejected' in row ? row.rejected : [])));
  const valid = rows.filter((row): row is ValidRow => !('rejected' in row));
  if (valid.length === 0) return;
  const { outcomes, version } = await writeBatch(id, valid, options, caller);
  result.version = version;
  add(result, valid, outcomes);
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
  caller: Actor,
): Promise<PriceImport> => {
  const list = existingList(await readDocument(listReference(id)));
  const result: Result = {
    acknowledged: true,
    created: [],
    changed: [],
    unchanged: [],
    rejected: [],
    warnings: [...warnings],
    version: list.version,
  };
  return importInBatches(result, {
    rows: rejectRepeated(rows),
    from,
    batchSize,
    apply: (batch) => importBatch(id, { list, batch }, options, result, caller),
  });
};
