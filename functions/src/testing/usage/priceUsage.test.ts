import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { getToolFor } from '../../services/catalogue/tools/tools.ts';
import {
  createCustomerGroup,
  deleteCustomerGroup,
  listCustomerGroups,
  setCustomerGroups,
  updateCustomerGroup,
} from '../../services/priceLists/customerGroups.ts';
import { explainPrice } from '../../services/priceLists/explainPrice.ts';
import { importPrices } from '../../services/priceLists/importPrices.ts';
import { exportOwnPrices, listOwnPriceLists } from '../../services/priceLists/ownPrices.ts';
import {
  createPriceList,
  deletePriceList,
  getPriceList,
  listPriceLists,
  transitionPriceList,
  updatePriceList,
} from '../../services/priceLists/priceLists.ts';
import {
  exportPrices,
  listPrices,
  removePrice,
  setPrice,
} from '../../services/priceLists/prices.ts';
import { readBuyerPrices } from '../../services/prices/buyerPrices.ts';
import { callerOf, registerAdmin } from '../api/accounts.ts';
import { createCompany, useCompanies } from '../companies/buyingCompany.ts';
import { activePriceList, archivePriceLists, changePrice, listFor } from '../prices/priceLists.ts';
import { createTool } from '../tools/tools.ts';
import { keepCaches, usageOf } from './usage.ts';

useCompanies();
archivePriceLists();
keepCaches();

const newCaller = async () => callerOf(await registerAdmin(), true);

it('Reads of a page at agreed prices: one more for the lists, and one for the groups', async () => {
  const [first, second] = [await createTool(), await createTool()];
  const payerId = await createCompany();
  const prices = () => usageOf(() => readBuyerPrices({ payerId, toolIds: 'all' }));
  const { insertedId: group } = await createCustomerGroup(
    { input: { name: randomUUID() }, key: undefined },
    await newCaller(),
  );
  await activePriceList(listFor(payerId), { [first]: 5 });
  await activePriceList(listFor('', { audience: { kind: 'group', id: group } }), { [second]: 5 });
  await setCustomerGroups(payerId, { groups: [group] }, await newCaller());
  expect((await prices()).reads, 'the lists, and their documents once').toBeLessThanOrEqual(5);
  expect(await prices()).toEqual({ reads: 2, writes: 0 });
  expect(await usageOf(() => listOwnPriceLists({ payerId }))).toEqual({ reads: 2, writes: 0 });
  expect(await usageOf(() => getToolFor(first, payerId))).toEqual({ reads: 3, writes: 0 });
});

it('Reads of a tool at shown prices: the tool, until this instance changes them', async () => {
  vi.stubEnv('SHOWN_PRICES_SECONDS', '2');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const [toolId, payerId] = [await createTool(), await createCompany()];
  vi.advanceTimersByTime(1);
  const { _id } = await activePriceList(listFor(payerId), { [toolId]: 5 });
  const shown = () => getToolFor(toolId, payerId);
  expect((await shown()).tool.price).toBe(5);
  expect(await usageOf(shown)).toEqual({ reads: 1, writes: 0 });
  vi.advanceTimersByTime(1);
  await changePrice(_id, toolId, 4);
  expect((await shown()).tool.price).toBe(4);
});

