import { isDeepStrictEqual } from 'node:util';
import { homeSize, isListed, stockGroupOf } from '../../../contract/index.ts';
import type { HomeDocument } from '../../../documents/shop.ts';
import type { ToolDocument } from '../../../documents/tools.ts';
import { homeSnapshot } from '../../../store/collections/collections.ts';
import { markHomeStale } from '../../../store/markHomeStale.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import { transact } from '../../../store/writes/transact.ts';
import type { ToolChange } from '../search/indexTools.ts';
import { toTool } from '../tools/toolResponse.ts';

/** The fields of a card, except the exact number of pieces, which each order changes. */
const shownOf = (id: string, tool: ToolDocument | undefined) =>
  tool && isListed(tool) && { ...toTool(id, tool), available: stockGroupOf(tool) };

const shows = ({ content }: HomeDocument, id: string): boolean =>
  content !== undefined &&
  (content.tools.length < homeSize.tools || content.tools.some(({ _id }) => _id === id));

/**
 * Marks the home page as stale after a change of a tool that it shows, or for which it has room.
 */
export const markHomeOfTool = async ({ id, before, after }: ToolChange): Promise<void> => {
  if (isDeepStrictEqual(shownOf(id, before), shownOf(id, after))) return;
  const document = await readDocument(homeSnapshot);
  if (!document || document.isStale || !shows(document, id)) return;
  await transact(async (transaction) => markHomeStale(transaction));
};
