import { invalidArgument } from '../errors.ts';

const defaultPageSize = 300;

/** Which page of a list a message asks for. */
export interface PageRequest {
  pageSize?: number;
  pageToken?: string;
}

/** The error of a page token that is none, or not of this list. */
export const invalidPageToken = () => invalidArgument('invalid page token');

/** The key of the last item of the page before; undefined for the first page. */
export const lastKeyOf = ({ pageToken }: PageRequest): string | undefined =>
  pageToken ? Buffer.from(pageToken, 'base64url').toString() : undefined;

/**
 * The items of one page, and the token of the next one, '' when there is none.
 * @param rest The items from the page on.
 * @param keyOf What the token says of the last item.
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
