import {
  picturesText,
  priceBreaksText,
  specificationsText,
  type Tool,
  type ToolColumn,
} from '../contract/index.ts';
import type { Row } from './writeCsv.ts';

/** A tool as a row of the table. The import reads each text back. */
const toRow = (tool: Tool): Row<ToolColumn> => ({
  ...tool,
  priceBreaks: priceBreaksText(tool.priceBreaks),
  maxOrder: tool.maxOrder ?? '',
  sellRemainder: tool.sellRemainder ? 'yes' : 'no',
  specifications: specificationsText(tool.specifications),
  morePictures: picturesText(tool.morePictures),
});

/** The batches of tools as rows of the table. */
export const rowsOf = async function* (
  batches: AsyncIterable<readonly Tool[]>,
): AsyncGenerator<Row<ToolColumn>[]> {
  for await (const tools of batches) yield tools.map(toRow);
};
