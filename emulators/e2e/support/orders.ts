import { apiBase, apiRoutes, type Order, type Tool, totalBill } from 'functions/contract';
import { newCustomer } from './account.ts';
import { createBareAccount } from './api.ts';

const { SHOP_URL = 'http://127.0.0.1:5000' } = process.env;

const call = async <Result>(path: string, init: RequestInit = {}): Promise<Result> => {
  const response = await fetch(SHOP_URL + apiBase + path, init);
  const body = await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${body}`);
  return JSON.parse(body);
};

const formOf = (tool: Tool, orderQuantity: number) => ({
  tool,
  orderQuantity,
  phoneNumber: '01234567890',
  orderAddress: '7 Bench Lane, Oakham',
  totalBill: totalBill(tool.price, orderQuantity),
});

/** Has a customer nobody has seen before order the least of a tool that can be, `times` over. */
export const orderAsNewCustomer = async (toolId: string, times = 1): Promise<Order[]> => {
  const { name: displayName, ...account } = newCustomer();
  const { idToken } = await createBareAccount({ ...account, displayName });
  const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' };
  const orders: Order[] = [];
  while (orders.length < times) {
    const tool = await call<Tool>(apiRoutes.getTool.href({ id: toolId }), { headers });
    const body = JSON.stringify({ order: formOf(tool, tool.minOrder) });
    const init = { method: 'POST', headers, body };
    orders.push((await call<{ order: Order }>(apiRoutes.placeOrder.href(), init)).order);
  }
  return orders;
};