it('Reads and writes of each step of a price list', async () => {
  const [admin, payerId] = [await newCaller(), await createCompany()];
  const toolId = await createTool();
  const input = listFor(payerId);
  const create = { input, key: 'create' };
  const creating = () => createPriceList(create, admin);
  expect(await usageOf(creating)).toEqual({ reads: 2, writes: 4 });
  const { insertedId: id } = await creating();
  expect(await usageOf(creating)).toEqual({ reads: 3, writes: 0 });
  expect(await usageOf(() => getPriceList(id))).toEqual({ reads: 2, writes: 0 });
  const set = (price: number, version: number) => () =>
    setPrice({ listId: id, toolId }, { price, priceBreaks: [], version }, admin);
  expect(await usageOf(set(15, 0))).toEqual({ reads: 3, writes: 5 });
  const to = { input: { to: 'active' }, key: 'activate' } as const;
  const activating = () => transitionPriceList(id, to, admin);
  expect(await usageOf(activating)).toEqual({ reads: 3, writes: 5 });
  expect(await usageOf(activating)).toEqual({ reads: 3, writes: 0 });
  expect(await usageOf(set(14, 2))).toEqual({ reads: 3, writes: 6 });
  const edit = () => updatePriceList(id, { ...input, name: 'Other', version: 4 }, admin);
  expect(await usageOf(edit)).toEqual({ reads: 2, writes: 4 });
  const page = { limit: 1 };
  expect(await usageOf(() => listPrices({ listId: id }, page))).toEqual({ reads: 3, writes: 0 });
  const lists = () => listPriceLists({ filter: 'all', audienceId: payerId }, page);
  expect(await usageOf(lists)).toEqual({ reads: 2, writes: 0 });
  const explained = () => explainPrice({ toolId, payerId, quantity: 1 });
  await explained();
  const explaining = await usageOf(explained);
  expect(explaining.reads).toBeLessThanOrEqual(4);
  const exporting = async () => {
    for await (const batch of await exportPrices(id)) expect(batch).toHaveLength(1);
  };
  expect(await usageOf(exporting)).toEqual({ reads: 3, writes: 0 });
  const ownPrices = async () => {
    for await (const batch of exportOwnPrices({ payerId })) expect(batch).toHaveLength(1);
  };
  await ownPrices();
  const own = await usageOf(ownPrices);
  expect(own.writes).toBe(0);
  expect(own.reads, 'the lists, the groups and the one tool').toBeLessThanOrEqual(3);
  const removing = () => removePrice({ listId: id, toolId }, admin);
  expect(await usageOf(removing)).toEqual({ reads: 2, writes: 6 });
  const { insertedId: draft } = await createPriceList({ input, key: undefined }, admin);
  expect(await usageOf(() => deletePriceList(draft, admin))).toEqual({ reads: 3, writes: 3 });
});

it('Reads and writes of an import: each tool and price; each price, shards, list, event and audit log', async () => {
  const [admin, payerId] = [await newCaller(), await createCompany()];
  const { insertedId: id } = await createPriceList(
    { input: listFor(payerId), key: undefined },
    admin,
  );
  const skus = Array.from({ length: 20 }, () => `U-${randomUUID().slice(0, 18).toUpperCase()}`);
  for (const sku of skus) await createTool({ sku });
  const rows = async function* () {
    for (const [at, sku] of skus.entries()) yield { row: at + 1, sku, price: 5, priceBreaks: [] };
  };
  const request = () => ({ rows: rows(), from: 1, dryRun: false, warnings: [] });
  const first = await usageOf(() => importPrices(id, request(), admin));
  expect(first.reads).toBe(2 * skus.length + 2);
  expect(first.writes).toBeLessThanOrEqual(skus.length + 16 + 3);
  const again = await usageOf(() => importPrices(id, request(), admin));
  expect(again).toEqual({ reads: 2 * skus.length + 2, writes: 0 });
});

it('Reads and writes of a group of customers', async () => {
  const [admin, payerId] = [await newCaller(), await createCompany()];
  const groups = (await listCustomerGroups()).length;
  const input = { name: randomUUID() };
  const creating = () => createCustomerGroup({ input, key: 'create' }, admin);
  expect(await usageOf(creating)).toEqual({ reads: 1 + Math.max(groups, 1), writes: 4 });
  const { insertedId: id, group } = await creating();
  const renaming = () =>
    updateCustomerGroup(id, { name: randomUUID(), version: group.version }, admin);
  expect(await usageOf(renaming)).toEqual({ reads: groups + 3, writes: 3 });
  const putting = (ids: string[]) => () => setCustomerGroups(payerId, { groups: ids }, admin);
  expect(await usageOf(putting([id]))).toEqual({ reads: 3, writes: 2 });
  expect(await usageOf(putting([id]))).toEqual({ reads: 2, writes: 0 });
  await putting([])();
  expect(await usageOf(() => deleteCustomerGroup(id, admin))).toEqual({ reads: 3, writes: 2 });
});
