import type { Request, Response } from 'express';
import { apiBase, limits } from '../../contract/index.ts';
import { validationError } from '../../errors.ts';
import type { Page, PageRequest } from '../../store/reads/queries.ts';

const parseLimit = (value: unknown): number => {
  if (value === undefined) return limits.pageSize.default;
  const limit = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : 0;
  if (limit >= 1 && limit <= limits.pageSize.max) return limit;
  throw validationError({ limit: `Limit must be a whole number from 1 to ${limits.pageSize.max}` });
};

/** The page request in a query string. Throws `validation` for a limit out of range. */
export const parsePage = ({ limit, cursor }: Request['query']): PageRequest => {
  if (cursor === undefined) return { limit: parseLimit(limit) };
  if (typeof cursor !== 'string' || cursor.length > limits.cursor)
    throw validationError({ cursor: 'The cursor is not valid' });
  return { limit: parseLimit(limit), cursor };
};

const nextLink = ({ path, url }: Request, cursor: string): string => {
  const query = new URLSearchParams(url.split('?')[1]);
  query.set('cursor', cursor);
  return `<${apiBase}${path}?${query}>; rel="next"`;
};

/** Links the next page, if there is one, as an RFC 8288 header. */
export const linkNext = (
  request: Request<Record<string, string>>,
  response: Response,
  next: string | undefined,
): void => {
  if (next !== undefined) response.set('Link', nextLink(request as Request, next));
};

/** Sends a page: the items, and the link to the next page as an RFC 8288 header. */
export const sendPage = <Item>(
  request: Request<Record<string, string>>,
  response: Response,
  { items, next }: Page<Item>,
): void => {
  linkNext(request, response, next);
  response.json(items);
};
