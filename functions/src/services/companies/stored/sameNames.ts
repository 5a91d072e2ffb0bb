import type { CompanyDocument } from '../../../documents/people/companies.ts';
import { companies } from '../../../store/collections/collections.ts';
import { findDocuments, selectFields } from '../../../store/reads/queries.ts';

/** Firestore compares a field with at most 30 values in one query. */
const maxValues = 30;

/** More companies of one name are as suspicious as this many. */
const maxFound = 300;

const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

const namesLike = async (keys: readonly string[]): Promise<string[]> => {
  const query = selectFields(companies.where('nameKey', 'in', keys), ['nameKey']);
  return (await findDocuments(query, maxFound)).map(({ content }) => content.nameKey);
};

/** How many other companies have the name of each of these, in any case and spelling. */
export const countSameNames = async (
  found: readonly Pick<CompanyDocument, 'nameKey'>[],
): Promise<number[]> => {
  const keys = [...new Set(found.map(({ nameKey }) => nameKey))];
  const names = (await Promise.all(chunksOf(keys, maxValues).map(namesLike))).flat();
  const counts = Map.groupBy(names, (name) => name);
  return found.map(({ nameKey }) => Math.max(0, (counts.get(nameKey)?.length ?? 0) - 1));
};
