import {
  apiRoutes,
  type OrderFormValues,
  priceLine,
  type Tool,
  toDollars,
} from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiProblem, fieldErrorsOf } from '../../../lib/api/apiProblem.ts';

/** Renames the field errors of the API to the fields of the form. */
const withFormFields = (error: unknown): unknown => {
  const { orderQuantity: quantity, ...others } = fieldErrorsOf(error);
  if (!(error instanceof ApiProblem) || quantity === undefined) return error;
  if (error.code !== 'validation' && error.code !== 'insufficient-stock') return error;
  const errors = { ...others, quantity };
  return error.code === 'validation'
    ? new ApiProblem(error.code, error.status, { ...error.details, errors }, error.cause)
    : new ApiProblem(error.code, error.status, { ...error.details, errors }, error.cause);
};

export interface ToolOrder {
  form: OrderFormValues;
  /** The tool as the buyer saw it: the server compares the total that results from its price. */
  tool: Tool;
  idempotencyKey: string;
}

/** Orders one tool, in the body that the specification has for that. */
export const placeToolOrder = async ({ form, tool, idempotencyKey }: ToolOrder): Promise<Order> => {
  const { quantity, ...buyer } = form;
  const total = toDollars(priceLine(tool, quantity).lineTotal);
  try {
    const { order } = await callApi(apiRoutes.placeOrder, {
      idempotencyKey,
      body: { order: { ...buyer, orderQuantity: quantity, tool, totalBill: total } },
    });
    return order;
  } catch (error) {
    throw withFormFields(error);
  }
};
