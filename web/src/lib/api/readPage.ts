import { type ReadOptions, readUrl } from './api.ts';
import { nextLink } from './nextLink.ts';

/** A page of a list, and the URL of the next page. */
export interface Page<Item> {
  items: Item[];
  next: string | null;
}

/** The body of a response, and the URL of the next page. */
export interface Linked<Body> {
  body: Body;
  next: string | null;
}

/**
 * Reads a page of results with its link to the next one. The URL is that of the first page, or
 * `next` of the previous page.
 * @throws {ApiProblem} as callApi.
 */
export const readLinked = <Body>(url: string, options: ReadOptions = {}): Promise<Linked<Body>> =>
  readUrl(url, options, async (response) => ({
    body: await response.json(),
    next: nextLink(response.headers.get('link')),
  }));

/**
 * Reads a page of a list, as `readLinked` does.
 * @throws {ApiProblem} as callApi.
 */
export const readPage = async <Item>(
  url: string,
  options: ReadOptions = {},
): Promise<Page<Item>> => {
  const { body: items, next } = await readLinked<Item[]>(url, options);
  return { items, next };
};
