import {
  type ErrorDetails,
  formatCents,
  lineTotalOf,
  maxOrderMessage,
  minOrderMessage,
  type OrderLine,
  type OrderLineInput,
  type RefusedLine,
  type Tool,
  toCents,
} from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';

/** A line to place, and the tool as it is stored now. */
interface Candidate {
  input: OrderLineInput;
  tool: Tool | undefined;
}

const refusalOf = ({ input, tool }: Candidate): RefusedLine | undefined => {
  const { toolId, quantity, lineTotal } = input;
  if (!tool) return { toolId, code: 'tool-not-found' };
  const { available, minOrder } = tool;
  const unitPrice = toCents(tool.price);
  if (Math.max(quantity, minOrder) > available) {
    return { toolId, code: 'insufficient-stock', available };
  }
  if (quantity < minOrder) return { toolId, code: 'validation', minOrder };
  if (lineTotal !== lineTotalOf(unitPrice, quantity)) {
    return { toolId, code: 'price-changed', unitPrice };
  }
  return undefined;
};

const messageOf: Record<
  RefusedLine['code'],
  (line: RefusedLine) => [field: keyof OrderLine, message: string]
> = {
  'tool-not-found': () => ['toolId', 'This tool is not on sale'],
  'insufficient-stock': ({ available = 0 }) => ['quantity', maxOrderMessage(available)],
  validation: ({ minOrder = 1 }) => ['quantity', minOrderMessage(minOrder)],
  'price-changed': ({ unitPrice = 0 }) => [
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
    refusals.map(({ position, line }) => {
      const [field, message] = messageOf[line.code](line);
      return [`lines.${position}.${field}`, message];
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

const toLine = ({ _id: toolId, toolName, imageLink, price }: Tool, quantity: number): OrderLine => {
  const unitPrice = toCents(price);
  const lineTotal = lineTotalOf(unitPrice, quantity);
  return { toolId, toolName, picture: imageLink, quantity, unitPrice, lineTotal };
};

/**
 * The lines of an order at the stored prices. Throws `tool-not-found`, `insufficient-stock`,
 * `validation` for too few pieces, or `price-changed`, whichever applies to the first refused line,
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
