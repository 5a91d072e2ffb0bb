import type { Request } from 'express';
import {
  type QuoteFilter,
  quoteFilters,
  type StaffQuoteFilter,
  staffQuoteFilters,
} from '../../contract/index.ts';
import { parseChoice } from './query.ts';

/** The filter of a list of quotes, by default `all`. Throws `validation`. */
export const parseQuoteFilter = (query: Request['query']): QuoteFilter =>
  parseChoice(query, 'status', quoteFilters, 'all');

/** The filter of a list of all quotes, by default `all`. Throws `validation`. */
export const parseStaffQuoteFilter = (query: Request['query']): StaffQuoteFilter =>
  parseChoice(query, 'status', staffQuoteFilters, 'all');
