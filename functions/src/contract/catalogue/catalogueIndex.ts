import { type CompletedFields, type OwnGap, ownGapsOf } from '../gaps/gaps.ts';
import { limits } from '../limits.ts';
import { quotient, type Rational } from '../measures/rational.ts';
import { isDiscontinued } from '../quantities/discontinued.ts';
import { isFunctionWord } from '../search/functionWords.ts';
import { wordsOf } from '../search/searchWords.ts';
import { textHash } from '../text/textHash.ts';
import type { ToolCategory } from '../tools/categories.ts';
import type { Tool } from '../tools/model.ts';
import { isShown, type ToolStatus, toolStatusOf } from '../tools/shown.ts';
import { type StockGroup, stockGroupOf } from './model.ts';

/** The fields of a tool in the search index: enough to find, filter and sort it. */
export interface CatalogueEntry {
  sku: string;
  name: string;
  /** The words of description and specifications that are not in the name, separated by spaces. */
  words: string;
  category: ToolCategory;
  /** In dollars per piece. */
  price: number;
  stock: StockGroup;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** The values to filter by, by key: measures in base units, others as texts. */
  attributes?: Record<string, number | string>;
  /** The family of which it is a size. */
  family?: string;
  /** Set if only staff see the tool. */
  isHidden?: true;
  /** For staff: its status, unless it is on sale. */
  status?: ToolStatus;
  /** For staff: what the tool lacks. */
  lacks?: OwnGap[];
  /** Set if buyers find the tool by its exact number alone. */
  isDiscontinued?: true;
}

/**
 * The number of documents of the search index. Reading the index costs one read for each. With long
 * descriptions, a document reaches the maximum size of 1 MiB at some 40,000 tools without attributes,
 * 23,000 with twelve each, and 6,000 with thirty of the longest keys and texts.
 */
export const catalogueShardCount = 32;

/** Limits the size of an entry. Words of a very long description are not in the index. */
const wordsLength = 300;

/** The ids of all documents of the search index. */
export const catalogueShardIds = Array.from(
  { length: catalogueShardCount },
  (_, shard) => `tools-${shard}`,
);

/** The id of the index document with a tool's entry. */
export const catalogueShardOf = (toolId: string): string =>
  `tools-${textHash(toolId) % catalogueShardCount}`;

type Described = Pick<Tool, 'toolName' | 'toolDescription' | 'specifications' | 'attributes'>;

/** A tool with the numbers of its measures. */
type IndexedFields = Omit<Tool, '_id' | 'documents'> &
  Pick<CompletedFields, 'documents'> & { attributeNumbers?: Record<string, Rational> };

const describedWords = ({
  toolName,
  toolDescription,
  specifications,
  attributes,
}: Described): string => {
  const values = specifications.map(({ value }) => value);
  const named = new Set(wordsOf(toolName));
  const texts = [...Object.values(attributes), toolDescription, ...values];
  const words = wordsOf(texts.join(' ; ')).filter(
    (word) => !named.has(word) && !isFunctionWord(word),
  );
  return words.reduce(
    (text, word) => (text.length + word.length < wordsLength ? (text && `${text} `) + word : text),
    '',
  );
};

/** Longer texts are no choices. */
const valueLength = limits.attributes.choice;

const indexedValues = ({ attributes, attributeNumbers }: IndexedFields) =>
  Object.entries(attributes).flatMap(([key, text]): [string, number | string][] => {
    const number = attributeNumbers?.[key];
    if (number) return [[key, quotient(number)]];
    return text.length <= valueLength ? [[key, text]] : [];
  });

const attributesOf = (tool: IndexedFields): Pick<CatalogueEntry, 'attributes'> => {
  const values = indexedValues(tool);
  return values.length > 0 ? { attributes: Object.fromEntries(values) } : {};
};

const gapsOf = (tool: IndexedFields): Pick<CatalogueEntry, 'status' | 'lacks'> => {
  const status = toolStatusOf(tool);
  const lacks = ownGapsOf(tool);
  return { ...(status !== 'on-sale' && { status }), ...(lacks.length > 0 && { lacks }) };
};

/** The entry of a tool in the search index. */
export const catalogueEntryOf = (tool: IndexedFields, createdAt: Date): CatalogueEntry => ({
  sku: tool.sku,
  name: tool.toolName,
  words: describedWords(tool),
  category: tool.category,
  price: tool.price,
  stock: stockGroupOf(tool),
  createdAt: createdAt.getTime(),
  ...attributesOf(tool),
  ...(tool.familyId && { family: tool.familyId }),
  ...(!isShown(tool) && { isHidden: true }),
  ...gapsOf(tool),
  ...(isDiscontinued(tool) && { isDiscontinued: true }),
});

/**
 * The documents of the search index of all tools, by their ids. There is a document for each shard,
 * also for an empty one.
 */
export const splitIntoShards = (
  tools: readonly (IndexedFields & Pick<Tool, '_id'> & { createdAt: Date })[],
): Record<string, { entries: Record<string, CatalogueEntry> }> => {
  const byShard = Map.groupBy(tools, ({ _id }) => catalogueShardOf(_id));
  return Object.fromEntries(
    catalogueShardIds.map((id) => {
      const own = byShard.get(id) ?? [];
      const entries = own.map((tool) => [tool._id, catalogueEntryOf(tool, tool.createdAt)]);
      return [id, { entries: Object.fromEntries(entries) }];
    }),
  );
};
