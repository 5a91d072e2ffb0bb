import { expect, type Page } from '@playwright/test';
import {
  apiRoutes,
  type Order,
  type Tool,
  type TransitionInput,
  toCents,
} from 'functions/contract';
import type { Credentials } from '../account.ts';
import { callApi, callAsAdmin, signInByApi } from '../api.ts';
import { readTool } from '../tools.ts';

/** Places an order for the minimum quantity of each tool, by the API. */
export const placeLines = async (account: Credentials, tools: readonly Tool[]): Promise<Order> => {
  const lines = tools.map(({ _id: toolId, minOrder: quantity, price }) => ({
    toolId,
    quantity,
    unitPrice: toCents(price),
  }));
  const { idToken } = await signInByApi(account);
  const body = {
    order: { phoneNumber: '01234567890', orderAddress: '7 Bench Lane, Oakham', lines },
  };
  return (await callApi(idToken, apiRoutes.placeOrder, { body })).order;
};

/** Places an order for the minimum quantity of a tool, by the API. */
export const placeOne = async (account: Credentials, toolId: string): Promise<Order> =>
  placeLines(account, [await readTool(toolId)]);

/** The body of the API's request that moves an order to a status. */
const inputs: Record<'confirmed' | 'shipped' | 'delivered' | 'cancelled', TransitionInput> = {
  confirmed: { to: 'confirmed' },
  shipped: { to: 'shipped', carrier: 'UPS', trackingNumber: '1Z999' },
  delivered: { to: 'delivered' },
  cancelled: { to: 'cancelled', reason: 'The supplier is late' },
};

/** Moves an order through statuses as the admin of the seed, by the API. */
export const moveOrder = async (
  { _id: id }: Order,
  ...statuses: (keyof typeof inputs)[]
): Promise<void> => {
  const { transitionOrder } = apiRoutes;
  for (const status of statuses) {
    await callAsAdmin(transitionOrder, { params: { id }, body: inputs[status] });
  }
};

export const readOrder = ({ _id: id }: Order): Promise<Order> =>
  callAsAdmin(apiRoutes.getOrder, { params: { id } });

/** The address of an order's page. */
export const orderPath = ({ number }: Pick<Order, 'number'>) => `/dashboard/orders/${number}`;

/** The statuses that the page of an order shows as reached. */
export const historyOn = (page: Page) =>
  page.getByRole('list', { name: 'History' }).getByRole('listitem');

/** Expects the number of steps that a document has taken, and texts in the last one. */
export const expectLastStep = async (page: Page, count: number, ...texts: (string | RegExp)[]) => {
  await expect(historyOn(page)).toHaveCount(count);
  for (const text of texts) await expect(historyOn(page).last()).toContainText(text);
};
