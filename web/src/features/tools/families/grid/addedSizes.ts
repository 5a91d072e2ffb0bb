import {
  type CartTool,
  counted,
  endedPriceText,
  formatCents,
  limits,
  priceLine,
  type ResolvedRows,
  type Tool,
} from 'functions/contract';
import { goneTextOf } from '../../../../domain/cart/priced/resolveCart.ts';
import { refusedSize } from './refusedSize.ts';

/** Pieces of a size to add to the cart, at the price that the buyer has seen. */
export interface WantedSize {
  tool: Tool;
  quantity: number;
}

/** What the shop says about sizes now. */
export interface CheckedSizes {
  /** With the tool as it is now. */
  ready: { tool: CartTool; quantity: number }[];
  /** Why a size cannot be added, by the id of its tool. */
  refused: Map<string, string>;
}

type Row = ResolvedRows['rows'][number];

const newPriceText = (seen: Tool, now: CartTool, { quantity, ended }: Row): string | null => {
  const before = priceLine(seen, quantity ?? 1).unitPrice;
  const price = priceLine(now, quantity ?? 1).unitPrice;
  if (before === price) return null;
  const reason = ended ? `${endedPriceText(ended)}. ` : '';
  return `${reason}The price is now ${formatCents(price)} a piece, no longer ${formatCents(before)}. Add it again to take it`;
};

/**
 * Checks sizes by their tools as they are now: one that is gone, that cannot be ordered so any more,
 * or that has another price is not added before the buyer has seen that.
 */
export const checkSizes = (
  wanted: readonly WantedSize[],
  { rows, assortment }: Pick<ResolvedRows, 'rows' | 'assortment'>,
  inCart: (toolId: string) => number,
): CheckedSizes => {
  const checked: CheckedSizes = { ready: [], refused: new Map() };
  for (const [at, { tool: seen, quantity }] of wanted.entries()) {
    const row = rows[at];
    const tool = row?.tool;
    const message = tool
      ? (refusedSize(tool, quantity, inCart(tool._id))?.message ?? newPriceText(seen, tool, row))
      : goneTextOf({ assortment });
    if (tool && message === null) checked.ready.push({ tool, quantity });
    else checked.refused.set(seen._id, message ?? '');
  }
  return checked;
};

/** Why a size is not added to a cart that has no place for it. */
export const fullCartText = `Your cart is full: it can have at most ${limits.orderLines} tools`;

/** What became of all sizes: `3 sizes were added to the cart. 1 was not: see below why.` */
export const addedSizesText = (added: number, refused: number): string => {
  const done =
    added === 0
      ? 'Nothing was added.'
      : `${counted(added, 'size')} ${added === 1 ? 'was' : 'were'} added to the cart.`;
  if (refused === 0) return done;
  return `${done} ${refused} ${refused === 1 ? 'was' : 'were'} not: each says why.`;
};
