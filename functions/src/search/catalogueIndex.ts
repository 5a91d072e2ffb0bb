import {
  type Attribute,
  type CatalogueEntry,
  foldedText,
  type Synonym,
  type ToolCategory,
} from '../contract/index.ts';
import { type AttributeColumn, columnsOf, columnValues } from './attributeColumns.ts';
import { compactSkuOf } from './searchWords.ts';
import { createTextIndex } from './textIndex.ts';

/** A tool in the index, with what sorting it takes. */
export interface IndexedTool {
  id: string;
  entry: CatalogueEntry;
  compactSku: string;
  /** Sorts names regardless of case and accents, and numbers in them by their value. */
  nameKey: string;
  /** Its values by column. */
  values: number[];
}

/** A family as the catalogue shows it, with what sorts its name. */
export interface IndexedFamily {
  name: string;
  imageLink: string;
  nameKey: string;
}

/** What is known of a family. */
export type NamedFamily = Omit<IndexedFamily, 'nameKey'>;

/** The search index of the catalogue, in memory. */
export interface CatalogueIndex {
  tools: ReadonlyMap<string, IndexedTool>;
  /** The attributes by which the catalogue can be filtered. */
  readonly columns: readonly AttributeColumn[];
  /** The categories that have tools which customers see. */
  readonly categories: ReadonlySet<ToolCategory>;
  /** The families by their ids. */
  readonly families: ReadonlyMap<string, IndexedFamily>;
  put(id: string, entry: CatalogueEntry): void;
  remove(id: string): void;
  /** Replaces the synonyms: at first, those of a shop that has not stored any. */
  useSynonyms(synonyms: readonly Synonym[]): void;
  /** Replaces the attributes: at first, there are none. */
  useAttributes(attributes: readonly Attribute[]): void;
  /** Replaces the families: at first, there are none. A search for their names finds their sizes. */
  useFamilies(families: Readonly<Record<string, NamedFamily>>): void;
  /** The tools that match a search, with their ranks: the lower, the better. */
  find(search: string): ReadonlyMap<string, number>;
}

/** The rank of a tool with exactly this SKU, and with one that starts so. */
export const skuRanks = { exact: -2, prefix: -1 } as const;

const numberLength = 8;

/** A name, or a search for one, as names are sorted and compared. */
export const nameKeyOf = (name: string): string =>
  foldedText(name)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .replace(/\d+/g, (digits) => digits.padStart(numberLength, '0'));

/**
 * A search without a digit is rather for a word than for a SKU: `saw` is the start of many SKUs.
 */
const isSkuPrefix = (compact: string): boolean => /\d/.test(compact);

const addSkuRanks = (
  ranks: Map<string, number>,
  tools: Iterable<IndexedTool>,
  search: string,
): void => {
  const compact = compactSkuOf(search);
  const prefix = isSkuPrefix(compact);
  for (const { id, compactSku } of tools) {
    if (compactSku === compact) ranks.set(id, skuRanks.exact);
    else if (prefix && compactSku.startsWith(compact)) ranks.set(id, skuRanks.prefix);
  }
};

const familiesOf = (named: Readonly<Record<string, NamedFamily>>): Map<string, IndexedFamily> =>
  new Map(
    Object.entries(named).map(([id, { name, imageLink }]) => [
      id,
      { name, imageLink, nameKey: nameKeyOf(name) },
    ]),
  );

/** Creates an empty index. */
export const createCatalogueIndex = async (): Promise<CatalogueIndex> => {
  const texts = await createTextIndex();
  const tools = new Map<string, IndexedTool>();
  let columns: AttributeColumn[] = [];
  let families = new Map<string, IndexedFamily>();
  const nameOfFamily = ({ family = '' }: CatalogueEntry) => families.get(family)?.name;
  return {
    tools,
    get columns() {
      return columns;
    },
    get families() {
      return families;
    },
    get categories() {
      const shown = [...tools.values()].filter(({ entry }) => !entry.isHidden);
      return new Set(shown.map(({ entry }) => entry.category));
    },
    put: (id, entry) => {
      const compactSku = compactSkuOf(entry.sku);
      const values = columnValues(columns, entry);
      tools.set(id, { id, entry, compactSku, nameKey: nameKeyOf(entry.name), values });
      texts.put(id, entry, nameOfFamily(entry));
    },
    remove: (id) => {
      tools.delete(id);
      texts.remove(id);
    },
    useSynonyms: texts.useSynonyms,
    useAttributes: (attributes) => {
      columns = columnsOf(attributes);
      for (const tool of tools.values()) tool.values = columnValues(columns, tool.entry);
    },
    useFamilies: (named) => {
      const before = families;
      families = familiesOf(named);
      for (const { id, entry } of tools.values()) {
        const { family } = entry;
        if (family === undefined) continue;
        const name = families.get(family)?.name;
        if (before.get(family)?.name !== name) texts.put(id, entry, name);
      }
    },
    find: (search) => {
      const ranks = texts.find(search);
      addSkuRanks(ranks, tools.values(), search);
      return ranks;
    },
  };
};
