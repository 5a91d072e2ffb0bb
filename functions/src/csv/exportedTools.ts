import {
  attributeColumnOf,
  documentsText,
  picturesText,
  priceBreaksText,
  specificationsText,
  toolColumns,
} from '../contract/index.ts';
import { toolBaseOf } from '../services/catalogue/import/toolBase.ts';
import type { ImportableTool } from '../services/catalogue/tools/toolResponse.ts';
import type { TableColumn } from './toolHeader.ts';
import type { Row } from './writeCsv.ts';

/** A tool as a row of the table. The import reads each text back. */
const toRow = (
  { stockImport, attributes, ...tool }: ImportableTool,
  keys: readonly string[],
): Row<TableColumn> => ({
  ...tool,
  ...Object.fromEntries(keys.map((key) => [attributeColumnOf(key), attributes[key] ?? ''])),
  priceBreaks: priceBreaksText(tool.priceBreaks),
  costPrice: tool.costPrice ?? '',
  maxOrder: tool.maxOrder ?? '',
  sellRemainder: tool.sellRemainder ? 'yes' : 'no',
  specifications: specificationsText(tool.specifications),
  morePictures: picturesText(tool.morePictures),
  documents: documentsText(tool.documents ?? []),
  exported: toolBaseOf({ ...tool, attributes, ...(stockImport && { stockImport }) }),
});

/** The columns of the table, with those of attributes by their keys. */
export const columnsWith = (keys: readonly string[]): TableColumn[] =>
  toolColumns.flatMap((column) =>
    column === 'exported' ? [...keys.map(attributeColumnOf), column] : column,
  );

/** The batches of tools as rows of the table, with the values of attributes by their keys. */
export const rowsOf = async function* (
  batches: AsyncIterable<readonly ImportableTool[]>,
  keys: readonly string[] = [],
): AsyncGenerator<Row<TableColumn>[]> {
  for await (const tools of batches) yield tools.map((tool) => toRow(tool, keys));
};
