import { apiRoutes, type Order, type Tool, totalBill } from 'functions/contract';
import { newCustomer } from './account.ts';
import { callApi, createBareAccount } from './api.ts';

const formOf = (tool: Tool, quantity: number) => ({
  tool,
  orderQuantity: quantity,
  phoneNumber: '01234567890',
  orderAddress: '7 Bench Lane, Oakham',
  totalBill: totalBill(tool.price, quantity),
});

/** Places orders for the minimum quantity of a tool, as a new customer. */
export const orderAsNewCustomer = async (toolId: string, times = 1): Promise<Order[]> => {
  const { getTool, placeOrder } = apiRoutes;
  const { name: displayName, ...account } = newCustomer();
  const { idToken } = await createBareAccount({ ...account, displayName });
  const orders: Order[] = [];
  while (orders.length < times) {
    const tool = await callApi<Tool>(idToken, getTool, getTool.href({ id: toolId }));
    const body = { order: formOf(tool, tool.minOrder) };
    const { order } = await callApi<{ order: Order }>(idToken, placeOrder, placeOrder.href(), body);
    orders.push(order);
  }
  return orders;
};
