import { invalidArgument } from '../values/errors.ts';

const defaultPageSize = 300;

/** The requested page of a list. */
export interface PageRequest {
  pageSize?: number;
  pageToken?: string;
}

/** The error of a page token that is invalid or from another list. */
export const invalidPageToken = () => invalidArgument('invalid page token');

/** The key of the last item of the previous page; undefined for the first page. */
export const lastKeyOf = ({ pageToken }: PageRequest): string | undefined =>
  pageToken ? Buffer.from(pageToken, 'base64url').toString() : undefined;

/**
 * One page of items, and the token of the next page, '' when there is none.
 * @param rest The items after the previous page.
 * @param keyOf The key of an item, for the token.
 * @throws {FirestoreError} INVALID_ARGUMENT when the size is negative.
 */
export const pageOf = <T>(
  rest: readonly T[],
  { pageSize = 0 }: PageRequest,
  keyOf: (item: T) => string,
): { page: readonly T[]; nextPageToken: string } => {
  if (pageSize < 0) throw invalidArgument('Page size must be nonnegative.');
  const page = rest.slice(0, pageSize || defaultPageSize);
  const last = page.at(-1);
  const isLast = !last || page.length === rest.length;
  return { page, nextPageToken: isLast ? '' : Buffer.from(keyOf(last)).toString('base64url') };
};
