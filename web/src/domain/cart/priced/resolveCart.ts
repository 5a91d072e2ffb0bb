import {
  apiRoutes,
  type CartLine,
  type CartRow,
  type CartTool,
  checkLine,
  type LinePrice,
  type LineProblem,
  priceLine,
  type ResolvedRows,
} from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { hasAccessToken } from '../../../lib/session/storedToken.ts';

/** Looks up rows in the current catalogue, at the prices of the payer. */
export const resolveRows = (
  rows: readonly CartRow[],
  signal?: AbortSignal,
): Promise<ResolvedRows> =>
  callApi(apiRoutes.resolveCart, {
    body: { rows: [...rows] },
    signal,
    anonymous: !hasAccessToken(),
  });

/** A line of the cart with its tool as it is now. */
export interface PricedLine {
  line: CartLine;
  /** Null when the tool is no longer on sale; undefined until it has been looked up. */
  tool: CartTool | null | undefined;
  /** Null without a tool. */
  price: LinePrice | null;
  /**
   * Why the line cannot be ordered as it is; null if it can, and until the tool has been looked up.
   */
  problem: LineProblem | null;
  /** The price in cents that the buyer saw last, if it is another one now. */
  earlierPrice: number | null;
}

/** Prices and checks a line by its tool. */
export const priceCartLine = (line: CartLine, tool: PricedLine['tool']): PricedLine => {
  const price = tool ? priceLine(tool, line.quantity) : null;
  return {
    line,
    tool,
    price,
    problem: tool === undefined ? null : checkLine(tool, line),
    earlierPrice: price && price.unitPrice !== line.unitPrice ? line.unitPrice : null,
  };
};
