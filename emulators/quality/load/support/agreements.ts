/** The price lists of the load test. */
import { randomUUID } from 'node:crypto';
import type {
  ChangedEntry,
  CreatedGroup,
  CreatedPriceList,
  PriceAudience,
  PriceListInput,
} from 'functions/contract';
import type { TestAccount } from 'functions/testing/api/accounts';
import { expectStatus, send } from 'functions/testing/api/api';
import { listFor } from 'functions/testing/prices/priceLists';
import { customers as customerDocuments } from 'functions/testing/store/store';
import type { PriceTracker } from '../trackers/priceTracker.ts';
import { registerMany, type ShopTools } from './fixtures.ts';
import { randomItem } from './random.ts';

/** A list of fixed prices, and the tools whose prices it can have. */
interface LoadList {
  id: string;
  toolIds: string[];
}

/** The active lists of a run. */
export interface LoadLists {
  fixed: LoadList[];
  /** A list of a percentage for every other payer. */
  percentage: { id: string; input: PriceListInput };
}

/** In dollars, below all list prices and price breaks that the tools have during a run. */
export const agreedPrices = [12.5, 14, 15.75, 17];

/** So many payers have a list, and lists have prices for so many tools. */
const sizes = { payers: 20, tools: 12 };

const agreeing = (prices: PriceTracker, { token }: TestAccount) => {
  const post = async <Answer>(path: string, json: object, status = 201) =>
    expectStatus<Answer>(await send('POST', path, { token, json }), status);
  const create = async (audience: PriceAudience, fields: Partial<PriceListInput> = {}) => {
    const input = { ...listFor('', { name: `Load ${randomUUID()}`, ...fields }), audience };
    const { insertedId } = await post<CreatedPriceList>('/price-list', input);
    return { id: insertedId, input };
  };
  const activate = (id: string) => post(`/price-list/${id}/transitions`, { to: 'active' }, 200);
  const newFixed = async (audience: PriceAudience, toolIds: string[]): Promise<LoadList> => {
    const { id } = await create(audience);
    for (const toolId of toolIds) {
      const json = { price: randomItem(agreedPrices), priceBreaks: [], version: 0 };
      const path = `/price-list/${id}/prices/${toolId}`;
      const set = await expectStatus<ChangedEntry>(await send('PUT', path, { token, json }), 200);
      prices.set(id, toolId, { version: set.version, price: json.price * 100 });
    }
    await activate(id);
    return { id, toolIds };
  };
  const newPercentage = async (audience: PriceAudience) => {
    const list = await create(audience, { kind: 'percentage', discount: 750 });
    await activate(list.id);
    return list;
  };
  const newGroup = async (payerIds: readonly string[]): Promise<PriceAudience> => {
    const { insertedId } = await post<CreatedGroup>('/customer-group', { name: randomUUID() });
    const groups = [insertedId];
    await registerMany(payerIds.length, (at) =>
      customerDocuments.doc(payerIds[at] ?? '').set({ groups }, { merge: true }),
    );
    return { kind: 'group', id: insertedId };
  };
  return { newFixed, newPercentage, newGroup };
};

/**
 * Agrees prices: half of the payers have a percentage, the others fixed prices of a few tools, and
 * some of both have a separate list.
 */
export const createLists = async (
  payerIds: readonly string[],
  { tools, prices, admin }: { tools: ShopTools; prices: PriceTracker; admin: TestAccount },
): Promise<LoadLists> => {
  const { newFixed, newPercentage, newGroup } = agreeing(prices, admin);
  const listed = [tools.popular, ...tools.others.slice(0, sizes.tools - 1)];
  const [even, odd] = [0, 1].map((rest) => payerIds.filter((_, at) => at % 2 === rest));
  const percentage = await newPercentage(await newGroup(even ?? []));
  const ofGroup = await newFixed(await newGroup(odd ?? []), listed);
  const own = await registerMany(Math.min(sizes.payers, payerIds.length), (at) =>
    newFixed({ kind: 'payer', id: payerIds.at(-1 - at) ?? null }, listed.slice(0, 3)),
  );
  return { fixed: [ofGroup, ...own], percentage };
};
