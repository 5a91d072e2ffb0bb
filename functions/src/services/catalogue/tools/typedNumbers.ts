import {
  gtinKey,
  isGtin,
  limits,
  partNumberKey,
  skuPattern,
  tidyGtin,
} from '../../../contract/index.ts';
import { shortLivedCache } from '../../../store/calls/shortLivedCache.ts';
import { gtins, tools } from '../../../store/collections/collections.ts';
import { readDocuments, readFields } from '../../../store/reads/documents.ts';
import { findDocuments, selectFields } from '../../../store/reads/queries.ts';
import { readPartNumbers } from '../../customers/readPartNumbers.ts';
import { queriesByOldSku, queriesBySku, skusPerQuery } from './skus.ts';

type ToolIds = Map<string, string>;

/** The tools by the own numbers of a payer. Costs one read. */
const ownIds = async (keys: readonly string[], payerId: string | null): Promise<ToolIds> => {
  if (payerId === null || keys.length === 0) return new Map();
  const numbers = await readPartNumbers(payerId);
  return new Map(numbers.map(({ number, toolId }) => [partNumberKey(number), toolId]));
};

/** The tools by their GTINs. Costs a read for each key that is one. */
const gtinIds = async (keys: readonly string[]): Promise<ToolIds> => {
  const valid = keys.filter(isGtin);
  const found = await readDocuments(valid.map((key) => gtins.doc(gtinKey(tidyGtin(key)))));
  return new Map(
    valid.flatMap((key, at) => {
      const toolId = found[at]?.toolId;
      return toolId === undefined ? [] : [[key, toolId]];
    }),
  );
};

const canBeSku = (key: string): boolean => skuPattern.test(key);

/** The tools by their old SKUs. Costs a read for each, and at least one per 30 keys. */
export const toolIdsByOldSku = async (keys: readonly string[]): Promise<ToolIds> => {
  const wanted = new Set(keys.filter(canBeSku));
  const found = await Promise.all(
    queriesByOldSku([...wanted]).map((query) =>
      findDocuments(selectFields(query, ['oldSkus']), skusPerQuery),
    ),
  );
  return new Map(
    found
      .flat()
      .flatMap(({ id, content: { oldSkus = [] } }) =>
        oldSkus.filter((sku) => wanted.has(sku)).map((sku): [string, string] => [sku, id]),
      ),
  );
};

const without = (keys: readonly string[], ...known: ToolIds[]): string[] =>
  keys.filter((key) => !known.some((ids) => ids.has(key)));

/** What a number of a tool is. */
type NumberKind = 'sku' | 'own' | 'gtin' | 'oldSku';

/** A tool, and by which of its numbers it was found. */
export interface NumberedTool<Tool> {
  tool: Tool;
  by: NumberKind;
}

/** Reads tools by their SKUs, and those with other numbers by their ids. */
export interface ToolReader<Tool> {
  bySku: (skus: readonly string[]) => Promise<ReadonlyMap<string, Tool>>;
  byId: (ids: readonly string[]) => Promise<ReadonlyMap<string, Tool>>;
}

/** The tools with other numbers than SKUs: the first kind that a key is counts. */
const idsByOtherNumbers = async (
  keys: readonly string[],
  payerId: string | null,
): Promise<Map<string, { id: string; by: NumberKind }>> => {
  const [own, byGtin] = await Promise.all([ownIds(keys, payerId), gtinIds(keys)]);
  const byOldSku = await toolIdsByOldSku(without(keys, own, byGtin));
  const kinds = { oldSku: byOldSku, gtin: byGtin, own } as const;
  return new Map(
    Object.entries(kinds).flatMap(([by, ids]) =>
      keys.flatMap((key): [string, { id: string; by: NumberKind }][] => {
        const id = ids.get(key);
        return id === undefined ? [] : [[key, { id, by: by as NumberKind }]];
      }),
    ),
  );
};

/**
 * The tools that typed or scanned numbers mean, by their keys (`partNumberKey`): that with the SKU, or
 * else with the payer's own number, the GTIN, or the old SKU. No other module decides that. Costs one
 * read for the own numbers, one for each GTIN, at least one per 30 numbers for SKUs and for old ones,
 * and those of the tools.
 */
export const toolsByNumber = async <Tool>(
  keys: readonly string[],
  payerId: string | null,
  { bySku, byId }: ToolReader<Tool>,
): Promise<Map<string, NumberedTool<Tool>>> => {
  const distinct = [...new Set(keys)].filter((key) => key !== '');
  const withSku = await bySku(distinct.filter(canBeSku));
  const others = await idsByOtherNumbers(
    distinct.filter((key) => !withSku.has(key)),
    payerId,
  );
  const withId = await byId([...new Set([...others.values()].map(({ id }) => id))]);
  return new Map(
    distinct.flatMap((key): [string, NumberedTool<Tool>][] => {
      const found = withSku.get(key);
      if (found) return [[key, { tool: found, by: 'sku' }]];
      const other = others.get(key);
      const tool = other && withId.get(other.id);
      return tool ? [[key, { tool, by: other.by }]] : [];
    }),
  );
};

const skuIds: ToolReader<string>['bySku'] = async (skus) => {
  const found = await Promise.all(
    queriesBySku(skus).map((query) => findDocuments(selectFields(query, ['sku']), skusPerQuery)),
  );
  return new Map(found.flat().map(({ id, content }) => [content.sku, id]));
};

const idReader: ToolReader<string> = {
  bySku: skuIds,
  byId: async (ids) => new Map(ids.map((id) => [id, id])),
};

/** The ids of the tools that numbers mean, as `toolsByNumber`. */
export const toolIdsByNumber = async (
  keys: readonly string[],
  payerId: string | null,
): Promise<ToolIds> => {
  const found = await toolsByNumber(keys, payerId, idReader);
  return new Map([...found].map(([key, { tool }]) => [key, tool]));
};

/** Whether a text may be a number: one without a digit is rather a word. */
const mayBeNumber = (text: string): boolean =>
  /\d/.test(text) && text.length <= limits.partNumbers.length;

/**
 * The SKU of the tool that a text means by another number, as `toolIdsByNumber`; undefined for a text
 * that is a SKU, and for one that means no tool. Costs at most five reads.
 */
export const skuOfNumber = async (
  payerId: string | null,
  text: string,
): Promise<string | undefined> => {
  if (!mayBeNumber(text)) return undefined;
  const key = partNumberKey(text);
  const toolId = (await toolIdsByNumber([key], payerId)).get(key);
  if (toolId === undefined) return undefined;
  const [tool] = await readFields([tools.doc(toolId)], ['sku']);
  return tool?.sku === key ? undefined : tool?.sku;
};

/** Like `skuOfNumber` for visitors, at most five seconds old. */
export const cachedSkuOfNumber = shortLivedCache((text: string) => skuOfNumber(null, text), {
  maxAge: 5_000,
  maxEntries: 1_000,
});
