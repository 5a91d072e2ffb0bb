import type { Tool } from '../../../contract/index.ts';
import type { Page } from '../../../store/reads/queries.ts';
import { listCachedTools, listTools, type ToolListRequest } from '../tools/tools.ts';
import {
  listCachedRankedTools,
  listRankedTools,
  type RankedListRequest,
  rankedSorts,
} from './catalogue.ts';

type ListRequest = ToolListRequest | RankedListRequest;

const isRanked = (request: ListRequest): request is RankedListRequest =>
  rankedSorts.some((sort) => sort === request.sort);

/** A page of the list of tools, read after the call. Throws `validation` for an invalid cursor. */
export const listSortedTools = (request: ListRequest): Promise<Page<Tool>> =>
  isRanked(request) ? listRankedTools(request) : listTools(request);

/** A page of the list of tools that is at most five seconds old. */
export const listCachedSortedTools = (request: ListRequest): Promise<Page<Tool>> =>
  isRanked(request) ? listCachedRankedTools(request) : listCachedTools(request);
