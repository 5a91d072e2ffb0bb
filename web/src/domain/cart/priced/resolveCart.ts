import {
  type Assortment,
  apiRoutes,
  type CartLine,
  type CartRow,
  type CartTool,
  checkLine,
  type EndedPrice,
  type LinePrice,
  type LineProblem,
  priceLine,
  type ResolvedRows,
} from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { readPayer, visitor } from '../../../lib/session/payer.ts';

interface ResolveOptions {
  signal?: AbortSignal;
  /** Whether to look them up as visitors see them, also for someone who is signed in. */
  asVisitor?: boolean;
  /** The payer to whom staff offer the tools, at that payer's prices. */
  offeredTo?: string | undefined;
}

/** Looks up rows in the current catalogue, as the payer sees it. */
export const resolveRows = (
  rows: readonly CartRow[],
  { signal, asVisitor = readPayer() === visitor, offeredTo }: ResolveOptions = {},
): Promise<ResolvedRows> =>
  callApi(apiRoutes.resolveCart, {
    body: { rows: [...rows] },
    signal,
    anonymous: asVisitor,
    ...(offeredTo !== undefined && { query: { payer: offeredTo } }),
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
  /** The list by which it had the earlier price, if that is why the price has changed. */
  ended: EndedPrice | null;
  /** What the payer sees of the catalogue: a tool can be missing only in an assortment. */
  assortment: Assortment;
}

/** Why a line has no tool. */
export const goneTextOf = ({ assortment }: Pick<PricedLine, 'assortment'>): string =>
  assortment === 'only' ? 'Not in your assortment' : 'No longer on sale';

const problemOf = (
  line: CartLine,
  { tool, assortment }: Pick<PricedLine, 'tool' | 'assortment'>,
): LineProblem | null => {
  if (tool === undefined) return null;
  const problem = checkLine(tool, line);
  return problem && !tool ? { ...problem, message: goneTextOf({ assortment }) } : problem;
};

/** What the shop says about a line, besides its tool. */
interface LineContext {
  assortment?: Assortment;
  ended?: EndedPrice | null;
}

/** Prices and checks a line by its tool. */
export const priceCartLine = (
  line: CartLine,
  tool: PricedLine['tool'],
  { assortment = 'all', ended = null }: LineContext = {},
): PricedLine => {
  const price = tool ? priceLine(tool, line.quantity) : null;
  const earlierPrice = price && price.unitPrice !== line.unitPrice ? line.unitPrice : null;
  return {
    line,
    tool,
    price,
    problem: problemOf(line, { tool, assortment }),
    earlierPrice,
    ended: earlierPrice === null ? null : ended,
    assortment,
  };
};
