import {
  cleanCell,
  type FamilyColumn,
  type FamilyInput,
  familyColumns,
  familySchema,
  headerKeyOf,
  isEmptyCell,
} from '../contract/index.ts';
import { validationError } from '../errors.ts';
import { validate } from '../http/body/validate.ts';
import { readFamilyBase } from '../services/catalogue/familyImport/familyBase.ts';
import {
  type FamilyEntry,
  type FamilyRow,
  type InvalidFamilyRow,
  rejectFamilyRow,
  toInvalidFamilyRow,
} from '../services/catalogue/familyImport/familyRow.ts';
import {
  type ChangeGroup,
  changeGroupsOf,
  isChangeList,
  notImportedMessage,
} from './changeList.ts';
import type { CsvRow, CsvTable } from './readCsv.ts';

/** Other names of columns. */
const otherNames: Partial<Record<FamilyColumn, readonly string[]>> = {
  _id: ['id'],
  name: ['Family'],
  text: ['Description'],
  imageLink: ['Picture'],
  axes: ['Attributes', 'Sizes differ in'],
  sizes: ['SKUs', 'SKU'],
};

const columnsByKey = new Map(
  familyColumns.flatMap((column) =>
    [column, ...(otherNames[column] ?? [])].map((name) => [headerKeyOf(name), column]),
  ),
);

type Columns = readonly (FamilyColumn | null)[];

const columnsOf = ({ row, cells }: CsvRow): Columns => {
  const named = cells.map((name) =>
    isEmptyCell(name) ? null : columnsByKey.get(headerKeyOf(name)),
  );
  for (const [at, column] of named.entries()) {
    if (column === undefined) {
      const known = `Row ${row} must name the columns: ${familyColumns.join(', ')}`;
      throw validationError({ file: `There is no column “${cells[at]?.trim()}”. ${known}` });
    }
    if (column !== null && named.indexOf(column) < at) {
      throw validationError({ file: `The column ${column} appears twice` });
    }
  }
  return named.map((column) => column ?? null);
};

/** The SKUs or keys in a cell, separated by blanks. */
const namesIn = (cell: string): string[] => cell.split(/[\s,;]+/).filter((name) => name !== '');

type Cells = Partial<Omit<FamilyInput, 'toolIds'>> & { sizes?: string[] };

const readCells = (cells: Partial<Record<string, string>>): Cells => {
  const { name, text, imageLink, axes, sizes } = cells;
  return {
    ...(name !== undefined && { name }),
    ...(text !== undefined && { text: text.replaceAll('\r\n', '\n') }),
    ...(imageLink !== undefined && { imageLink: cleanCell(imageLink) }),
    ...(axes !== undefined && { axes: namesIn(axes) }),
    ...(sizes !== undefined && { sizes: namesIn(sizes) }),
  };
};

/** Valid values of the columns that a row about a stored family does not have. */
const storedValues = { name: 'Stored', text: '', imageLink: '', axes: ['stored'], toolIds: [] };

/** The columns that a new family does not have. */
const noValues = { name: '', text: '', imageLink: '', axes: [], toolIds: [] };

const checkCells = ({ sizes, ...form }: Cells, isNew: boolean): void => {
  const repeated = form.axes?.find((key, at) => form.axes?.indexOf(key) !== at);
  if (repeated !== undefined) throw validationError({ axes: `${repeated} is in this cell twice` });
  const missing = isNew ? noValues : storedValues;
  validate(familySchema, { ...missing, ...form, toolIds: [...new Set(sizes)] });
};

/** The row about a family; an empty id is that of a new one. */
const readFamily = (
  row: number,
  id: string,
  texts: Partial<Record<string, string>>,
): FamilyRow | InvalidFamilyRow => {
  const cells = readCells(texts);
  const { sizes, ...form } = cells;
  try {
    checkCells(cells, id === '');
    return { row, id: id || undefined, form, ...(sizes && { sizes }) };
  } catch (error) {
    return toInvalidFamilyRow(row, error);
  }
};

const unreadableBase =
  'Leave this cell as it was exported, or empty it: then the row replaces what the family has';

const strayCell = 'A cell has no column: name its column, or empty it';

const readRow = (columns: Columns, { row, cells }: CsvRow): FamilyEntry => {
  if (cells.some((cell, at) => !columns[at] && !isEmptyCell(cell))) {
    return { row, rejected: [{ row, message: strayCell }] };
  }
  const byColumn = Object.fromEntries(
    columns.flatMap((column, at) => (column ? [[column, cells[at] ?? '']] : [])),
  );
  const [id, exported] = [cleanCell(byColumn._id ?? ''), cleanCell(byColumn.exported ?? '')];
  const base = readFamilyBase(exported);
  if (!base && exported !== '') return rejectFamilyRow(row, 'exported', unreadableBase);
  const read = readFamily(row, id, byColumn);
  return 'rejected' in read || !base || id === '' ? read : { ...read, base };
};

const isGone = 'A deleted family cannot be restored: add it again';

const undoRow = ({ row, id, before, exported }: ChangeGroup): FamilyEntry => {
  const base = readFamilyBase(exported);
  if (!base) return rejectFamilyRow(row, 'exported', notImportedMessage);
  if (before._id) return rejectFamilyRow(row, '_id', isGone);
  if (before._id === '') return { row, id, form: {}, base, removes: true };
  const read = readFamily(row, id, before);
  return 'rejected' in read ? read : { ...read, base };
};

const undoRows = async function* (table: CsvTable): AsyncGenerator<FamilyEntry> {
  for await (const group of changeGroupsOf(table)) yield undoRow(group);
};

/**
 * The validated rows of a table of families, or those that undo a list of changes. Throws `validation`
 * for a table with other columns.
 */
export const familyRowsOf = (table: CsvTable): AsyncGenerator<FamilyEntry> => {
  if (isChangeList(table.header)) return undoRows(table);
  const columns = columnsOf(table.header);
  return (async function* () {
    for await (const row of table.rows()) yield readRow(columns, row);
  })();
};
