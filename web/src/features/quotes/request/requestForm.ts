import {
  limits,
  type Prices,
  priceLine,
  type QuoteRequestInput,
  quoteRequestSchema,
  readPieces,
} from 'functions/contract';

/** A tool and the quantity as the customer types it. */
export interface RequestedLine {
  toolId: string;
  quantity: string;
}

/** The values of the form. */
export interface RequestValues {
  lines: RequestedLine[];
  note: string;
}

const isLine = (stored: unknown): stored is RequestedLine => {
  const { toolId, quantity } = (stored ?? {}) as Partial<RequestedLine>;
  return typeof toolId === 'string' && typeof quantity === 'string';
};

/** Whether a stored draft has the values of the form. */
export const isRequestValues = (stored: unknown): stored is RequestValues => {
  const { lines, note } = (stored ?? {}) as Partial<RequestValues>;
  return typeof note === 'string' && Array.isArray(lines) && lines.every(isLine);
};

/** The request that the form describes, unchecked. */
const requestFrom = ({ lines, note }: RequestValues) => ({
  note,
  lines: lines.map(({ toolId, quantity }) => ({
    toolId,
    quantity,
  })),
});

/** The request for valid values; all texts are trimmed. */
export const requestOf = (values: RequestValues): QuoteRequestInput =>
  quoteRequestSchema.cast(requestFrom(values));

/** The problems of the values, by the paths of the fields. */
export const requestErrors = async (values: RequestValues): Promise<Record<string, string>> => {
  const failure = await quoteRequestSchema
    .validate(requestFrom(values), { abortEarly: false })
    .then(
      () => null,
      (error: unknown) => error,
    );
  const { inner = [] } = (failure ?? {}) as { inner?: { path?: string; message: string }[] };
  const entries = inner.map(({ path = '', message }) => [
    path.replace(/\[(\d+)\]/g, '.$1'),
    message,
  ]);
  return Object.fromEntries(entries.reverse());
};

/** A quantity as a whole number of pieces that can be requested; null for any other text. */
export const piecesIn = (quantity: string): number | null => {
  const { value } = readPieces(quantity);
  return value !== null && value >= 1 && value <= limits.stock.max ? value : null;
};

/**
 * The lines with the successor in the place of a tool. A line that has the successor already takes the
 * pieces, too, if both are numbers.
 */
export const withSuccessor = (
  lines: readonly RequestedLine[],
  toolId: string,
  successorId: string,
): RequestedLine[] => {
  const quantity = lines.find((line) => line.toolId === toolId)?.quantity ?? '';
  if (!lines.some((line) => line.toolId === successorId)) {
    return lines.map((line) => (line.toolId === toolId ? { toolId: successorId, quantity } : line));
  }
  const pieces = piecesIn(quantity);
  return lines.flatMap((line) => {
    if (line.toolId === toolId) return [];
    const present = line.toolId === successorId ? piecesIn(line.quantity) : null;
    return present === null || pieces === null
      ? line
      : { ...line, quantity: String(present + pieces) };
  });
};

/** The payer's price in the shop, in cents, for each of the pieces; null without a quantity. */
export const shopPriceFor = (tool: Prices, quantity: string): number | null => {
  const pieces = piecesIn(quantity);
  return pieces === null ? null : priceLine(tool, pieces).unitPrice;
};
