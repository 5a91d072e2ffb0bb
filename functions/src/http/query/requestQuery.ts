import type { Request } from 'express';
import { type RequestFilter, requestFilters } from '../../contract/index.ts';
import { parseChoice } from './query.ts';

/** The filter of a list of requests, by default `all`. Throws `validation`. */
export const parseRequestFilter = (query: Request['query']): RequestFilter =>
  parseChoice(query, 'status', requestFilters, 'all');
