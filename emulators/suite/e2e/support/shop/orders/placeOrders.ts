import { apiRoutes, type Order, priceLine, type Tool, toDollars } from 'functions/contract';
import { newCustomer } from '../account.ts';
import { callApi, createBareAccount } from '../api.ts';

const formOf = (tool: Tool, quantity: number) => ({
  tool,
  orderQuantity: quantity,
  phoneNumber: '01234567890',
  orderAddress: '7 Bench Lane, Oakham',
  totalBill: toDollars(priceLine(tool, quantity).lineTotal),
});

/** Places orders for the minimum quantity of a tool, as the account with the token. */
export const placeOrders = async (idToken: string, toolId: string, times = 1): Promise<Order[]> => {
  const { getTool, placeOrder } = apiRoutes;
  const tool = await callApi(idToken, getTool, { params: { id: toolId } });
  const body = { order: formOf(tool, tool.minOrder) };
  const orders: Order[] = [];
  while (orders.length < times) {
    const { order } = await callApi(idToken, placeOrder, { body });
    orders.push(order);
  }
  return orders;
};

/** Places orders for the minimum quantity of a tool, as a new customer. */
export const orderAsNewCustomer = async (toolId: string, times = 1): Promise<Order[]> => {
  const { name: displayName, ...account } = newCustomer();
  const { idToken } = await createBareAccount({ ...account, displayName });
  return placeOrders(idToken, toolId, times);
};
