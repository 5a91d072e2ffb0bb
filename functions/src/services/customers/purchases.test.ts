import { expect, it } from 'vitest';
import type { Caller } from '../../store/accounts/caller.ts';
import { createCompany, newMember, useCompanies } from '../../testing/companies/buyingCompany.ts';
import { orderInput } from '../../testing/orders/orders.ts';
import { newBuyer } from '../../testing/orders/prepaidOrders.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { placeOrder } from '../ordering/placing/placeOrder.ts';
import { cancelOrder } from '../ordering/status/cancelOrder.ts';
import { listPurchases } from './purchases.ts';

useCompanies();

const buy = async (buyer: Caller, ...toolIds: string[]) =>
  (await placeOrder({ input: orderInput(...toolIds), key: undefined }, buyer)).insertedId;

const toolsOf = async (buyer: Caller) =>
  (await listPurchases(buyer)).map(({ toolId }) => toolId).toSorted();

it('an order is the last purchase of its tools, until it is cancelled', async () => {
  const buyer = newBuyer();
  const [plane, saw] = [await createTool(), await createTool()];
  expect(await listPurchases(buyer)).toEqual([]);
  await buy(buyer, plane);
  const last = await buy(buyer, plane, saw);
  expect(await toolsOf(buyer)).toEqual([plane, saw].toSorted());
  await cancelOrder(last, buyer);
  expect(await listPurchases(buyer)).toEqual([
    { toolId: plane, quantity: 5, at: expect.any(String) },
  ]);
});

it('orders at the same time are all recorded', async () => {
  const buyer = newBuyer();
  const tools = await Promise.all([1, 2, 3, 4].map(() => createTool()));
  await Promise.all(tools.map((id) => buy(buyer, id)));
  expect(await toolsOf(buyer)).toEqual(tools.toSorted());
});

it('a company’s purchases are for members who see all orders; others see their own', async () => {
  const company = await createCompany();
  const owner = await newMember(company, 'owner');
  const buyer = await newMember(company, 'buyer');
  const [plane, saw] = [await createTool(), await createTool()];
  await buy(owner, plane);
  await buy(buyer, saw);
  expect(await toolsOf(owner)).toEqual([plane, saw].toSorted());
  expect(await toolsOf(buyer)).toEqual([saw]);
  expect(await listPurchases({ ...owner, payerId: owner.uid, membership: null })).toEqual([]);
});
