import { expect, type Page } from '@playwright/test';
import { apiRoutes, type Cart, type CartLine, type Tool, toCents } from 'functions/contract';
import type { Credentials } from '../account.ts';
import { callApi, signInByApi } from '../api.ts';

/** A line of a cart with a quantity of a tool, at its price without a price break. */
export const cartLine = ({ _id, toolName, price }: Tool, quantity: number): CartLine => ({
  toolId: _id,
  toolName,
  quantity,
  unitPrice: toCents(price),
});

/** The cart of an account, as the API has it. */
export const readAccountCart = async (account: Credentials): Promise<Cart> => {
  const { idToken } = await signInByApi(account);
  return callApi(idToken, apiRoutes.getCart);
};

/** Replaces the cart of an account, as another device of the customer does. */
export const saveAccountCart = async (account: Credentials, lines: CartLine[]): Promise<void> => {
  const { idToken } = await signInByApi(account);
  const { getCart, saveCart } = apiRoutes;
  const { version } = await callApi(idToken, getCart);
  await callApi(idToken, saveCart, { body: { version, lines } });
};

/** The quantity of a tool on the page of the cart. */
export const quantityField = (page: Page, { toolName }: Pick<Tool, 'toolName'>) =>
  page.getByRole('spinbutton', { name: `Quantity: ${toolName}`, exact: true });

/** The lines on the page of the cart. */
export const linesInCart = (page: Page) =>
  page.getByRole('list', { name: 'Tools in the cart' }).getByRole('listitem');

/** Expects the number of tools that the header shows. */
export const expectInHeader = (page: Page, tools: number): Promise<void> =>
  expect(
    page.getByRole('banner').getByRole('link', {
      name: tools === 1 ? 'Cart, 1 tool' : `Cart, ${tools} tools`,
    }),
  ).toBeVisible();
