import {
  type AttributeTexts,
  attributeInColumn,
  cleanCell,
  type DecimalMark,
  importedToolSchema,
  importedUpdateSchema,
  isEmptyCell,
  type RowMessage,
  staffToolDefaults,
  type ToolColumn,
  toolColumns,
  toolDefaults,
} from '../contract/index.ts';
import { validationError } from '../errors.ts';
import { validate } from '../http/body/validate.ts';
import type { RowBase } from '../services/catalogue/import/rowBase.ts';
import { readToolBase } from '../services/catalogue/import/toolBase.ts';
import {
  type InvalidRow,
  type ToolRow,
  toInvalidRow,
} from '../services/catalogue/import/toolRow.ts';
import { isChangeList } from './changeList.ts';
import { decimalMarkOf } from './decimalMark.ts';
import type { CsvRow, CsvTable } from './readCsv.ts';
import { readShownNumber } from './shownNumbers.ts';
import { undoToolRows } from './toolChanges.ts';
import { type TableColumn, toolColumnsOf } from './toolHeader.ts';

const optionalColumns: ReadonlySet<string> = new Set([
  '_id',
  'sku',
  'imageLink',
  'family',
  'documents',
  'exported',
  ...Object.keys(toolDefaults),
  ...Object.keys(staffToolDefaults),
]);

/** How the rows of a table are read. */
interface Layout {
  columns: (TableColumn | null)[];
  delimiter: string;
  /** The columns that a new tool needs, but the table does not have. */
  missing: ToolColumn[];
  /** Whether a row has already been refused because of them. */
  saidMissing: boolean;
  decimalMark?: DecimalMark | undefined;
}

const layoutOf = ({ header, delimiter }: CsvTable, attributes: readonly string[]): Layout => {
  const columns = toolColumnsOf(header, attributes);
  const missing = toolColumns.filter(
    (name) => !optionalColumns.has(name) && !columns.includes(name),
  );
  const [first] = missing;
  if (first && !columns.includes('_id') && !columns.includes('sku')) {
    const hint = 'without the columns _id and sku, each row is a new tool';
    throw validationError({ file: `The column ${first} is missing: ${hint}` });
  }
  return { columns, delimiter, missing, saidMissing: false };
};

/** The values of a row by column, and the cells that cannot be read. */
interface RowReading {
  form: Record<string, unknown>;
  /** The cells of attributes, by key. */
  attributes?: AttributeTexts;
  /** The cell of the family; empty for none. */
  family?: string;
  /** The cell of the documents, which must be as it was exported. */
  documents?: string;
  unreadable: RowMessage[];
  base?: RowBase;
}

const cellIn = (columns: Layout['columns'], cells: readonly string[], column: ToolColumn): string =>
  cells[columns.indexOf(column)] ?? '';

const unreadableBase =
  'Leave this cell as it was exported, or empty it: then the row replaces what the tool has';

/** The base of a row. A file that was made by hand has none. */
const readBase = ({ columns }: Layout, { row, cells }: CsvRow): Partial<RowReading> => {
  const cell = cleanCell(cellIn(columns, cells, 'exported'));
  if (cell === '') return {};
  const base = readToolBase(cell);
  if (base) return { base };
  return { unreadable: [{ row, column: 'exported', message: unreadableBase }] };
};

const readCells = (layout: Layout, entry: CsvRow): RowReading => {
  const { row, cells } = entry;
  const { decimalMark } = layout;
  const reading: RowReading = { form: {}, unreadable: [], ...readBase(layout, entry) };
  for (const [at, column] of layout.columns.entries()) {
    if (!column || column === 'exported') continue;
    const attribute = attributeInColumn(column);
    if (attribute !== undefined) {
      reading.attributes = { ...reading.attributes, [attribute]: cleanCell(cells[at] ?? '') };
      continue;
    }
    if (column === 'family') {
      reading.family = cleanCell(cells[at] ?? '');
      continue;
    }
    if (column === 'documents') {
      reading.documents = (cells[at] ?? '').replaceAll('\r\n', '\n').trim();
      continue;
    }
    const cell = readShownNumber(column as ToolColumn, cells[at] ?? '', {
      base: reading.base,
      decimalMark,
    });
    if ('value' in cell) reading.form[column] = cell.value;
    else reading.unreadable.push({ row, column, message: cell.problem });
  }
  return reading;
};

