import type { Request, Response } from 'express';
import { pricesShown } from '../../contract/index.ts';
import { payerIdOf } from '../access/payer.ts';
import { staffOf } from '../access/staff.ts';
import { parsePayer } from './payerQuery.ts';
import { parseChoice } from './query.ts';

/**
 * The payer whom staff with `read_prices` name in the query; undefined without one. Throws `forbidden`
 * if others name one, and `validation`.
 */
export const namedPayer = (
  { query }: Pick<Request, 'query'>,
  response: Pick<Response, 'locals'>,
): string | undefined => {
  const payer = parsePayer(query);
  if (payer !== undefined) staffOf(response, 'read_prices');
  return payer;
};

/**
 * Whose prices and tools a response shows; null for list prices and all tools. By default, those of
 * the payer for whom the caller acts. Staff may ask for list prices, or see what a payer sees.
 * Throws `forbidden` if others ask, and `validation`.
 */
export const shownPayer = (
  { query }: Pick<Request, 'query'>,
  response: Pick<Response, 'locals'>,
): string | null => {
  const payer = namedPayer({ query }, response);
  const prices = parseChoice(query, 'prices', pricesShown, 'own');
  if (prices === 'list') staffOf(response, 'read_tools');
  return prices === 'list' ? null : (payer ?? payerIdOf(response));
};
