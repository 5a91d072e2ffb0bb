import { expect, it } from 'vitest';
import { priceShardOf } from '../../../contract/index.ts';
import {
  orders,
  priceIndex,
  priceLists,
  priceShards,
} from '../../../store/collections/collections.ts';
import {
  createCompany,
  newMember,
  useCompanies,
} from '../../../testing/companies/buyingCompany.ts';
import { recipient } from '../../../testing/orders/orders.ts';
import {
  activePriceList,
  archivePriceLists,
  changePrice,
  listFor,
} from '../../../testing/prices/priceLists.ts';
import { createTool } from '../../../testing/tools/tools.ts';
import { placeOrder } from '../../ordering/placing/placeOrder.ts';
import { checkLinePrices } from './checkLinePrices.ts';
import { checkPriceLists } from './checkPriceLists.ts';

useCompanies();
archivePriceLists();

const orderAt = async (payerId: string, toolId: string, unitPrice: number): Promise<string> => {
  const buyer = await newMember(payerId, 'owner');
  const lines = [{ toolId, quantity: 5, lineTotal: 5 * unitPrice }];
  const request = { input: { ...recipient, lines }, key: undefined };
  return (await placeOrder(request, buyer)).insertedId;
};

const about = (problems: readonly string[], id: string) =>
  problems.filter((problem) => problem.includes(id));

it('The version of a list that a line names gives its price again, after later changes', async () => {
  const [payerId, toolId] = [await createCompany(), await createTool()];
  const list = await activePriceList(listFor(payerId), { [toolId]: 15 });
  const first = await orderAt(payerId, toolId, 1500);
  await changePrice(list._id, toolId, 14);
  const second = await orderAt(payerId, toolId, 1400);
  await changePrice(list._id, toolId, null);
  const problems = await checkLinePrices();
  for (const id of [first, second]) expect(about(problems, id)).toEqual([]);
});

it('A price that its list does not explain, and one above the list price, are found', async () => {
  const [payerId, toolId] = [await createCompany(), await createTool()];
  const list = await activePriceList(listFor(payerId), { [toolId]: 15 });
  const id = await orderAt(payerId, toolId, 1500);
  const { lines = [] } = (await orders.doc(id).get()).data() ?? {};
  const store = (fields: object) =>
    orders.doc(id).update({ lines: lines.map((line) => ({ ...line, ...fields })) });
  const named = `order ${id} has tool ${toolId} for`;
  await store({ unitPrice: 1400 });
  expect(about(await checkLinePrices(), id)).toEqual([
    `${named} 1400 cents by price list ${list._id}, whose version ${list.version} has 1500 cents`,
  ]);
  await store({ priceListVersion: 1 });
  expect(about(await checkLinePrices(), id)).toEqual([]);
  await store({ priceListId: 'no-list' });
  expect(about(await checkLinePrices(), id)).toEqual([
    `${named} 1500 cents by price list no-list, which does not exist`,
  ]);
  await store({ listPrice: 1499, priceListId: null });
  expect(about(await checkLinePrices(), id)).toEqual([
    `${named} 1500 cents, above its list price of 1499 cents`,
  ]);
  await orders.doc(id).update({ lines });
  expect(about(await checkLinePrices(), id)).toEqual([]);
});

it('A percentage is explained by the version in which it applied', async () => {
  const [payerId, toolId] = [await createCompany(), await createTool()];
  const list = await activePriceList(listFor(payerId, { kind: 'percentage', discount: 1_000 }));
  const id = await orderAt(payerId, toolId, 1799);
  await priceLists.doc(list._id).update({
    discount: 5_000,
    discountSince: list.version + 1,
    past: [{ version: 1, discount: 1_000 }],
  });
  expect(about(await checkLinePrices(), id)).toEqual([]);
  await priceLists.doc(list._id).update({ past: [{ version: 1, discount: 2_000 }] });
  expect(about(await checkLinePrices(), id)).toHaveLength(1);
  await priceLists.doc(list._id).update({ discount: 1_000, discountSince: 1, past: [] });
});

it('Documents of a list and the index that differ from it are found', async () => {
  const [payerId, toolId] = [await createCompany(), await createTool()];
  const { _id: id } = await activePriceList(listFor(payerId), { [toolId]: 15 });
  const problems = async () => about(await checkPriceLists(), id);
  expect(await problems()).toEqual([]);
  const at = priceShardOf(toolId);
  const shard = priceShards(id).doc(`${at}`);
  await shard.set({ prices: { [toolId]: [1400] } } as never, { merge: true });
  expect(await problems()).toEqual([
    `document ${at} of price list ${id} has other prices than the list`,
  ]);
  await shard.set({ prices: { [toolId]: [1500] } } as never, { merge: true });
  await priceLists.doc(id).update({ prices: 2 });
  expect(await problems()).toEqual([`price list ${id} counts 2 prices, but has 1`]);
  await priceLists.doc(id).update({ prices: 1 });
  await priceIndex.set({ lists: { [id]: { name: 'Other' } } } as never, { merge: true });
  expect(await problems()).toEqual([
    `price list ${id} is not in the index of active lists as it is stored`,
  ]);
  await priceIndex.set({ lists: { [id]: { name: 'Contract' } } } as never, { merge: true });
  expect(await problems()).toEqual([]);
});
