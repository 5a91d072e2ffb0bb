import {
  type CartLine,
  type CartTool,
  counted,
  endedPriceText,
  formatCents,
  formatCount,
  priceLine,
} from 'functions/contract';
import type { PricedLine } from '../../../domain/cart/priced/resolveCart.ts';
import type { LineRefusal } from '../failure/checkoutFailure.ts';

/** The repair of a line: other pieces, the new price, or its removal. */
export type Repair =
  | { kind: 'take'; label: string; tool: CartTool; quantity: number }
  | { kind: 'remove'; label: string };

/** A line that cannot be ordered as the buyer last saw it. */
export interface CartProblem {
  line: CartLine;
  message: string;
  repairs: Repair[];
}

const remove: Repair = { kind: 'remove', label: 'Remove' };

/** Taking pieces also accepts their price, so the button names one that the buyer has not seen. */
const take = (tool: CartTool, line: CartLine, quantity: number): Repair => {
  const { unitPrice } = priceLine(tool, quantity);
  const price = unitPrice > line.unitPrice ? ` at ${formatCents(unitPrice)}` : '';
  return { kind: 'take', label: `Take ${formatCount(quantity)}${price}`, tool, quantity };
};

const accept = (tool: CartTool, quantity: number, unitPrice: number): Repair => ({
  kind: 'take',
  label: `Accept ${formatCents(unitPrice)}`,
  tool,
  quantity,
});

const stockMessage = (available: number) =>
  available === 0
    ? 'Sold out at the moment'
    : `Only ${counted(available, 'piece')} ${available === 1 ? 'is' : 'are'} left`;

const ruleProblem = ({ line, tool, problem }: PricedLine): CartProblem | null => {
  if (!problem) return null;
  const { nearest = [] } = problem;
  const takes = tool ? nearest.map((quantity) => take(tool, line, quantity)) : [];
  return {
    line,
    message:
      problem.code === 'insufficient-stock' ? stockMessage(problem.available) : problem.message,
    repairs: [...takes, remove],
  };
};

/** A higher price than the buyer last saw must be accepted. A lower one is only shown. */
const priceProblem = (priced: PricedLine): CartProblem | null => {
  const { line, tool, price, earlierPrice, ended } = priced;
  if (!tool || !price || earlierPrice === null || earlierPrice > price.unitPrice) return null;
  const { unitPrice } = price;
  const change = `from ${formatCents(earlierPrice)} to ${formatCents(unitPrice)} a piece`;
  return {
    line,
    message: ended
      ? `${endedPriceText(ended)}: the price has risen ${change}`
      : `The price has risen ${change}`,
    repairs: [accept(tool, line.quantity, unitPrice), remove],
  };
};

const refusalProblem = ({ line, tool }: PricedLine, refusal: LineRefusal): CartProblem => {
  const takes = tool ? (refusal.nearest ?? []).map((quantity) => take(tool, line, quantity)) : [];
  return { line, message: refusal.message, repairs: [...takes, remove] };
};

/**
 * The lines that cannot be ordered as the buyer last saw them, with what solves each. A refusal by
 * the shop counts until the line changes.
 */
export const cartProblems = (
  priced: readonly PricedLine[],
  refusals: readonly LineRefusal[] = [],
): CartProblem[] =>
  priced.flatMap((one) => {
    const known = ruleProblem(one) ?? priceProblem(one);
    if (known) return known;
    const { line } = one;
    const refusal = refusals.find(
      ({ toolId, quantity }) => toolId === line.toolId && quantity === line.quantity,
    );
    return refusal ? refusalProblem(one, refusal) : [];
  });
