import {
  type CartRow,
  type CartTool,
  checkLine,
  type EndedPrice,
  limits,
  type PayerPrices,
  priceLine,
  type ResolvedRow,
  type ResolvedRows,
  toCents,
} from '../../contract/index.ts';
import { type BuyerPrices, listPrices, readBuyerPrices } from '../prices/buyerPrices.ts';
import { findRowTools } from './findRowTools.ts';

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
  const toolOf = await findRowTools(rows, payerId);
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
 * Looks up tools by id, SKU, own number of the payer or exact name, and checks the quantities: a
 * result for each row, in their order. Prices and tools are those of the payer; null for a visitor.
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
