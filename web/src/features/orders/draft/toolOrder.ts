import { type OrderFormValues, priceLine, type Tool, toDollars } from 'functions/contract';
import { ApiProblem, fieldErrorsOf } from '../../../lib/api/apiProblem.ts';

export interface ToolOrder {
  form: OrderFormValues;
  /** The tool as the buyer saw it: the server compares the total that results from its price. */
  tool: Tool;
  idempotencyKey: string;
}

/** The body that the specification has for an order of one tool. */
export const toolOrderBody = ({ form, tool }: Pick<ToolOrder, 'form' | 'tool'>) => {
  const { quantity, ...buyer } = form;
  const totalBill = toDollars(priceLine(tool, quantity).lineTotal);
  return { order: { ...buyer, orderQuantity: quantity, tool, totalBill } };
};

/** Renames the field errors of the API to the fields of the form. */
export const withFormFields = (error: unknown): unknown => {
  const { orderQuantity: quantity, ...others } = fieldErrorsOf(error);
  if (!(error instanceof ApiProblem) || quantity === undefined) return error;
  if (error.code !== 'validation' && error.code !== 'insufficient-stock') return error;
  const errors = { ...others, quantity };
  return error.code === 'validation'
    ? new ApiProblem(error.code, error.status, { ...error.details, errors }, error.cause)
    : new ApiProblem(error.code, error.status, { ...error.details, errors }, error.cause);
};
