import type { CatalogueSort } from '../contract/index.ts';
import type { CatalogueIndex, IndexedFamily, IndexedTool, NamedFamily } from './catalogueIndex.ts';
import { compareKeys, familyKeyOf, type SortKey } from './catalogueOrder.ts';

/** A family with several sizes that match. */
export interface FoundFamily extends NamedFamily {
  _id: string;
  sizes: number;
  /** The lowest price of these, in dollars. */
  fromPrice: number;
}

/** The sizes of a family that match. */
interface Group {
  _id: string;
  family: IndexedFamily;
  sizes: number;
  /** The place of the size that comes first, which stands for the family. */
  first: SortKey;
  minPrice: number;
  maxPrice: number;
}

const idOf = (key: SortKey): string => key.at(-1) as string;

const addTo = (group: Group, price: number, key: SortKey): void => {
  group.sizes += 1;
  if (price < group.minPrice) group.minPrice = price;
  if (price > group.maxPrice) group.maxPrice = price;
  if (compareKeys(key, group.first) < 0) group.first = key;
};

const keyOf = (
  sort: CatalogueSort,
  { first, sizes, family, minPrice, maxPrice }: Group,
): SortKey => (sizes === 1 ? first : familyKeyOf(sort, first, { ...family, minPrice, maxPrice }));

const toFound = ({ _id, family: { name, imageLink }, sizes, minPrice }: Group): FoundFamily => ({
  _id,
  name,
  imageLink,
  sizes,
  fromPrice: minPrice,
});

/** Collects the sizes of families among the tools that match. */
export const groupFamilies = (
  { families }: Pick<CatalogueIndex, 'families'>,
  sort: CatalogueSort,
) => {
  const groups = new Map<string, Group>();
  return {
    /** Adds a tool with its place. Returns whether it is a size of a family. */
    add: ({ entry }: IndexedTool, price: number, key: SortKey): boolean => {
      if (entry.family === undefined) return false;
      const group = groups.get(entry.family);
      if (group) {
        addTo(group, price, key);
        return true;
      }
      const family = families.get(entry.family);
      if (!family) return false;
      const prices = { minPrice: price, maxPrice: price };
      groups.set(entry.family, { _id: entry.family, family, sizes: 1, first: key, ...prices });
      return true;
    },
    /** The places of the families. One of which only one size matches has that of the size. */
    keys: (): SortKey[] => [...groups.values()].map((group) => keyOf(sort, group)),
    /** How many tools the families have besides those that stand for them. */
    furtherSizes: (): number => [...groups.values()].reduce((sum, { sizes }) => sum + sizes - 1, 0),
    /** The families with several sizes for which some tools stand, by the ids of these. */
    among: (ids: readonly string[]): Map<string, FoundFamily> => {
      const shown = new Set(ids);
      const several = [...groups.values()].filter(({ sizes }) => sizes > 1);
      return new Map(
        several
          .map((group) => [idOf(group.first), toFound(group)] as const)
          .filter(([id]) => shown.has(id)),
      );
    },
  };
};
