import {
  type Actor,
  type Assortment,
  type CartTool,
  isOwn,
  type OrderLine,
} from 'functions/contract';
import { resolveRows } from '../../../domain/cart/priced/resolveCart.ts';
import type { StoredLine } from '../../../domain/cart/stored/cartLines.ts';
import { mergeIntoCart } from '../../../domain/cart/stored/mergeIntoCart.ts';
import type { Order } from '../../../domain/order/order.ts';
import { type LineNotice, lineNotice } from './lineNotice.ts';

/** Whether the caller can order it again. An admin cannot do that with another account's order. */
export const canReorder = (order: Order, caller: Actor): boolean => isOwn(order, caller);

/** The tools of an order as the payer sees them now. */
export interface OrderTools {
  /** The tool of each line; null if it is no longer on sale, or not in the assortment. */
  tools: (CartTool | null)[];
  assortment: Assortment;
}

/** Looks up the tools of an order. */
export const readTools = async ({ lines }: Order): Promise<OrderTools> => {
  const rows = lines.map(({ toolId, quantity }) => ({ toolId, quantity }));
  const resolved = await resolveRows(rows);
  return { tools: resolved.rows.map(({ tool }) => tool), assortment: resolved.assortment };
};

/** The result of a reorder. */
export interface Reordered {
  /** The number of the earlier order. */
  number: string;
  /** The number of its lines. */
  lines: number;
  /** How many of them are in the cart now. */
  inCart: number;
  /** Notes that the cart does not show: above all, missing tools. */
  notices: LineNotice[];
}

/**
 * A line for the cart, with the price of the earlier order: so the cart shows that it has changed.
 */
const cartLineFrom = (line: OrderLine, tool: CartTool): StoredLine => ({
  toolId: tool._id,
  toolName: tool.toolName,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  ...(line.listPrice > line.unitPrice && { listPrice: line.listPrice }),
});

/** Puts the lines of an order into the cart. `tools` are those of `readTools`. */
export const reorder = ({ number, lines }: Order, { tools, assortment }: OrderTools): Reordered => {
  const pairs = lines.map((line, at) => ({ line, tool: tools[at] ?? null }));
  const added = mergeIntoCart(
    pairs.flatMap(({ line, tool }) => (tool ? cartLineFrom(line, tool) : [])),
  );
  const byTool = new Map(added.map((one) => [one.line.toolId, one]));
  return {
    number,
    lines: lines.length,
    inCart: added.filter(({ outcome }) => outcome !== 'full').length,
    notices: pairs.flatMap(
      ({ line, tool }) => lineNotice(line, { tool, assortment }, byTool.get(line.toolId)) ?? [],
    ),
  };
};
