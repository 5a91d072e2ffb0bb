import { apiRoutes, type OrderRequest } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { type ToolOrder, toolOrderBody, withFormFields } from './toolOrder.ts';

/** Asks for the approval of an order for one tool, with the body of that order. */
export const requestToolOrder = async (order: ToolOrder): Promise<OrderRequest> => {
  const { idempotencyKey } = order;
  try {
    const body = toolOrderBody(order);
    return (await callApi(apiRoutes.sendRequest, { idempotencyKey, body })).request;
  } catch (error) {
    throw withFormFields(error);
  }
};
