import { catalogueSorts, type Tool } from '../../../contract/index.ts';
import type { Page } from '../../../store/reads/queries.ts';
import { type BuyerPrices, readBuyerPrices } from '../../prices/buyerPrices.ts';
import { listCachedTools, listTools, type ToolListRequest } from '../tools/tools.ts';
import {
  type EngineListRequest,
  listAllRankedTools,
  listCachedRankedTools,
  listRankedTools,
  listToolsAt,
  type RankedListRequest,
  rankedSorts,
  type ShownPayer,
} from './catalogue.ts';

type ListRequest = ToolListRequest | RankedListRequest;

const isRanked = (request: ListRequest): request is RankedListRequest =>
  rankedSorts.some((sort) => sort === request.sort);

/** A page of the list of tools, read after the call. Throws `validation` for an invalid cursor. */
const listSortedTools = (request: ListRequest): Promise<Page<Tool>> =>
  isRanked(request) ? listRankedTools(request) : listTools(request);

/** Like `listSortedTools`, with hidden tools, for staff. */
const listAllTools = (request: ListRequest): Promise<Page<Tool>> =>
  isRanked(request) ? listAllRankedTools(request) : listTools({ ...request, withHidden: true });

/** The orders of the search. The order by pieces is only for the management of tools. */
const isSearchSort = (request: ListRequest): request is EngineListRequest =>
  catalogueSorts.some((sort) => sort === request.sort);

/** Whether the order or the number of the tools depends on what the payer has agreed. */
const needsSearch = (request: ListRequest, { isVisible }: BuyerPrices): boolean =>
  isRanked(request) || isVisible !== null || request.sort.endsWith('price');

const shownPage = ({ items, next }: Page<Tool>, prices: BuyerPrices): Page<Tool> => {
  const shown = items.flatMap((tool) => prices.shown(tool) ?? []);
  return next === undefined ? { items: shown } : { items: shown, next };
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
  const prices = await readBuyerPrices({ payerId, toolIds: 'all' });
  if (prices.lists.length === 0) return listSortedTools(request);
  return isSearchSort(request) && needsSearch(request, prices)
    ? listToolsAt(request, prices)
    : shownPage(await listSortedTools(request), prices);
};

/** A page of the list of tools that is at most five seconds old. */
export const listCachedSortedTools = (request: ListRequest): Promise<Page<Tool>> =>
  isRanked(request) ? listCachedRankedTools(request) : listCachedTools(request);
