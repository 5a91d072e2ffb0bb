import {
  isDiscontinued,
  isShown,
  limits,
  type RelatedTools,
  relatedIdsOf,
  relationLists,
  type StaffTool,
  type Tool,
} from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';
import { shareCalls } from '../../../store/calls/shareCalls.ts';
import { shortLivedCache } from '../../../store/calls/shortLivedCache.ts';
import { type BuyerPrices, listPrices, readShownPrices } from '../../prices/buyerPrices.ts';
import { toTool } from '../tools/toolResponse.ts';
import { getStaffTool, readStaffToolsNow } from '../tools/tools.ts';
import type { ShownPayer } from './catalogue.ts';

type ToolsById = ReadonlyMap<string, StaffTool>;

const readTools = async (ids: readonly string[]): Promise<ToolsById> => {
  const found = await readStaffToolsNow(ids);
  return new Map(found.flatMap((tool) => (tool ? [[tool._id, tool]] : [])));
};

/** How a related tool is sent; undefined if it is left out. */
type Show = (tool: StaffTool) => Tool | undefined;

const showTo =
  (prices: BuyerPrices): Show =>
  (tool) =>
    isDiscontinued(tool) ? undefined : prices.shown(toTool(tool._id, tool));

/** The first successor that is shown, of at most three that follow each other. */
const successorIn = async (
  { replacedBy }: Pick<StaffTool, 'replacedBy'>,
  read: ToolsById,
  show: Show,
): Promise<Tool | null> => {
  let next = replacedBy;
  for (let steps = 0; next && steps < limits.relations.successors; steps += 1) {
    const tool = read.get(next) ?? (await readTools([next])).get(next);
    const shown = tool && show(tool);
    if (shown) return shown;
    next = tool?.replacedBy ?? '';
  }
  return null;
};

const relationsOf = async (tool: StaffTool, show: Show): Promise<RelatedTools> => {
  const read = await readTools(relatedIdsOf(tool));
  const shownOf = (ids: readonly string[]): Tool[] =>
    ids.flatMap((id) => {
      const related = read.get(id);
      return (related && show(related)) ?? [];
    });
  const [accessories = [], spareParts = [], alternatives = []] = relationLists.map((name) =>
    shownOf(tool[name]),
  );
  return {
    successor: await successorIn(tool, read, show),
    accessories,
    spareParts,
    alternatives,
  };
};

/**
 * The tool that replaces another one for a payer: the first of its successors that the payer sees and
 * can buy. Costs a read for each that is tried.
 */
export const successorFor = (
  tool: Pick<StaffTool, 'replacedBy'>,
  prices: BuyerPrices,
): Promise<Tool | null> => successorIn(tool, new Map(), showTo(prices));

/**
 * The tools to which a tool refers, as a payer sees them: those that cannot be bought any more are
 * left out. Null for all of them, as staff see them. Throws `tool-not-found`, also for a tool that
 * the payer does not see.
 */
export const relationsFor = async (id: string, payerId: ShownPayer): Promise<RelatedTools> => {
  const tool = await getStaffTool(id);
  if (payerId === null) return relationsOf(tool, (related) => related);
  const toolIds = [id, ...relatedIdsOf(tool)];
  const prices = await readShownPrices({ payerId, toolIds });
  if (!prices.shown(tool)) throw new ApiError('tool-not-found');
  return relationsOf(tool, showTo(prices));
};

const relationsForVisitors = async (id: string): Promise<RelatedTools> => {
  const tool = await getStaffTool(id);
  if (!isShown(tool)) throw new ApiError('tool-not-found');
  return relationsOf(tool, showTo(listPrices));
};

/** The tools to which a tool refers as visitors see them, at most five seconds old. */
export const cachedRelations = shortLivedCache(shareCalls(relationsForVisitors), {
  maxAge: 5_000,
  maxEntries: 100,
});
