import {
  type CartRow,
  type CartTool,
  checkLine,
  cleanCell,
  type EndedPrice,
  limits,
  normaliseSku,
  type PayerPrices,
  priceLine,
  type ResolvedRow,
  type ResolvedRows,
  skuPattern,
  type ToolFields,
  toCents,
} from '../../contract/index.ts';
import { isDocumentId, tools } from '../../store/collections/collections.ts';
import { readFields } from '../../store/reads/documents.ts';
import { findDocuments, selectFields } from '../../store/reads/queries.ts';
import { findToolsNamed } from '../catalogue/lists/catalogue.ts';
import { queriesBySku, skusPerQuery } from '../catalogue/tools/skus.ts';
import { cartToolFields, toCartTool } from '../catalogue/tools/toolResponse.ts';
import { type BuyerPrices, listPrices, readBuyerPrices } from '../prices/buyerPrices.ts';

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

const toolsBySku = async (wanted: readonly string[]): Promise<RowTool[]> => {
  const found = await Promise.all(
    queriesBySku(wanted).map((query) =>
      findDocuments(selectFields(query, rowToolFields), skusPerQuery),
    ),
  );
  return found.flat().map(({ id, content }) => toRowTool(id, content));
};

const skuOf = ({ sku }: CartRow): string => normaliseSku(cleanCell(sku ?? ''));

const nameOf = ({ sku }: CartRow): string => (sku ?? '').trim();

/**
 * Whether a text may be the name of a tool: a text with a digit and without a blank is rather a
 * SKU.
 */
const mayBeName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && text.length <= limits.toolName && /\s|^\D+$/.test(text);

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];

/** The tools by the names in some rows, which are looked up only if they are no SKUs. */
const toolsByName = async (rows: readonly CartRow[]): Promise<Map<string, RowTool>> => {
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

/** Reads each tool once, however many rows name it. */
const findTools = async (rows: readonly CartRow[]) => {
  const ids = distinct(rows.flatMap(({ toolId }) => toolId ?? []));
  const named = rows.filter(({ toolId }) => !toolId);
  const [byId, bySku] = await Promise.all([
    toolsById(ids),
    toolsBySku(distinct(named.map(skuOf)).filter((sku) => skuPattern.test(sku))),
  ]);
  const idOf = new Map(byId.map((found) => [found.tool._id, found]));
  const ofSku = new Map(bySku.map((found) => [found.tool.sku, found]));
  const ofName = await toolsByName(named.filter((row) => !ofSku.has(skuOf(row))));
  return (row: CartRow): RowTool | null =>
    (row.toolId ? idOf.get(row.toolId) : (ofSku.get(skuOf(row)) ?? ofName.get(nameOf(row)))) ??
    null;
};

/** Whether a line of an order can have this quantity; a larger one has no exact price. */
const canBePriced = (quantity: number | null): quantity is number =>
  quantity !== null && Number.isInteger(quantity) && quantity >= 1 && quantity <= limits.stock.max;

/** A row with its tool at the prices of the payer. */
interface FoundRow {
  tool: (CartTool & PayerPrices) | null;
  quantity: number | null;
  /** The price in cents that the buyer saw. */
  seen: number | null;
}

const endedPriceOf = (
  { tool, quantity, seen }: FoundRow,
  prices: BuyerPrices,
): EndedPrice | undefined => {
  if (!tool || seen === null || !canBePriced(quantity)) return undefined;
  if (priceLine(tool, quantity).unitPrice === seen) return undefined;
  return prices.endedPrice(tool, { quantity, unitPrice: seen });
};

const resultOf = (row: FoundRow, prices: BuyerPrices): ResolvedRow => {
  const { tool, quantity } = row;
  const ended = endedPriceOf(row, prices);
  return {
    tool,
    quantity,
    price: tool && canBePriced(quantity) ? priceLine(tool, quantity) : null,
    problem: checkLine(tool, { quantity }),
    ...(ended && { ended }),
  };
};

type Results = Pick<ResolvedRows, 'rows' | 'assortment'>;

/** Looks the rows up at the prices of a payer; `show` decides which tools are found. */
const resolveFor = async (
  rows: readonly CartRow[],
  payerId: string | null,
  show: (tool: CartTool, prices: BuyerPrices) => (CartTool & PayerPrices) | undefined,
): Promise<Results & { prices: BuyerPrices; costs: (number | null)[] }> => {
  const toolOf = await findTools(rows);
  const found = rows.map((row) => ({ row, found: toolOf(row) }));
  const toolIds = found.flatMap(({ found }) => found?.tool._id ?? []);
  const prices = payerId === null ? listPrices : await readBuyerPrices({ payerId, toolIds });
  const results = found.map(({ row: { quantity = null, unitPrice: seen = null }, found }) =>
    resultOf({ tool: (found && show(found.tool, prices)) ?? null, quantity, seen }, prices),
  );
  const costs = found.map(({ found }) => found?.costPrice ?? null);
  return { rows: results, assortment: prices.isVisible ? 'only' : 'all', prices, costs };
};

/**
 * Looks up tools by id, SKU or exact name and checks the quantities: a result for each row, in
 * their order. Prices and tools are those of the payer; null for a visitor.
 */
export const resolveRows = async (
  rows: readonly CartRow[],
  payerId: string | null,
): Promise<Results> => {
  const show = (tool: CartTool, prices: BuyerPrices) => prices.shown(tool);
  const { rows: results, assortment } = await resolveFor(rows, payerId, show);
  return { rows: results, assortment };
};

/**
 * As `resolveRows`, for an offer of staff to a payer: it may have tools that the payer does not
 * see, which are marked, and it says what the tools cost the shop.
 */
export const resolveOfferedRows = async (
  rows: readonly CartRow[],
  payerId: string,
): Promise<Results> => {
  const priced = (tool: CartTool, prices: BuyerPrices) => prices.priced(tool);
  const resolved = await resolveFor(rows, payerId, priced);
  const { rows: results, assortment, prices, costs } = resolved;
  const isHidden = ({ tool }: ResolvedRow) => tool !== null && !prices.shown(tool);
  return {
    rows: results.map((row, at) => {
      const cost = costs[at] ?? null;
      const unitCost = cost === null ? null : toCents(cost);
      return { ...row, unitCost, ...(isHidden(row) && { isHidden: true }) };
    }),
    assortment,
  };
};
