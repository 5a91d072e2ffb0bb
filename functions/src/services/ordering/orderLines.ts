import {
  checkQuantity,
  type ErrorDetails,
  formatCents,
  nearestQuantities,
  type OrderLine,
  type OrderLineInput,
  piecesOnSale,
  priceLine,
  type QuantityProblem,
  type RefusedLine,
  type Tool,
} from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';

/** A line to place, and the tool as it is stored now. */
interface Candidate {
  input: OrderLineInput;
  tool: Tool | undefined;
}

/** A refused line, and the message for one of its fields. */
interface Refusal {
  line: RefusedLine;
  field: keyof OrderLine;
  message: string;
}

const stockProblems: ReadonlySet<QuantityProblem> = new Set(['stock', 'remainder']);

const quantityRefusal = (tool: Tool, quantity: number): Refusal | undefined => {
  const { problem, message } = checkQuantity(tool, quantity);
  if (problem === null || message === null) return undefined;
  const line = { toolId: tool._id, nearest: nearestQuantities(tool, quantity) };
  const reason = stockProblems.has(problem)
    ? ({ code: 'insufficient-stock', available: piecesOnSale(tool) } as const)
    : ({ code: 'validation' } as const);
  return { line: { ...line, ...reason }, field: 'quantity', message };
};

const priceRefusal = (tool: Tool, { quantity, lineTotal }: OrderLineInput): Refusal | undefined => {
  const price = priceLine(tool, quantity);
  if (lineTotal === price.lineTotal) return undefined;
  const { unitPrice } = price;
  const message = `The price is now ${formatCents(unitPrice)} a piece`;
  return {
    line: { toolId: tool._id, code: 'price-changed', unitPrice },
    field: 'unitPrice',
    message,
  };
};

const refusalOf = ({ input, tool }: Candidate): Refusal | undefined => {
  if (tool) return quantityRefusal(tool, input.quantity) ?? priceRefusal(tool, input);
  const line = { toolId: input.toolId, code: 'tool-not-found' } as const;
  return { line, field: 'toolId', message: 'This tool is not on sale' };
};

const detailsOf = (
  { toolId: _, code, ...details }: RefusedLine,
  tool: Tool | undefined,
): ErrorDetails => ({ ...details, ...(code === 'price-changed' && tool && { tool }) });

/** Throws an error that names all refused lines, with the code of the first one. */
const checkLines = (candidates: readonly Candidate[]): void => {
  const refused = candidates.flatMap((candidate, position) => {
    const refusal = refusalOf(candidate);
    return refusal ? [{ ...refusal, position, tool: candidate.tool }] : [];
  });
  const [first] = refused;
  if (!first) return;
  const errors = refused.map(({ position, field, message }) => [
    `lines.${position}.${field}`,
    message,
  ]);
  throw new ApiError(first.line.code, {
    errors: Object.fromEntries(errors),
    lines: refused.map(({ line }) => line),
    ...detailsOf(first.line, first.tool),
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
