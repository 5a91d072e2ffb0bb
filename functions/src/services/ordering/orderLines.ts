import {
  checkLine,
  type ErrorDetails,
  type LineProblem,
  type OrderLine,
  type OrderLineInput,
  priceLine,
  type RefusedLine,
  type Tool,
} from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';

/** A line to place, and the tool as it is stored now. */
interface Candidate {
  input: OrderLineInput;
  tool: Tool | undefined;
}

/** A refused line, its position in the order, and the tool as it is stored now. */
interface Refusal extends Candidate {
  position: number;
  problem: LineProblem;
}

const toRefusedLine = ({ input, problem }: Refusal): RefusedLine => {
  const { field: _, message: __, ...reason } = problem;
  return { toolId: input.toolId, ...reason };
};

const detailsOf = (refusal: Refusal): ErrorDetails => {
  const { toolId: _, code, ...details } = toRefusedLine(refusal);
  return { ...details, ...(code === 'price-changed' && refusal.tool && { tool: refusal.tool }) };
};

/** Throws an error that names all refused lines, with the code of the first one. */
const checkLines = (candidates: readonly Candidate[]): void => {
  const refused = candidates.flatMap(({ input, tool }, position): Refusal[] => {
    const problem = checkLine(tool, input);
    return problem ? [{ input, tool, position, problem }] : [];
  });
  const [first] = refused;
  if (!first) return;
  const errors = refused.map(({ position, problem }) => [
    `lines.${position}.${problem.field}`,
    problem.message,
  ]);
  throw new ApiError(first.problem.code, {
    errors: Object.fromEntries(errors),
    lines: refused.map(toRefusedLine),
    ...detailsOf(first),
  });
};

const toLine = (tool: Tool, quantity: number): OrderLine => ({
  toolId: tool._id,
  sku: tool.sku,
  toolName: tool.toolName,
  picture: tool.imageLink,
  quantity,
  ...priceLine(tool, quantity),
});

/**
 * The lines of an order at the stored prices. Throws `tool-not-found`, `insufficient-stock`,
 * `validation` for a quantity that the tool's rules do not allow, or `price-changed`, whichever applies
 * to the first refused line, with all refused lines.
 */
export const agreedLines = (
  inputs: readonly OrderLineInput[],
  tools: readonly (Tool | undefined)[],
): OrderLine[] => {
  const candidates = inputs.map((input, index) => ({ input, tool: tools[index] }));
  checkLines(candidates);
  return candidates.flatMap(({ input, tool }) => (tool ? [toLine(tool, input.quantity)] : []));
};
