import type { FieldErrors } from '../../contract/index.ts';
import {
  limits,
  lineTotalOf,
  type OrderBody,
  type OrderInput,
  type OrderLinesBody,
  toCents,
  tooManyLinesMessage,
} from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';

const inputOfBody = ({ tool, orderQuantity, totalBill, ...buyer }: OrderBody): OrderInput => ({
  ...buyer,
  lines: [{ toolId: tool._id, quantity: orderQuantity, lineTotal: toCents(totalBill) }],
});

const inputOfLines = ({ lines, ...buyer }: OrderLinesBody): OrderInput => ({
  ...buyer,
  lines: lines.map(({ unitPrice, ...line }) => ({
    ...line,
    lineTotal: lineTotalOf(unitPrice, line.quantity),
  })),
});

/** The limit of the lines in the body of an order. */
export const lineLimit = { name: 'lines', max: limits.orderLines, message: tooManyLinesMessage };

/** The message for the quantity, under the name of its field in the specification's body. */
const quantityErrors = (errors: FieldErrors = {}): FieldErrors => {
  const { 'lines.0.quantity': orderQuantity } = errors;
  return orderQuantity === undefined ? {} : { orderQuantity };
};

/** Converts the refusal of a single line to that of the specification's body. */
const withSpecifiedNames = (error: unknown): unknown => {
  if (!(error instanceof ApiError)) return error;
  const options = { cause: error };
  if (error.code === 'tool-not-found') return new ApiError(error.code, {}, options);
  if (error.code === 'price-changed') {
    const { tool, unitPrice } = error.details;
    return new ApiError(error.code, { tool, unitPrice }, options);
  }
  if (error.code === 'insufficient-stock') {
    const { lines: _, errors, ...figures } = error.details;
    return new ApiError(error.code, { ...figures, errors: quantityErrors(errors) }, options);
  }
  if (error.code === 'validation' && error.details.lines) {
    const { lines: _, errors, ...figures } = error.details;
    return new ApiError(error.code, { ...figures, errors: quantityErrors(errors) }, options);
  }
  return error;
};

/**
 * Uses the body of an order: one for several tools, or one for a tool as in the specification,
 * whose refusal has the names of that body.
 */
export const withOrderInput = async <Result>(
  form: OrderBody | OrderLinesBody,
  work: (input: OrderInput) => Promise<Result>,
): Promise<Result> => {
  if ('lines' in form) return work(inputOfLines(form));
  try {
    return await work(inputOfBody(form));
  } catch (error) {
    throw withSpecifiedNames(error);
  }
};