const newTool = (layout: Layout, fields: RowReading['form']) => {
  const { missing, saidMissing } = layout;
  if (missing.length === 0) return validate(importedToolSchema, fields);
  const sku = String(fields.sku ?? '');
  const cause = sku === '' ? 'Say which tool it is by its SKU' : `No tool has the SKU ${sku}`;
  if (saidMissing) throw validationError({ sku: cause });
  layout.saidMissing = true;
  const columns = `A new tool also needs the ${missing.length === 1 ? 'column' : 'columns'}`;
  throw validationError({ sku: `${cause}. ${columns} ${missing.join(', ')}` });
};

const noDocuments = 'A new tool has no documents yet: empty this cell, and add them afterwards';

/**
 * Without `_id`, the SKU says which tool a row is about, unless a complete row is meant as a new
 * tool.
 */
const readForm = (
  layout: Layout,
  row: number,
  { form, attributes, family, documents, base }: RowReading,
): ToolRow | InvalidRow => {
  const { _id, ...fields } = form;
  const ofFamily = family === undefined ? {} : { family };
  const exported = {
    ...(base && { base }),
    ...(attributes && { attributes }),
    ...ofFamily,
    ...(documents !== undefined && { documents }),
  };
  const complete = attributes ? { ...fields, attributes } : fields;
  const id = String(_id ?? '').trim();
  try {
    if (id !== '') return { row, id, update: validate(importedUpdateSchema, fields), ...exported };
    const isNew = layout.columns.includes('_id') && layout.missing.length === 0;
    if (isNew || !fields.sku) {
      if (documents) throw validationError({ documents: noDocuments });
      return { row, id: undefined, tool: newTool(layout, complete), ...ofFamily };
    }
    const { sku = '', ...update } = validate(importedUpdateSchema, fields);
    const asNew = () => {
      if (documents) throw validationError({ documents: noDocuments });
      return newTool(layout, { ...complete, sku });
    };
    return { row, id: undefined, sku, update, ...exported, asNew };
  } catch (error) {
    return toInvalidRow(row, error);
  }
};

const columnLetters = (at: number): string => {
  const letter = String.fromCharCode('A'.charCodeAt(0) + (at % 26));
  return at < 26 ? letter : columnLetters(Math.floor(at / 26) - 1) + letter;
};

/** Cells that belong to no column may be a comma without quotation marks: their row has moved. */
const strayCell = ({ columns, delimiter }: Layout, { cells }: CsvRow): string | undefined => {
  const at = cells.findIndex((cell, index) => !columns[index] && !isEmptyCell(cell));
  if (at < 0) return undefined;
  if (at < columns.length) return `Column ${columnLetters(at)} has no name: name it, or empty it`;
  const mark = delimiter === '\t' ? 'a tab' : `“${delimiter}”`;
  return `The row has ${at + 1} cells for ${columns.length} columns: put cells with ${mark} in quotation marks`;
};

const readRow = (layout: Layout, entry: CsvRow): ToolRow | InvalidRow => {
  const { row } = entry;
  const message = strayCell(layout, entry);
  if (message) return { row, rejected: [{ row, message }] };
  const reading = readCells(layout, entry);
  const { unreadable } = reading;
  const read = readForm(layout, row, reading);
  if (unreadable.length === 0) return read;
  const columns = new Set(unreadable.map(({ column }) => column));
  const others = 'rejected' in read ? read.rejected : [];
  return {
    row,
    rejected: [...unreadable, ...others.filter(({ column }) => !columns.has(column))],
  };
};

/**
 * The validated rows of a table of tools. Rows without their last cells are read as if these were
 * empty, as spreadsheets leave them out. `attributes` are the keys of the attributes that there are. Throws `validation` for a table with other columns.
 */
export const toolRowsOf = (
  table: CsvTable,
  attributes: readonly string[] = [],
): AsyncGenerator<ToolRow | InvalidRow> => {
  if (isChangeList(table.header)) return undoToolRows(table);
  const columnLayout = layoutOf(table, attributes);
  return (async function* () {
    const decimalMark = await decimalMarkOf(table.rows(), columnLayout.columns);
    const layout = { ...columnLayout, decimalMark };
    for await (const row of table.rows()) yield readRow(layout, row);
  })();
};
