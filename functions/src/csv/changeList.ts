import { cleanCell, headerKeyOf } from '../contract/index.ts';
import type { CsvRow, CsvTable } from './readCsv.ts';

/** The changes of a tool, or of its price, that are to be undone. */
export interface ChangeGroup {
  /** The first of its rows. */
  row: number;
  id: string;
  sku: string;
  /** The texts before, by field. */
  before: Record<string, string>;
  exported: string;
}

const required = ['_id', 'sku', 'field', 'before', 'after', 'exported'];

/** Whether a table is a list of changes by an import. */
export const isChangeList = ({ cells }: CsvRow): boolean => {
  const keys = new Set(cells.map(headerKeyOf));
  return required.every((column) => keys.has(headerKeyOf(column)));
};

/** The changes of a list, those of a tool together. */
export const changeGroupsOf = async function* (table: CsvTable): AsyncGenerator<ChangeGroup> {
  const keys = table.header.cells.map(headerKeyOf);
  const cellOf = ({ cells }: CsvRow, column: string) =>
    cells[keys.indexOf(headerKeyOf(column))] ?? '';
  let group: ChangeGroup | undefined;
  for await (const row of table.rows()) {
    const id = cleanCell(cellOf(row, '_id'));
    if (group && group.id !== id) {
      yield group;
      group = undefined;
    }
    group ??= {
      row: row.row,
      id,
      sku: cleanCell(cellOf(row, 'sku')),
      before: {},
      exported: cleanCell(cellOf(row, 'exported')),
    };
    group.before[cleanCell(cellOf(row, 'field'))] = cellOf(row, 'before');
  }
  if (group) yield group;
};

/** The message for a list that has not been imported. */
export const notImportedMessage =
  'This list is of a check, or its column exported was edited: only what was imported can be undone';
