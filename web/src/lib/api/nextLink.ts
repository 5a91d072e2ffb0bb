/** The URL of the next page in a `Link` header of the API. */
export const nextLink = (header: string | null): string | null =>
  header?.match(/<(\/[^/>][^>]*)>\s*;[^,]*\brel="?next"?/)?.[1] ?? null;
