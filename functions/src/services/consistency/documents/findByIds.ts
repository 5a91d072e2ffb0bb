import type { Query } from 'firebase-admin/firestore';
import { batchesById, type Found } from '../../../store/reads/queries.ts';

/** How many values an `in` of a query may have. */
const maxValues = 30;

/** Reads the documents of a query whose field has one of these values, grouped by it. */
export const findByIds = async <Content>(
  query: Query<Content>,
  field: string,
  ids: readonly string[],
  idOf: (content: Content) => string,
): Promise<Map<string, Found<Content>[]>> => {
  const found: Found<Content>[] = [];
  for (let from = 0; from < ids.length; from += maxValues) {
    const some = query.where(field, 'in', ids.slice(from, from + maxValues));
    for await (const batch of batchesById(some)) found.push(...batch);
  }
  return Map.groupBy(found, ({ content }) => idOf(content));
};
