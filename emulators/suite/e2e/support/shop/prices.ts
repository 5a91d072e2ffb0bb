import { apiRoutes, type PriceListInput } from 'functions/contract';
import { callAsAdmin } from './api.ts';

const { createPriceList, listPriceLists, setPrice, transitionPriceList } = apiRoutes;

const active: string[] = [];

const activate = async (id: string): Promise<void> => {
  await callAsAdmin(transitionPriceList, { params: { id }, body: { to: 'active' } });
  active.push(id);
};

const listFor = (payerId: string): PriceListInput => ({
  name: `Contract of ${payerId}`,
  kind: 'fixed',
  discount: null,
  from: null,
  until: null,
  audience: { kind: 'payer', id: payerId },
  assortment: 'all',
});

/** Takes a percentage, in basis points, off all prices for a payer, without or with a last day. */
export const agreeDiscount = async (
  payerId: string,
  discount: number,
  until: string | null = null,
): Promise<void> => {
  const terms = { kind: 'percentage', discount, until } as const;
  const body = { ...listFor(payerId), ...terms } satisfies PriceListInput;
  const { insertedId } = await callAsAdmin(createPriceList, { body });
  await activate(insertedId);
};

/** Agrees an assortment of one tool at a price with a payer. */
export const agreeOnlyTool = async (
  payerId: string,
  { toolId, price }: { toolId: string; price: number },
): Promise<void> => {
  const body = { ...listFor(payerId), assortment: 'only' } satisfies PriceListInput;
  const { insertedId: id } = await callAsAdmin(createPriceList, { body });
  const entry = { price, priceBreaks: [], version: 0 };
  await callAsAdmin(setPrice, { params: { id, toolId }, body: entry });
  await activate(id);
};

const archive = (id: string) =>
  callAsAdmin(transitionPriceList, { params: { id }, body: { to: 'archived' } });

/** Ends what was agreed in a test; for `afterEach`. */
export const archiveAgreedPrices = async (): Promise<void> => {
  for (const id of active.splice(0)) await archive(id);
};

/** Archives the active lists of payers, which a test created on a page; for `afterEach`. */
export const archiveListsOf = async (payerIds: readonly string[]): Promise<void> => {
  for (const audience of payerIds) {
    const lists = await callAsAdmin(listPriceLists, { query: { status: 'active', audience } });
    for (const { _id } of lists) await archive(_id);
  }
};
