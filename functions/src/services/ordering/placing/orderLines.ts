import {
  type AgreedLine,
  checkAgreedLine,
  checkLine,
  type FieldErrors,
  type LineProblem,
  type OrderLineInput,
  priceLine,
  priceSourceOf,
  type QuoteLine,
  type RefusedLine,
  type Tool,
  withEndedPrice,
  withoutList,
} from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';
import type { BuyerPrices } from '../../prices/buyerPrices.ts';

/** A line that names a tool, and the tool as it is stored now. */
interface Candidate<Line> {
  input: Line;
  tool: Tool | undefined;
}

/** A refused line, its position in the list, and the tool as it is stored now. */
interface Refusal extends Candidate<{ toolId: string }> {
  position: number;
  problem: LineProblem;
}

const toRefusedLine = ({ input, problem }: Refusal): RefusedLine => {
  const { field: _, message: __, ...reason } = problem;
  return { toolId: input.toolId, ...reason };
};

/** The failure of the first refused line, with all of them. */
const refusalError = (
  { problem, tool }: Refusal,
  all: { errors: FieldErrors; lines: RefusedLine[] },
): Error => {
  if (!tool || problem.code === 'tool-not-found') return new ApiError('tool-not-found', all);
  if (problem.code === 'discontinued') return new ApiError(problem.code, all);
  if (problem.code === 'price-changed') {
    const { unitPrice, ended } = problem;
    return new ApiError(problem.code, { ...all, unitPrice, tool, ...(ended && { ended }) });
  }
  const { nearest } = problem;
  const details = { ...all, ...(nearest && { nearest }) };
  return problem.code === 'validation'
    ? new ApiError(problem.code, details)
    : new ApiError(problem.code, { ...details, available: problem.available });
};

/** Throws an error that names all refused lines, with the code of the first one. */
const refuse = (refused: readonly Refusal[]): void => {
  const [first] = refused;
  if (!first) return;
  const errors = refused.map(({ position, problem }) => [
    `lines.${position}.${problem.field}`,
    problem.message,
  ]);
  throw refusalError(first, {
    errors: Object.fromEntries(errors),
    lines: refused.map(toRefusedLine),
  });
};

/**
 * The lines with their tools, if a check accepts all of them; it must refuse a line whose tool does
 * not exist. Otherwise throws an error that names all refused lines, with the code of the first
 * one.
 */
export const checkedLines = <Line extends { toolId: string }>(
  inputs: readonly Line[],
  tools: readonly (Tool | undefined)[],
  check: (tool: Tool | undefined, line: Line) => LineProblem | null,
): { input: Line; tool: Tool }[] => {
  const candidates = inputs.map((input, index): Candidate<Line> => ({ input, tool: tools[index] }));
  const refused = candidates.flatMap(({ input, tool }, position): Refusal[] => {
    const problem = check(tool, input);
    return problem ? [{ input, tool, position, problem }] : [];
  });
  refuse(refused);
  return candidates.flatMap(({ input, tool }) => (tool ? [{ input, tool }] : []));
};

const toLine = (tool: Tool, quantity: number): AgreedLine => ({
  toolId: tool._id,
  sku: tool.sku,
  toolName: tool.toolName,
  picture: tool.imageLink,
  quantity,
  ...priceLine(tool, quantity),
  ...priceSourceOf(tool, quantity),
});

/** Checks a line like `checkLine`; a changed price names the list that has ended. */
const checkPriced =
  (prices: BuyerPrices) =>
  (tool: Tool | undefined, line: OrderLineInput): LineProblem | null => {
    const problem = checkLine(tool, line);
    if (!tool || problem?.code !== 'price-changed') return problem;
    const { quantity, lineTotal } = line;
    const ended = prices.endedPrice(tool, { quantity, unitPrice: lineTotal / quantity });
    return ended ? withEndedPrice(problem, ended) : problem;
  };

/**
 * The lines of an order at the prices of the payer. Throws `tool-not-found`, `insufficient-stock`,
 * `validation` for a quantity that the tool's rules do not allow, or `price-changed`, whichever
 * applies to the first refused line, with all refused lines.
 */
export const agreedLines = (
  inputs: readonly OrderLineInput[],
  tools: readonly (Tool | undefined)[],
  prices: BuyerPrices,
): AgreedLine[] =>
  checkedLines(inputs, tools.map(prices.shown), checkPriced(prices)).map(({ input, tool }) =>
    toLine(tool, input.quantity),
  );

/** A line of an offer, in which each line has a price. */
export type OfferedLine = Omit<QuoteLine, 'unitPrice' | 'lineTotal'> &
  Pick<AgreedLine, 'unitPrice' | 'lineTotal'>;

/**
 * The lines of an order at the prices of an offer, with the tools as the offer names them. Throws
 * `tool-not-found`, `insufficient-stock`, or `price-changed` for other prices than those that were
 * seen, whichever applies to the first refused line, with all refused lines.
 */
export const quotedLines = (
  offered: readonly OfferedLine[],
  tools: readonly (Tool | undefined)[],
  seenPrices?: ReadonlyMap<string, number>,
): AgreedLine[] => {
  const check = (tool: Tool | undefined, line: OfferedLine) =>
    checkAgreedLine(tool, { ...line, seenPrice: seenPrices?.get(line.toolId) });
  return checkedLines(offered, tools, check).map(({ input: { ownPrice: _, ...line } }) => ({
    ...line,
    breakQuantity: null,
    ...withoutList(line.listPrice),
  }));
};
