import type { Request } from 'express';
import { type ReturnFilter, returnFilters } from '../../contract/index.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { parseChoice, parseSearch } from './query.ts';

/** The filter of a list of returns, by default `all`. Throws `validation`. */
const parseReturnFilter = (query: Request['query']): ReturnFilter =>
  parseChoice(query, 'status', returnFilters, 'all');

/** Which returns a list or a table contains. Throws `validation`. */
export const parseReturnSelection = (
  query: Request['query'],
  { uid: handler }: Pick<Caller, 'uid'>,
) => ({
  handler,
  filter: parseReturnFilter(query),
  search: parseSearch(query),
});
