import type { ToolColumn } from '../../../contract/index.ts';
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
export const rejectRepeated = async function* (
  entries: AsyncIterable<Entry>,
): AsyncGenerator<Entry> {
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
