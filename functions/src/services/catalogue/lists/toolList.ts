import {
  type CatalogueSort,
  catalogueSorts,
  type MissingCounts,
  type Tool,
  type ToolGap,
  type ToolStatus,
  toolGaps,
} from '../../../contract/index.ts';
import type { Page } from '../../../store/reads/queries.ts';
import { type BuyerPrices, expectedLists, readShownPrices } from '../../prices/buyerPrices.ts';
import {
  isStoredCursor,
  listCachedTools,
  listTools,
  type ToolListRequest,
} from '../tools/tools.ts';
import {
  countIncompleteTools,
  type EngineListRequest,
  listAllRankedTools,
  listCachedRankedTools,
  listIncompleteTools,
  listToolsAt,
  type RankedListRequest,
  rankedSorts,
  type ShownPayer,
} from './catalogue.ts';

/** A request for a page of the list of tools, in any order. */
type ListRequest = (ToolListRequest | RankedListRequest) & {
  /** Of staff: only tools that lack this. */
  missing?: ToolGap | undefined;
  status?: ToolStatus | undefined;
};

/** Whether the search provides the order of a list. */
export const isRanked = <Request extends Pick<ListRequest, 'sort'>>(
  request: Request,
): request is Request & Pick<RankedListRequest, 'sort'> =>
  rankedSorts.some((sort) => sort === request.sort);

/** Whether the order or the number of the tools depends on what the payer has agreed. */
const dependsOnPrices = ({ sort }: ListRequest, { lists, isVisible }: BuyerPrices): boolean =>
  lists.length > 0 && (isVisible !== null || sort.endsWith('price'));

/** Whether to expect that the page depends on agreed prices. Reads nothing, and may be wrong. */
const mayDependOnPrices = ({ sort }: ListRequest, payerId: string): boolean =>
  expectedLists(payerId)?.some(
    ({ assortment }) => assortment === 'only' || sort.endsWith('price'),
  ) ?? true;

/** Whether the search has an order: that by pieces is only for the management of tools. */
export const isSearchSort = (sort: string): sort is CatalogueSort =>
  catalogueSorts.some((one) => one === sort);

/**
 * Whether the search provides a page. A list goes on in the order in which it began: agreed prices
 * may begin or end between two of its pages. The order by pieces is only for the management of tools.
 */
const isOfSearch = (
  request: ListRequest,
  prices?: BuyerPrices,
): request is EngineListRequest & ListRequest => {
  if (isRanked(request)) return true;
  const { sort, cursor } = request;
  if (!isSearchSort(sort)) return false;
  if (cursor !== undefined) return !isStoredCursor(sort, cursor);
  return prices !== undefined && dependsOnPrices(request, prices);
};

const shownPage = ({ items, next }: Page<Tool>, prices: BuyerPrices): Page<Tool> => {
  const shown = items.flatMap((tool) => prices.shown(tool) ?? []);
  return next === undefined ? { items: shown } : { items: shown, next };
};

/** A page of the list with hidden tools, for staff. */
const listAllTools = (request: ListRequest): Promise<Page<Tool>> => {
  const { missing, status, sort } = request;
  if (missing && isSearchSort(sort)) {
    return listIncompleteTools({ ...request, sort }, { missing, status });
  }
  return isOfSearch(request)
    ? listAllRankedTools(request)
    : listTools({ ...request, withHidden: true });
};

/**
 * A page of the list of tools as a payer sees it, read after the call. Throws `validation` for an
 * invalid cursor.
 */
export const listToolsFor = async (
  request: ListRequest,
  payerId: ShownPayer,
): Promise<Page<Tool>> => {
  if (payerId === null) return listAllTools(request);
  const reading = readShownPrices({ payerId, toolIds: 'all' });
  if (isOfSearch(request)) return listToolsAt(request, await reading);
  // Prices hardly ever decide about the page, and then neither waits for the other.
  const early = mayDependOnPrices(request, payerId) ? undefined : listTools(request);
  const [prices] = await Promise.all([reading, early]);
  if (isOfSearch(request, prices)) return listToolsAt(request, prices);
  return shownPage(await (early ?? listTools(request)), prices);
};

/** A page of the list of tools that is at most five seconds old. */
export const listCachedSortedTools = (request: ListRequest): Promise<Page<Tool>> =>
  isOfSearch(request) ? listCachedRankedTools(request) : listCachedTools(request);

/** How many tools lack something, among those that match a search. Reads no tool. */
export const countMissing = async (
  request: Parameters<typeof countIncompleteTools>[0],
): Promise<MissingCounts> => {
  const counts = await Promise.all(
    toolGaps.map((missing) => countIncompleteTools(request, { missing })),
  );
  return { missing: toolGaps.map((value, at) => ({ value, count: counts[at] ?? 0 })) };
};
