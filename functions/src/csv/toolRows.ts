import {
  type RejectedRow,
  type ToolColumn,
  toolColumns,
  toolDefaults,
  toolSchema,
  toolUpdateSchema,
} from '../contract/index.ts';
import { validationError } from '../errors.ts';
import { validate } from '../http/validate.ts';
import { type InvalidRow, type ToolRow, toInvalidRow } from '../services/catalogue/toolRow.ts';
import type { CsvRow, CsvTable } from './readCsv.ts';
import { readCell } from './toolCells.ts';

const isColumn = (name: string): name is ToolColumn =>
  toolColumns.some((column) => column === name);

const optionalColumns: ReadonlySet<string> = new Set(['_id', 'sku', ...Object.keys(toolDefaults)]);

const columnProblem = (header: readonly string[]): string | undefined => {
  const unknown = header.find((name) => !isColumn(name));
  if (unknown !== undefined) return `There is no column “${unknown}”: ${toolColumns.join(', ')}`;
  const duplicate = header.find((name, index) => header.indexOf(name) !== index);
  if (duplicate) return `The column ${duplicate} appears twice`;
  const missing = toolColumns.find((name) => !optionalColumns.has(name) && !header.includes(name));
  return missing && !header.includes('_id') ? `The column ${missing} is missing` : undefined;
};

/**
 * The columns of a table of tools. With `_id`, some columns are enough: missing fields keep their
 * values. Without `_id`, all rows are new tools, which need the columns of the specification: the others
 * have defaults. Throws `validation`.
 */
const toolColumnsOf = (header: readonly string[]): ToolColumn[] => {
  const problem = columnProblem(header);
  if (problem) throw validationError({ file: problem });
  return header.filter(isColumn);
};

/** The values of a row by column, and the cells that cannot be read. */
interface RowReading {
  form: Record<string, unknown>;
  unreadable: RejectedRow[];
}

const readCells = (columns: readonly ToolColumn[], { row, cells }: CsvRow): RowReading => {
  const reading: RowReading = { form: {}, unreadable: [] };
  for (const [at, column] of columns.entries()) {
    const cell = readCell(column, cells[at] ?? '');
    if ('value' in cell) reading.form[column] = cell.value;
    else reading.unreadable.push({ row, column, message: cell.problem });
  }
  return reading;
};

const readForm = (row: number, form: RowReading['form']): ToolRow | InvalidRow => {
  const { _id, ...fields } = form;
  const id = String(_id ?? '').trim();
  try {
    return id === ''
      ? { row, id: undefined, tool: validate(toolSchema, fields) }
      : { row, id, update: validate(toolUpdateSchema, fields) };
  } catch (error) {
    return toInvalidRow(row, error);
  }
};

const readRow = (columns: readonly ToolColumn[], entry: CsvRow): ToolRow | InvalidRow => {
  const { row, cells } = entry;
  if (cells.length !== columns.length) {
    const message = `The row has ${cells.length} cells for ${columns.length} columns`;
    return { row, rejected: [{ row, message }] };
  }
  const { form, unreadable } = readCells(columns, entry);
  const read = readForm(row, form);
  if (unreadable.length === 0) return read;
  return { row, rejected: [...unreadable, ...('rejected' in read ? read.rejected : [])] };
};

/** The validated rows of a table of tools. Throws `validation` for a table with other columns. */
export const toolRowsOf = ({ header, rows }: CsvTable): AsyncGenerator<ToolRow | InvalidRow> => {
  const columns = toolColumnsOf(header);
  return (async function* () {
    for await (const row of rows()) yield readRow(columns, row);
  })();
};
