import {
  type AttributeTexts,
  importedUpdateSchema,
  type ToolColumn,
  toolColumns,
} from '../contract/index.ts';
import { validationError } from '../errors.ts';
import { validate } from '../http/body/validate.ts';
import { readToolBase } from '../services/catalogue/import/toolBase.ts';
import {
  type InvalidRow,
  rejectRow,
  type ToolRow,
  toInvalidRow,
} from '../services/catalogue/import/toolRow.ts';
import { type ChangeGroup, changeGroupsOf, notImportedMessage } from './changeList.ts';
import type { CsvTable } from './readCsv.ts';
import { readCell } from './toolCells.ts';

const isColumn = (field: string): field is ToolColumn =>
  toolColumns.some((column) => column === field);

/** The values in the text of a change: `attributesText`. */
const attributesIn = (text: string): AttributeTexts =>
  Object.fromEntries(
    text
      .split(/\r?\n/)
      .filter((line) => line !== '')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );

const valueBefore = ([field, text]: [string, string]): [string, unknown] => {
  if (field === 'attributes') return [field, attributesIn(text)];
  if (!isColumn(field)) throw validationError({ file: `There is no field “${field}”` });
  const reading = readCell(field, text);
  if ('value' in reading) return [field, reading.value];
  throw validationError({ [field]: reading.problem });
};

const isGone = 'A deleted tool cannot be restored: add it again';

const undoRow = ({ row, id, before, exported }: ChangeGroup): ToolRow | InvalidRow => {
  const base = readToolBase(exported);
  if (!base) return rejectRow(row, 'exported', notImportedMessage);
  if (before._id) return rejectRow(row, '_id', isGone);
  if (before._id === '') return { row, id, update: {}, base, removes: true };
  try {
    const { family, ...fields } = before;
    const form = Object.fromEntries(Object.entries(fields).map(valueBefore));
    const ofFamily = family === undefined ? {} : { family };
    const update = validate(importedUpdateSchema, form);
    return { row, id, update, base, ...ofFamily, mayHide: true };
  } catch (error) {
    return toInvalidRow(row, error);
  }
};

/** The rows that undo a list of changes of tools: a tool that was added is removed. */
export const undoToolRows = async function* (
  table: CsvTable,
): AsyncGenerator<ToolRow | InvalidRow> {
  for await (const group of changeGroupsOf(table)) yield undoRow(group);
};
