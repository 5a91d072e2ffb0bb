import { expect, it } from 'vitest';
import { limits } from '../../contract/index.ts';
import { priceLists } from '../../store/collections/collections.ts';
import { createCompany, useCompanies } from '../../testing/companies/buyingCompany.ts';
import {
  activePriceList,
  archivePriceLists,
  changePrice,
  listFor,
} from '../../testing/prices/priceLists.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { readBuyerPrices } from './buyerPrices.ts';

useCompanies();
archivePriceLists();

it('Prices are those of the version that is read, while they change', async () => {
  const [payerId, toolId] = [await createCompany(), await createTool()];
  const list = await activePriceList(listFor(payerId), { [toolId]: 10 });
  const changes = [11, 12, 13, 14, 15];
  const change = async () => {
    for (const price of changes) await changePrice(list._id, toolId, price);
  };
  let isDone = false;
  const changing = change().then(() => {
    isDone = true;
  });
  let last = 10;
  while (!isDone) {
    const { lists } = await readBuyerPrices({ payerId, toolIds: [toolId] });
    const [read] = lists;
    const price = read?.priceOf(toolId)?.price ?? 0;
    expect(price).toBe(10 + (read?.version ?? 0) - list.version);
    expect(price).toBeGreaterThanOrEqual(last);
    last = price;
  }
  await changing;
  const { priced } = await readBuyerPrices({ payerId, toolIds: [toolId] });
  expect(priced({ _id: toolId, price: 20, priceBreaks: [] }).price).toBe(15);
});

it('A price list has a limited number of prices', async () => {
  const [payerId, first, second] = [await createCompany(), await createTool(), await createTool()];
  const { _id: id } = await activePriceList(listFor(payerId), { [first]: 10 });
  await priceLists.doc(id).update({ prices: limits.pricesOfList });
  await expect(changePrice(id, second, 10)).rejects.toMatchObject({
    details: { errors: { prices: 'A price list can have at most 50000 prices' } },
  });
  await changePrice(id, first, 11);
  await priceLists.doc(id).update({ prices: 1 });
});
