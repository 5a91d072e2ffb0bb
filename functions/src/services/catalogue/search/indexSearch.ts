import { validationError } from '../../../errors.ts';
import { decodeCursor, encodeCursor, type SortKey } from '../../../search/catalogueOrder.ts';
import { findNamed } from '../../../search/findNamed.ts';
import { effectiveSort, findTools } from '../../../search/findTools.ts';
import { cachedSoldPieces } from '../../stock/popularity.ts';
import type { CatalogueSearch } from './catalogueSearch.ts';
import { currentIndex, recentIndex } from './loadedIndex.ts';

const placeOf = (sort: Parameters<typeof decodeCursor>[0], cursor: string): SortKey => {
  const place = decodeCursor(sort, cursor);
  if (place) return place;
  throw validationError({ cursor: 'The cursor is not valid' });
};

/** Searches an index in the memory of this instance. */
export const indexSearch: CatalogueSearch = {
  find: async (query, { limit, cursor, isFlat }, freshness, view) => {
    const sort = effectiveSort(query);
    const after = cursor === undefined ? undefined : placeOf(sort, cursor);
    const [index, sold] = await Promise.all([
      freshness === 'current' ? currentIndex() : recentIndex(),
      cachedSoldPieces(null),
    ]);
    const { end, ...page } = findTools(index, query, { limit, after, isFlat }, sold, view);
    return end ? { ...page, next: encodeCursor(sort, end) } : page;
  },
  findNamed: async (names) => findNamed(await currentIndex(), names),
};
