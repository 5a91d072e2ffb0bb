import type { DocumentData, Query } from 'firebase-admin/firestore';
import { type Count, limits } from '../../contract/index.ts';
import { countDocuments, findDocuments, selectFields } from '../../store/reads/queries.ts';
import { type SearchSource, searchIn } from '../../store/reads/search.ts';

/** The documents to count, and the fields of their searchable text. */
export interface CountSource<Content extends DocumentData, Field extends string & keyof Content>
  extends SearchSource<Pick<Content, Field>> {
  query: Query<Content>;
  fields: readonly Field[];
  /** Filters documents that the query cannot filter, by these fields. They are read for that. */
  accepts?: (content: Content) => boolean;
}

/**
 * Counts the documents that match a search; without any words, all of them. The index counts the
 * matches of one word. For several words the documents with one of them are read, up to a limit.
 */
export const countMatches = async <
  Content extends DocumentData,
  Field extends string & keyof Content,
>(
  { query, textsOf, read, fields, accepts }: CountSource<Content, Field>,
  search?: string,
): Promise<Count> => {
  const found = searchIn({ query, textsOf, ...(read && { read }) }, search);
  const { matches = () => true } = found;
  if (!found.matches && !accepts) return { count: await countDocuments(found.query) };
  const selected = selectFields(found.query as Query<Content>, fields);
  const candidates = await findDocuments(selected, limits.search.counted + 1);
  const considered = candidates.slice(0, limits.search.counted);
  const count = considered.filter(({ content }) => {
    const document = content as Content;
    return matches(document) && (accepts?.(document) ?? true);
  }).length;
  return candidates.length > considered.length ? { count, atLeast: true } : { count };
};
