import { apiRoutes } from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { callApi } from '../../../lib/api/api.ts';
import { type ToolOrder, toolOrderBody, withFormFields } from './toolOrder.ts';

/** Orders one tool, in the body that the specification has for that. */
export const placeToolOrder = async (order: ToolOrder): Promise<Order> => {
  const { idempotencyKey } = order;
  try {
    const body = toolOrderBody(order);
    return (await callApi(apiRoutes.placeOrder, { idempotencyKey, body })).order;
  } catch (error) {
    throw withFormFields(error);
  }
};
