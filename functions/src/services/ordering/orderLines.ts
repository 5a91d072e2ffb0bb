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

const stockProblems: ReadonlySet<QuantityProblem> = new Set(['stock', 'remainder']);

const quantityRefusal = (tool: Tool, quantity: number): RefusedLine | undefined => {
  const { problem } = checkQuantity(tool, quantity);
  if (!problem) return undefined;
  const refused = { toolId: tool._id, nearest: nearestQuantities(tool, quantity) };
  return stockProblems.has(problem)
    ? { ...refused, code: 'insufficient-stock', available: piecesOnSale(tool) }
    : { ...refused, code: 'validation' };
};

const refusalOf = ({ input, tool }: Candidate): RefusedLine | undefined => {
  const { toolId, quantity, lineTotal } = input;
  if (!tool) return { toolId, code: 'tool-not-found' };
  const refusal = quantityRefusal(tool, quantity);
  if (refusal) return refusal;
  const price = priceLine(tool, quantity);
  return lineTotal === price.lineTotal
    ? undefined
    : { toolId, code: 'price-changed', unitPrice: price.unitPrice };
};

const quantityMessage = ({ tool, input }: Refusal): string =>
  (tool && checkQuantity(tool, input.quantity).message) ?? '';

const messageOf: Record<
  RefusedLine['code'],
  (refusal: Refusal) => [field: keyof OrderLine, message: string]
> = {
  'tool-not-found': () => ['toolId', 'This tool is not on sale'],
  'insufficient-stock': (refusal) => ['quantity', quantityMessage(refusal)],
  validation: (refusal) => ['quantity', quantityMessage(refusal)],
  'price-changed': ({ line: { unitPrice = 0 } }) => [
    'unitPrice',
    `The price is now ${formatCents(unitPrice)} a piece`,
  ],
};

interface Refusal extends Candidate {
  position: number;
  line: RefusedLine;
}

const errorsOf = (refusals: readonly Refusal[]): Record<string, string> =>
  Object.fromEntries(
    refusals.map((refusal) => {
      const [field, message] = messageOf[refusal.line.code](refusal);
      return [`lines.${refusal.position}.${field}`, message];
    }),
  );

const refusalError = (first: Refusal, refusals: readonly Refusal[]): ApiError => {
  const { code, available } = first.line;
  const details: ErrorDetails = {
    errors: errorsOf(refusals),
    lines: refusals.map(({ line }) => line),
    ...(available !== undefined && { available }),
    ...(code === 'price-changed' && first.tool && { tool: first.tool }),
  };
  return new ApiError(code, details);
};

/** Throws an error that names all refused lines, with the code of the first one. */
const checkLines = (candidates: readonly Candidate[]): void => {
  const refusals = candidates.flatMap((candidate, position) => {
    const line = refusalOf(candidate);
    return line ? [{ ...candidate, position, line }] : [];
  });
  const [first] = refusals;
  if (first) throw refusalError(first, refusals);
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
 * `validation` for a quantity that the tool's rules do not allow, or `price-changed`, whichever applies to the first refused line,
 * with all refused lines.
 */
export const agreedLines = (
  inputs: readonly OrderLineInput[],
  tools: readonly (Tool | undefined)[],
): OrderLine[] => {
  const candidates = inputs.map((input, index) => ({ input, tool: tools[index] }));
  checkLines(candidates);
  return candidates.flatMap(({ input, tool }) => (tool ? [toLine(tool, input.quantity)] : []));
};
