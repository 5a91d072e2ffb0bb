import {
  picturesText,
  priceBreaksText,
  specificationsText,
  type ToolColumn,
} from '../contract/index.ts';
import { toolBaseOf } from '../services/catalogue/import/toolBase.ts';
import type { ImportableTool } from '../services/catalogue/tools/toolResponse.ts';
import type { Row } from './writeCsv.ts';

/** A tool as a row of the table. The import reads each text back. */
const toRow = ({ stockImport, ...tool }: ImportableTool): Row<ToolColumn> => ({
  ...tool,
  priceBreaks: priceBreaksText(tool.priceBreaks),
  maxOrder: tool.maxOrder ?? '',
  sellRemainder: tool.sellRemainder ? 'yes' : 'no',
  specifications: specificationsText(tool.specifications),
  morePictures: picturesText(tool.morePictures),
  exported: toolBaseOf({ ...tool, ...(stockImport && { stockImport }) }),
});

/** The batches of tools as rows of the table. */
export const rowsOf = async function* (
  batches: AsyncIterable<readonly ImportableTool[]>,
): AsyncGenerator<Row<ToolColumn>[]> {
  for await (const tools of batches) yield tools.map(toRow);
};
