import { type CartTool, limits, partNumberKey, type ToolFields } from '../../contract/index.ts';
import { isDocumentId, tools } from '../../store/collections/collections.ts';
import { readFields } from '../../store/reads/documents.ts';
import { findDocuments, selectFields } from '../../store/reads/queries.ts';
import { findToolsNamed } from '../catalogue/lists/catalogue.ts';
import { queriesBySku, skusPerQuery } from '../catalogue/tools/skus.ts';
import { cartToolFields, toCartTool } from '../catalogue/tools/toolResponse.ts';
import { toolsByNumber } from '../catalogue/tools/typedNumbers.ts';

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

const toolsById = async (ids: readonly string[]): Promise<Map<string, RowTool>> => {
  const valid = ids.filter(isDocumentId);
  const found = await readFields(
    valid.map((id) => tools.doc(id)),
    rowToolFields,
  );
  return new Map(
    valid.flatMap((id, index) => {
      const stored = found[index];
      return stored ? [[id, toRowTool(id, stored)]] : [];
    }),
  );
};

/** The tools by some SKUs. Costs a read for each, and at least one per 30 SKUs. */
export const toolsBySku = async (wanted: readonly string[]): Promise<Map<string, RowTool>> => {
  const found = await Promise.all(
    queriesBySku(wanted).map((query) =>
      findDocuments(selectFields(query, rowToolFields), skusPerQuery),
    ),
  );
  return new Map(found.flat().map(({ id, content }) => [content.sku, toRowTool(id, content)]));
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

/** The tools by the names in some rows, which are looked up only if they are no SKUs. */
const toolsByName = async (rows: readonly NamedRow[]): Promise<Map<string, RowTool>> => {
  const ids = await findToolsNamed(distinct(rows.map(nameOf)).filter(mayBeName));
  const found = await toolsById(distinct([...ids.values()]));
  return new Map(
    [...ids].flatMap(([name, id]) => {
      const tool = found.get(id);
      return tool ? [[name, tool]] : [];
    }),
  );
};

/**
 * Finds the tool of each row: by its id, or else by a number, as `toolsByNumber`, or the exact name.
 * Reads each tool once, however many rows name it, and other numbers only for rows without a SKU.
 */
export const findRowTools = async (
  rows: readonly NamedRow[],
  payerId: string | null,
): Promise<(row: NamedRow) => RowTool | null> => {
  const ids = distinct(rows.flatMap(({ toolId }) => toolId ?? []));
  const named = rows.filter(({ toolId }) => !toolId);
  const [withId, withNumber] = await Promise.all([
    toolsById(ids),
    toolsByNumber(named.map(skuOf), payerId, { bySku: toolsBySku, byId: toolsById }),
  ]);
  const withName = await toolsByName(named.filter((row) => !withNumber.has(skuOf(row))));
  return (row) => {
    if (row.toolId) return withId.get(row.toolId) ?? null;
    return withNumber.get(skuOf(row))?.tool ?? withName.get(nameOf(row)) ?? null;
  };
};
