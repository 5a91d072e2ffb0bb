import type { Request } from 'express';
import { type QuoteFilter, quoteFilters } from '../../contract/index.ts';
import { parseChoice } from './query.ts';

/** The filter of a list of quotes, by default `all`. Throws `validation`. */
export const parseQuoteFilter = (query: Request['query']): QuoteFilter =>
  parseChoice(query, 'status', quoteFilters, 'all');
