import { randomUUID } from 'node:crypto';
import type {
  ChangedEntry,
  PriceImport,
  PriceList,
  PriceListEntry,
  Problem,
} from 'functions/contract';
import type { TestAccount } from 'functions/testing/api/accounts';
import { orderHeaders } from 'functions/testing/orders/orders';
import { agreedPrices } from '../support/agreements.ts';
import type { ApiResponse } from '../support/calls.ts';
import type { LoadContext } from '../support/loadContext.ts';
import { randomBoolean, randomItem } from '../support/random.ts';

/** How many changes an admin makes in a row. */
const changeCounts = [1, 4, 10];

/** In basis points. */
const discounts = [500, 750, 1_234, 2_000];

/** The share of changes of a price that remove it. */
const removed = 0.1;

const centsOf = (price: number): number => Math.round(price * 100);

/** The entry that a PUT has written: of a retry, it may be in a refusal. */
const writtenEntry = ({ ok, body }: ApiResponse, price: number): PriceListEntry | null => {
  if (ok) return (body as ChangedEntry).price;
  const { priceEntry = null } = body as Problem;
  return priceEntry?.price === price ? priceEntry : null;
};

/** Changes or removes the price of a tool in a list, for the version that was read. */
const changingPrice =
  ({ call, lists, prices }: LoadContext, { token }: TestAccount) =>
  async (): Promise<void> => {
    const { id, toolIds } = randomItem(lists.fixed);
    const toolId = randomItem(toolIds);
    const entries = `/price-list/${id}/prices`;
    const read = await call('price of a list', 'GET', `${entries}?tool=${toolId}`, { token });
    if (!read.ok) return;
    const [entry] = read.body as PriceListEntry[];
    const path = `${entries}/${toolId}`;
    if (entry && randomBoolean(removed)) {
      await call('admin removes a price', 'DELETE', path, { token });
      return;
    }
    const price = randomItem(agreedPrices);
    const json = { price, priceBreaks: [], version: entry?.version ?? 0 };
    const response = await call('admin agrees a price', 'PUT', path, { token, json });
    if (!response.ok && !response.retried) return;
    const written = writtenEntry(response, price);
    if (written) prices.set(id, toolId, { version: written.version, price: centsOf(price) });
    else prices.maySet(id, toolId);
  };

/** Imports the prices of a list, as if they were pasted from a spreadsheet. */
const importingPrices =
  ({ call, lists, prices, tools }: LoadContext, { token }: TestAccount) =>
  async (): Promise<void> => {
    const { id, toolIds } = randomItem(lists.fixed);
    const rows = toolIds.map((toolId) => ({ toolId, price: randomItem(agreedPrices) }));
    const response = await call('admin imports prices', 'POST', `/price-list/${id}/prices.csv`, {
      token,
      body: rows.map(({ toolId, price }) => `${tools.skuOf(toolId)}\t${price}`).join('\n'),
      headers: { 'Content-Type': 'text/csv' },
    });
    // A retry does not say since when the rows have applied that an earlier attempt has written.
    if (response.retried) for (const { toolId } of rows) prices.maySet(id, toolId);
    if (!response.ok) return;
    const { created, changed, version } = response.body as PriceImport;
    for (const row of [...created, ...changed]) {
      const written = rows[row - 1];
      if (written) prices.set(id, written.toolId, { version, price: centsOf(written.price) });
    }
  };

/** Archives a list and activates it again. */
const movingList =
  ({ call, lists }: LoadContext, { token }: TestAccount) =>
  async (): Promise<void> => {
    const { id } = randomItem<{ id: string }>([...lists.fixed, lists.percentage]);
    const page = await call('price list page', 'GET', `/price-list/${id}`, { token });
    if (!page.ok) return;
    const isActive = (page.body as PriceList).status === 'active';
    for (const to of isActive ? ['archived', 'active'] : ['active']) {
      const options = { token, json: { to }, headers: orderHeaders(randomUUID()) };
      await call(`price list to ${to}`, 'POST', `/price-list/${id}/transitions`, options);
    }
  };

const changingPercentage =
  ({ call, lists }: LoadContext, { token }: TestAccount) =>
  async (): Promise<void> => {
    const { id, input } = lists.percentage;
    const page = await call('price list page', 'GET', `/price-list/${id}`, { token });
    if (!page.ok) return;
    const { version } = page.body as PriceList;
    const json = { ...input, discount: randomItem(discounts), version };
    await call('admin changes a percentage', 'PUT', `/price-list/${id}`, { token, json });
  };

/**
 * Returns a function with which an admin changes agreed prices while customers buy at them.
 */
export const pricing = (shop: LoadContext, account: TestAccount): (() => Promise<void>) => {
  const changePrice = changingPrice(shop, account);
  const actions = [
    ...[changePrice, changePrice, changePrice, movingList(shop, account)],
    ...[importingPrices(shop, account), changingPercentage(shop, account)],
  ];
  return async () => {
    for (let left = randomItem(changeCounts); left > 0; left -= 1) {
      await randomItem<() => Promise<void>>(actions)();
    }
  };
};
