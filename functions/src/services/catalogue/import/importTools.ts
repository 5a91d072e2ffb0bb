import type { RowMessage, ToolColumn, ToolImport } from '../../../contract/index.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { readAttributeList } from '../attributes/attributes.ts';
import { planFamilies } from '../families/planFamilies.ts';
import { type AppliedRow, type ImportOptions, importBatch } from './importBatch.ts';
import { emptyResult, importInBatches } from './importInBatches.ts';
import { type InvalidRow, rejectRow, skuOfRow, type ToolRow } from './toolRow.ts';

type Entry = ToolRow | InvalidRow;

/** Finds the first row with the same value. */
const createFirstRows = () => {
  const rows = new Map<string, number>();
  return (value: string | undefined, row: number): number | undefined => {
    if (!value) return undefined;
    const first = rows.get(value);
    if (first === undefined) rows.set(value, row);
    return first;
  };
};

const repeated = (row: number, column: ToolColumn, what: string, first: number): InvalidRow =>
  rejectRow(row, column, `This ${what} is already in row ${first}`);

/**
 * Allows only one row for each tool and for each SKU, because the order in which rows are applied
 * is undefined.
 */
const rejectRepeated = async function* (entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  const [firstOfTool, firstOfSku] = [createFirstRows(), createFirstRows()];
  for await (const entry of entries) {
    if ('rejected' in entry) {
      yield entry;
      continue;
    }
    const { row, id } = entry;
    const sameTool = firstOfTool(id, row);
    const sameSku = sameTool ? undefined : firstOfSku(skuOfRow(entry), row);
    if (sameTool) yield repeated(row, '_id', 'tool', sameTool);
    else if (sameSku) yield repeated(row, 'sku', 'SKU', sameSku);
    else yield entry;
  }
};

/** The number of rows that are read, and then written, at a time. */
const batchSize = 100;

/** A table of tools to import, starting at one of its rows. */
export interface ImportRequest extends Omit<ImportOptions, 'attributes' | 'families'> {
  rows: AsyncIterable<ToolRow | InvalidRow>;
  from: number;
  /** Notes about the file. */
  warnings: readonly RowMessage[];
}

const readOnce = <Result>(read: () => Promise<Result>): (() => Promise<Result>) => {
  let result: Promise<Result> | undefined;
  return () => {
    result ??= read();
    return result;
  };
};

type Result = Required<Omit<ToolImport, 'next'>>;

const addOutcome = (
  result: Result,
  outcome: AppliedRow | InvalidRow,
  listsChanges: boolean,
): void => {
  if ('rejected' in outcome) {
    result.rejected.push(...outcome.rejected);
    return;
  }
  result[outcome.outcome].push(outcome.row);
  result.warnings.push(...outcome.warnings);
  if (listsChanges) result.changes.push(...outcome.changes);
};

/**
 * Creates and updates tools from the rows of a table. Each row is applied completely or not at all.
 * Invalid rows are reported and skipped; an unchanged row costs one read. Stops after some time, or
 * when the response has the maximum number of messages, and returns the `next` row.
 */
export const importTools = (
  { rows, from, warnings, ...request }: ImportRequest,
  caller: Caller,
): Promise<ToolImport> => {
  const options = { ...request, attributes: readOnce(readAttributeList), families: planFamilies() };
  const listsChanges = options.changes === true;
  const result: Result = emptyResult(warnings);
  return importInBatches(result, {
    rows: rejectRepeated(rows),
    from,
    batchSize,
    listsChanges,
    apply: async (batch) => {
      for (const outcome of await importBatch(batch, options, caller)) {
        addOutcome(result, outcome, listsChanges);
      }
    },
  });
};
