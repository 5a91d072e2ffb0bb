import type { Request } from 'express';
import { limits, type PriceListFilter, priceListFilters } from '../../contract/index.ts';
import { validationError } from '../../errors.ts';
import { isDocumentId } from '../../store/collections/collections.ts';
import { parsePayer } from './payerQuery.ts';
import { parseChoice } from './query.ts';

/** The selection of a list of price lists. Throws `validation`. */
export const parsePriceListSelection = (
  query: Request['query'],
): { filter: PriceListFilter; audienceId: string | undefined } => {
  const { audience } = query;
  const filter = parseChoice(query, 'status', priceListFilters, 'all');
  if (audience === undefined || audience === '') return { filter, audienceId: undefined };
  const isId =
    typeof audience === 'string' && audience.length <= limits.payerId && isDocumentId(audience);
  if (isId) return { filter, audienceId: audience };
  throw validationError({ audience: 'audience must be the id of a payer or a group' });
};

/** The tool to which a list of prices is narrowed. Throws `validation`. */
export const parseTool = ({ tool }: Request['query']): string | undefined => {
  if (tool === undefined || tool === '') return undefined;
  if (typeof tool === 'string' && tool.length <= limits.documentId) return tool;
  throw validationError({ tool: 'tool must be the id of a tool' });
};

/** The payer and the quantity whose price to explain. Throws `validation`. */
export const parseExplained = (query: Request['query']): { payerId: string; quantity: number } => {
  const payerId = parsePayer(query);
  if (payerId === undefined) throw validationError({ payer: 'payer must be the id of a customer' });
  const { quantity = '1' } = query;
  const pieces = typeof quantity === 'string' && /^\d{1,9}$/.test(quantity) ? Number(quantity) : 0;
  if (pieces >= 1 && pieces <= limits.stock.max) return { payerId, quantity: pieces };
  throw validationError({ quantity: `quantity must be from 1 to ${limits.stock.max}` });
};
