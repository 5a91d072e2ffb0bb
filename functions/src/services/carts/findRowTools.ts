import {
  type CartTool,
  limits,
  partNumberKey,
  skuPattern,
  type ToolFields,
} from '../../contract/index.ts';
import { isDocumentId, tools } from '../../store/collections/collections.ts';
import { readFields } from '../../store/reads/documents.ts';
import { findDocuments, selectFields } from '../../store/reads/queries.ts';
import { findToolsNamed } from '../catalogue/lists/catalogue.ts';
import { queriesBySku, skusPerQuery } from '../catalogue/tools/skus.ts';
import { cartToolFields, toCartTool } from '../catalogue/tools/toolResponse.ts';
import { toolIdsByNumber } from '../catalogue/tools/typedNumbers.ts';

/** A row that names a tool: by its id, or without an id by a number or its name. */
interface NamedRow {
  toolId?: string | null | undefined;
  sku?: string | null | undefined;
}

/** A tool as carts show it, and what a piece costs the shop, which only staff get. */
interface RowTool {
  tool: CartTool;
  costPrice: number | null;
}

const rowToolFields = [...cartToolFields, 'costPrice'] as const;

const toRowTool = (
  id: string,
  stored: Pick<ToolFields, (typeof rowToolFields)[number]>,
): RowTool => ({ tool: toCartTool(id, stored), costPrice: stored.costPrice });

const toolsById = async (ids: readonly string[]): Promise<RowTool[]> => {
  const valid = ids.filter(isDocumentId);
  const found = await readFields(
    valid.map((id) => tools.doc(id)),
    rowToolFields,
  );
  return valid.flatMap((id, index) => {
    const stored = found[index];
    return stored ? [toRowTool(id, stored)] : [];
  });
};

/** The tools with some SKUs. Costs a read for each, and at least one per 30 SKUs. */
export const toolsBySku = async (wanted: readonly string[]): Promise<RowTool[]> => {
  const found = await Promise.all(
    queriesBySku(wanted).map((query) =>
      findDocuments(selectFields(query, rowToolFields), skusPerQuery),
    ),
  );
  return found.flat().map(({ id, content }) => toRowTool(id, content));
};

const skuOf = ({ sku }: NamedRow): string => partNumberKey(sku ?? '');

const nameOf = ({ sku }: NamedRow): string => (sku ?? '').trim();

/**
 * Whether a text may be the name of a tool: a text with a digit and without a blank is rather a
 * SKU.
 */
const mayBeName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && text.length <= limits.toolName && /\s|^\D+$/.test(text);

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];

/** The tools by the own numbers of a payer, GTINs and old SKUs in some rows. */
const toolsByNumber = async (
  rows: readonly NamedRow[],
  payerId: string | null,
): Promise<Map<string, RowTool>> => {
  const keys = distinct(rows.map(skuOf)).filter((key) => key !== '');
  const ids = await toolIdsByNumber(keys, payerId, { areNoSkus: true });
  const found = new Map(
    (await toolsById(distinct([...ids.values()]))).map((found) => [found.tool._id, found]),
  );
  return new Map(
    [...ids].flatMap(([key, id]) => {
      const tool = found.get(id);
      return tool ? [[key, tool]] : [];
    }),
  );
};

/** The tools by the names in some rows, which are looked up only if they are no SKUs. */
const toolsByName = async (rows: readonly NamedRow[]): Promise<Map<string, RowTool>> => {
  const ids = await findToolsNamed(distinct(rows.map(nameOf)).filter(mayBeName));
  const found = new Map(
    (await toolsById(distinct([...ids.values()]))).map((found) => [found.tool._id, found]),
  );
  return new Map(
    [...ids].flatMap(([name, id]) => {
      const tool = found.get(id);
      return tool ? [[name, tool]] : [];
    }),
  );
};

/**
 * Finds the tool of each row: by its id, or else by the SKU, the payer's own number, the GTIN,
 * an old SKU or the exact name. Reads each tool once, however many rows name it, and the other
 * numbers only for rows without a SKU.
 */
export const findRowTools = async (
  rows: readonly NamedRow[],
  payerId: string | null,
): Promise<(row: NamedRow) => RowTool | null> => {
  const ids = distinct(rows.flatMap(({ toolId }) => toolId ?? []));
  const named = rows.filter(({ toolId }) => !toolId);
  const [byId, bySku] = await Promise.all([
    toolsById(ids),
    toolsBySku(distinct(named.map(skuOf)).filter((sku) => skuPattern.test(sku))),
  ]);
  const idOf = new Map(byId.map((found) => [found.tool._id, found]));
  const ofSku = new Map(bySku.map((found) => [found.tool.sku, found]));
  const others = named.filter((row) => !ofSku.has(skuOf(row)));
  const ofNumber = await toolsByNumber(others, payerId);
  const ofName = await toolsByName(others.filter((row) => !ofNumber.has(skuOf(row))));
  return (row) => {
    if (row.toolId) return idOf.get(row.toolId) ?? null;
    const key = skuOf(row);
    return ofSku.get(key) ?? ofNumber.get(key) ?? ofName.get(nameOf(row)) ?? null;
  };
};
