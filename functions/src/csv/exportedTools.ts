import {
  attributeColumnOf,
  documentsText,
  picturesText,
  priceBreaksText,
  relatedIdsOf,
  relatedTexts,
  specificationsText,
  toolColumns,
} from '../contract/index.ts';
import { toolBaseOf } from '../services/catalogue/import/toolBase.ts';
import type { ImportableTool } from '../services/catalogue/tools/toolResponse.ts';
import type { TableColumn } from './toolHeader.ts';
import type { Row } from './writeCsv.ts';

/** The SKUs of some tools by their ids, as far as they exist. */
export type SkusOf = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const noSkus: SkusOf = async () => new Map();

/** A tool as a row of the table. The import reads each text back. */
const toRow = (
  { stockImport, attributes, ...tool }: ImportableTool,
  keys: readonly string[],
  skus: ReadonlyMap<string, string>,
): Row<TableColumn> => ({
  ...tool,
  ...Object.fromEntries(keys.map((key) => [attributeColumnOf(key), attributes[key] ?? ''])),
  priceBreaks: priceBreaksText(tool.priceBreaks),
  costPrice: tool.costPrice ?? '',
  maxOrder: tool.maxOrder ?? '',
  sellRemainder: tool.sellRemainder ? 'yes' : 'no',
  specifications: specificationsText(tool.specifications),
  morePictures: picturesText(tool.morePictures),
  family: tool.familyId ?? '',
  documents: documentsText(tool.documents ?? []),
  replacedBy: skus.get(tool.replacedBy) ?? tool.replacedBy,
  ...relatedTexts(tool, (id) => skus.get(id) ?? id),
  exported: toolBaseOf({ ...tool, attributes, ...(stockImport && { stockImport }) }),
});

/** The columns of the table, with those of attributes by their keys. */
export const columnsWith = (keys: readonly string[]): TableColumn[] =>
  toolColumns.flatMap((column) =>
    column === 'exported' ? [...keys.map(attributeColumnOf), column] : column,
  );

/**
 * The batches of tools as rows of the table, with the values of attributes by their keys. Other tools
 * are named by their SKUs, or by their ids without one.
 */
export const rowsOf = async function* (
  batches: AsyncIterable<readonly ImportableTool[]>,
  keys: readonly string[] = [],
  skusOf: SkusOf = noSkus,
): AsyncGenerator<Row<TableColumn>[]> {
  for await (const tools of batches) {
    const skus = await skusOf([...new Set(tools.flatMap(relatedIdsOf))]);
    yield tools.map((tool) => toRow(tool, keys, skus));
  }
};
