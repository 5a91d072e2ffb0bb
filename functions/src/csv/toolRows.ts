import { type ToolColumn, toolColumns, toolSchema, toolUpdateSchema } from '../contract/index.ts';
import { validationError } from '../errors.ts';
import { validate } from '../http/validate.ts';
import { type InvalidRow, type ToolRow, toInvalidRow } from '../services/catalogue/toolRow.ts';
import type { CsvRow, CsvTable } from './readCsv.ts';

const numbers: ReadonlySet<string> = new Set<ToolColumn>(['price', 'available', 'minOrder']);

const isColumn = (name: string): name is ToolColumn =>
  toolColumns.some((column) => column === name);

const columnProblem = (header: readonly string[]): string | undefined => {
  const unknown = header.find((name) => !isColumn(name));
  if (unknown !== undefined) return `There is no column “${unknown}”: ${toolColumns.join(', ')}`;
  const duplicate = header.find((name, index) => header.indexOf(name) !== index);
  if (duplicate) return `The column ${duplicate} appears twice`;
  const missing = toolColumns.find((name) => name !== '_id' && !header.includes(name));
  return missing && !header.includes('_id') ? `The column ${missing} is missing` : undefined;
};

/**
 * The columns of a table of tools. With `_id`, some columns are enough: missing fields keep their
 * values. Without `_id`, all rows are new tools and every column is required. Throws `validation`.
 */
const toolColumnsOf = (header: readonly string[]): ToolColumn[] => {
  const problem = columnProblem(header);
  if (problem) throw validationError({ file: problem });
  return header.filter(isColumn);
};

// Only plain decimals: `Number` also accepts '', ' 1 ', '0x10' and '1e3'.
const readCell = (column: string, cell: string): unknown =>
  numbers.has(column) && /^\s*-?\d+(\.\d+)?\s*$/.test(cell) ? Number(cell) : cell;

const formOf = (columns: readonly ToolColumn[], cells: readonly string[]) =>
  Object.fromEntries(columns.map((column, at) => [column, readCell(column, cells[at] ?? '')]));

const readForm = (row: number, form: Record<string, unknown>): ToolRow => {
  const { _id, ...fields } = form;
  const id = String(_id ?? '').trim();
  return id === ''
    ? { row, id: undefined, tool: validate(toolSchema, fields) }
    : { row, id, update: validate(toolUpdateSchema, fields) };
};

const readRow = (columns: readonly ToolColumn[], { row, cells }: CsvRow): ToolRow | InvalidRow => {
  if (cells.length !== columns.length) {
    const message = `The row has ${cells.length} cells for ${columns.length} columns`;
    return { row, rejected: [{ row, message }] };
  }
  try {
    return readForm(row, formOf(columns, cells));
  } catch (error) {
    return toInvalidRow(row, error);
  }
};

/** The validated rows of a table of tools. Throws `validation` for a table with other columns. */
export const toolRowsOf = ({ header, rows }: CsvTable): AsyncGenerator<ToolRow | InvalidRow> => {
  const columns = toolColumnsOf(header);
  return (async function* () {
    for await (const row of rows()) yield readRow(columns, row);
  })();
};
