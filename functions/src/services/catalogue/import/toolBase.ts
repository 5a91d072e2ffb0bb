import {
  type AttributeTexts,
  documentsText,
  limits,
  type ToolFields,
  type ToolUpdate,
  toolFields,
} from '../../../contract/index.ts';
import type { StockImport } from '../../../documents/tools.ts';
import { validationError } from '../../../errors.ts';
import { auditedFields } from '../edit/auditedFields.ts';
import type { ImportableTool } from '../tools/toolResponse.ts';
import { changesOf } from '../tools/tools.ts';
import { conflictMessage, exportedNumber, isExported, type RowBase, rowBases } from './rowBase.ts';
import type { ChangedToolRow } from './toolRow.ts';

const bases = rowBases('tool', [...toolFields, 'stockImports', 'family', 'documents']);

/** The cell with the base of a tool. */
export const toolBaseOf = ({ stockImport, ...tool }: ImportableTool): string =>
  bases.write(tool._id, {
    ...auditedFields(tool, toolFields),
    stockImports: stockImport?.count ?? 0,
    family: tool.familyId ?? '',
    documents: documentsText(tool.documents ?? []),
  });

/** The base of a tool in a cell; `undefined` for any other text. */
export const readToolBase = bases.read;

/** The changes of a tool by a row. */
export interface ImportedChanges {
  changes: Partial<ToolFields>;
  /** Set if the stock changes. */
  stockImport?: StockImport;
  /** Set if the family changes; empty for none. */
  familyId?: string;
}

/** The stock after a row, which moves it by as many pieces as the row differs from its export. */
const importedStock = (
  { available, stockImport }: ImportableTool,
  base: RowBase,
  to: number,
): number => {
  const from = exportedNumber(base, 'available');
  const imports = stockImport?.count ?? 0;
  if (to === from) return available;
  if (exportedNumber(base, 'stockImports') === imports) return available + to - from;
  if (stockImport?.from === from && stockImport.to === to) return available;
  throw validationError({ available: conflictMessage(available, to) });
};

const checkStock = (available: number, { from, to }: Omit<StockImport, 'count'>): void => {
  if (available >= 0 && available <= limits.stock.max) return;
  const change = `The file changes the stock from ${from} to ${to}`;
  const message = `${change}, which is not possible with the ${available - to + from} pieces of now`;
  throw validationError({ available: message });
};

const stockChanges = (
  tool: ImportableTool,
  base: RowBase | undefined,
  to: number | undefined,
): Partial<ImportedChanges> => {
  if (to === undefined) return {};
  const available = base ? importedStock(tool, base, to) : to;
  if (available === tool.available) return {};
  const from = base ? exportedNumber(base, 'available') : tool.available;
  checkStock(available, { from, to });
  const count = (tool.stockImport?.count ?? 0) + 1;
  return { changes: { available }, stockImport: { count, from, to } };
};

type RowChanges = Pick<
  ChangedToolRow,
  'update' | 'base' | 'attributes' | 'family' | 'documents' | 'mayHide'
>;

/** Other values than those in the row stay; an empty cell removes one. */
const withCells = (
  { attributes: now }: ToolFields,
  update: ToolUpdate,
  cells: AttributeTexts | undefined,
): ToolUpdate => {
  if (!cells) return update;
  const texts = Object.entries({ ...now, ...cells }).filter(([, text]) => text !== '');
  return { ...update, attributes: Object.fromEntries(texts) };
};

const checkPicture = ({ imageLink }: Partial<ToolFields>, mayHide = false): void => {
  if (imageLink === '' && !mayHide) throw validationError({ imageLink: 'Picture is required' });
};

const checkBase = (base: RowBase | undefined, { _id }: ImportableTool): void => {
  if (!base || base.isOf(_id)) return;
  const message = 'This row was exported from another tool: empty this cell, or export again';
  throw validationError({ exported: message });
};

const editedDocuments =
  'Documents are not changed by a file: leave this cell as it was exported, and change them in the form of the tool';

const familyChange = (
  { familyId: now = '' }: ImportableTool,
  base: RowBase | undefined,
  family: string | undefined,
): Pick<ImportedChanges, 'familyId'> => {
  if (family === undefined || family === now) return {};
  if (base && isExported(base, 'family', family)) return {};
  if (!base || isExported(base, 'family', now)) return { familyId: family };
  throw validationError({ family: conflictMessage(now, family) });
};

/**
 * Throws `validation` for a cell of documents that was edited, or emptied. In a file that was made by
 * hand, an empty one says nothing.
 */
const checkDocuments = (
  base: RowBase | undefined,
  { documents = [] }: ImportableTool,
  cell: string | undefined,
): void => {
  if (cell === undefined || cell === documentsText(documents)) return;
  if (base ? isExported(base, 'documents', cell) : cell === '') return;
  throw validationError({ documents: editedDocuments });
};

/**
 * The changes of a tool by a row. An exported row changes only the cells that were edited: a stock
 * by the difference, so that sales since the export stay. Throws `validation` with both values for
 * a field that has changed since, and for a picture that is emptied.
 */
export const importedChanges = (
  tool: ImportableTool,
  { update: { available, ...update }, base, attributes, family, documents, mayHide }: RowChanges,
): ImportedChanges => {
  checkBase(base, tool);
  checkDocuments(base, tool, documents);
  const differing = changesOf(tool, withCells(tool, update, attributes));
  const [now, inFile] = [tool, { ...tool, ...differing }].map((fields) =>
    auditedFields(fields, toolFields),
  );
  const valueIn = (values: typeof now, name: string) => values?.[name] ?? null;
  const edited = Object.entries(differing).filter(
    ([name]) => !base || !isExported(base, name, valueIn(inFile, name)),
  );
  const conflicts = edited.filter(([name]) => base && !isExported(base, name, valueIn(now, name)));
  if (conflicts.length > 0) {
    const messages = conflicts.map(([name]) => [
      name,
      conflictMessage(valueIn(now, name), valueIn(inFile, name)),
    ]);
    throw validationError(Object.fromEntries(messages));
  }
  const fields: Partial<ToolFields> = Object.fromEntries(edited);
  checkPicture(fields, mayHide);
  const stock = stockChanges(tool, base, available);
  const changes = { ...fields, ...stock.changes };
  return { ...stock, ...familyChange(tool, base, family), changes };
};
