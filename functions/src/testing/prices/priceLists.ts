import { afterAll } from 'vitest';
import type { ListedPrice, PriceList, PriceListInput } from '../../contract/index.ts';
import {
  createPriceList,
  transitionPriceList,
  updatePriceList,
} from '../../services/priceLists/priceLists.ts';
import { removePrice, setPrice } from '../../services/priceLists/prices.ts';
import { type Caller, forItself } from '../../store/accounts/caller.ts';
import { pricesOfList } from '../../store/collections/collections.ts';
import { asAdmin, type TestAccount } from '../api/accounts.ts';
import { expectStatus, send } from '../api/api.ts';

const staff: Caller = asAdmin({
  ...forItself({
    uid: 'staff-of-price-tests',
    email: 'staff@example.test',
    displayName: 'Staff',
    photoURL: '',
    emailVerified: true,
    admin: true,
    requestId: 'test',
    permissions: [],
  }),
});

const created: string[] = [];

export const archivePriceList = (id: string) =>
  transitionPriceList(id, { input: { to: 'archived' }, key: undefined }, staff);

/** Archives the active lists of a file's tests, so that they decide about no other prices. */
export const archivePriceLists = (): void => {
  afterAll(async () => {
    for (const id of created.splice(0)) {
      await archivePriceList(id).catch(() => undefined);
    }
  });
};

/** A list of fixed prices without an end, for a payer. */
export const listFor = (payerId: string, fields: Partial<PriceListInput> = {}): PriceListInput => ({
  name: 'Contract',
  kind: 'fixed',
  discount: null,
  from: null,
  until: null,
  audience: { kind: 'payer', id: payerId },
  assortment: 'all',
  ...fields,
});

/** Creates and activates a price list with some prices. */
export const activePriceList = async (
  input: PriceListInput,
  prices: Readonly<Record<string, ListedPrice | number>> = {},
): Promise<PriceList> => {
  const { insertedId: id } = await createPriceList({ input, key: undefined }, staff);
  for (const [toolId, price] of Object.entries(prices)) {
    const listed = typeof price === 'number' ? { price, priceBreaks: [] } : price;
    await setPrice(
      { listId: id, toolId },
      { version: 0, price: listed.price, priceBreaks: [...listed.priceBreaks] },
      staff,
    );
  }
  created.push(id);
  const transition = { input: { to: 'active' }, key: undefined } as const;
  return (await transitionPriceList(id, transition, staff)).priceList;
};

/** Sets the last day of a list for a payer. */
export const endPriceList = async (
  { _id, name, version }: PriceList,
  payerId: string,
  until: string,
): Promise<void> => {
  await updatePriceList(_id, { ...listFor(payerId, { name, until }), version }, staff);
};

/** Signs an account in, so that it has a profile and price lists can be for it. */
export const signInToShop = async ({ email, token }: TestAccount): Promise<void> => {
  const json = { currentUser: { displayName: 'Ada Joiner', photoURL: '' } };
  await expectStatus(await send('PUT', `/user/${email}`, { token, json }), 200);
};

/** Changes the price of a tool in a list, or removes it. */
export const changePrice = async (
  listId: string,
  toolId: string,
  price: number | null,
): Promise<void> => {
  if (price === null) {
    await removePrice({ listId, toolId }, staff);
    return;
  }
  const { version = 0 } = (await pricesOfList(listId).doc(toolId).get()).data() ?? {};
  await setPrice({ listId, toolId }, { price, priceBreaks: [], version }, staff);
};
