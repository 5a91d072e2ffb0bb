import {
  type AttributeColumn,
  attributeColumnOf,
  attributeInColumn,
  headerKeyOf,
  isSkuHeader,
  type ToolColumn,
  toolColumns,
} from '../contract/index.ts';
import { validationError } from '../errors.ts';
import type { CsvRow } from './readCsv.ts';

/** Other names of columns, as forms and price lists have them. */
const otherNames: Partial<Record<ToolColumn, readonly string[]>> = {
  toolName: ['Name', 'Tool'],
  gtin: ['EAN', 'UPC', 'Barcode', 'Bar code'],
  replacedBy: ['Successor'],
  price: ['Unit price', 'List price'],
  costPrice: ['Cost', 'Purchase price'],
  available: ['Available pieces', 'Stock'],
  minOrder: ['Minimum order'],
  orderMultiple: ['Pieces per pack'],
  maxOrder: ['Maximum per order'],
  storagePlace: ['Place', 'Shelf', 'Bin'],
  toolDescription: ['Description'],
  imageLink: ['Picture'],
  morePictures: ['Further pictures'],
};

const columnsByKey = new Map(
  toolColumns.flatMap((column) =>
    [column, ...(otherNames[column] ?? [])].map((name) => [headerKeyOf(name), column]),
  ),
);

/** A column of the table of tools. */
export type TableColumn = ToolColumn | AttributeColumn;

/** The column with a name, in any case and with any blanks; null without a name. */
const columnNamed = (name: string): TableColumn | null | undefined => {
  const key = headerKeyOf(name);
  if (key === '') return null;
  const attribute = attributeInColumn(name);
  if (attribute !== undefined) return attributeColumnOf(attribute);
  return columnsByKey.get(key) ?? (isSkuHeader(name) ? 'sku' : undefined);
};

const checkAttribute = (name: string, keys: readonly string[]): void => {
  const key = attributeInColumn(name);
  if (key === undefined || keys.includes(key)) return;
  const known = keys.map(attributeColumnOf).join(', ') || 'none';
  throw validationError({
    file: `There is no attribute “${key}” for the column “${name.trim()}”. The columns of attributes are: ${known}`,
  });
};

/**
 * The columns of a table of tools by the names in its header, of which some are those of attributes
 * with these keys; null for a column without a name. Throws `validation` for a name that no column
 * has, and for one that appears twice.
 */
export const toolColumnsOf = (
  { row, cells }: CsvRow,
  attributes: readonly string[],
): (TableColumn | null)[] =>
  cells.map((name, at) => {
    checkAttribute(name, attributes);
    const column = columnNamed(name);
    if (column === undefined) {
      const columns = `Row ${row} must name the columns: ${toolColumns.join(', ')}`;
      throw validationError({ file: `There is no column “${name.trim()}”. ${columns}` });
    }
    const isRepeated = cells.slice(0, at).some((other) => columnNamed(other) === column);
    if (column && isRepeated) {
      throw validationError({ file: `The column ${column} appears twice` });
    }
    return column;
  });
