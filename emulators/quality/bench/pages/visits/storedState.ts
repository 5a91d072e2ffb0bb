/**
 * The state that pages find in the browser. The suite's helpers are loaded when it runs, because
 * they read its addresses from the environment.
 */
import type { Page } from '@playwright/test';
import { apiRoutes, type Tool } from 'functions/contract';
import { admin, customer, type SeedAccount } from '../../../../suite/seed/data/accounts.ts';

const loadHelpers = async () => {
  const [accountCart, api, cart, { sessionEntries }, localStorage] = await Promise.all([
    import('../../../../suite/e2e/support/shop/orders/accountCart.ts'),
    import('../../../../suite/e2e/support/shop/api.ts'),
    import('../../../../suite/e2e/support/shop/orders/cart.ts'),
    import('../../../../suite/e2e/support/shop/session.ts'),
    import('../../../../suite/e2e/support/page/localStorage.ts'),
  ]);
  return { ...accountCart, ...api, ...cart, sessionEntries, ...localStorage };
};

/** Stores what a page reads in the browser, for this origin. */
export type Preparation = (page: Page, origin: string) => Promise<void>;

const linesInCart = { visitor: 12, customer: 3 };

const listTools = async (limit: number): Promise<Tool[]> =>
  (await loadHelpers()).callAsAdmin(apiRoutes.listTools, { query: { limit } });

/** A visitor who has not been here before. */
export const storeNothing: Preparation = async () => {};

/** The cart of a visitor, with a dozen tools. */
export const storeVisitorCart: Preparation = async (page, origin) => {
  const { setLocalStorage, visitorCartEntry } = await loadHelpers();
  const tools = await listTools(linesInCart.visitor);
  const cart = visitorCartEntry(tools.map((tool) => ({ tool, quantity: tool.minOrder })));
  await setLocalStorage(page, [cart], origin);
};

/** Firebase moves a session from local storage to its database, and the shop stores the token. */
const sessionIsStored = () =>
  localStorage.getItem('accessToken') !== null &&
  !Object.keys(localStorage).some((name) => name.startsWith('firebase:authUser:'));

const startSession = async (page: Page, origin: string, account: SeedAccount) => {
  const { sessionEntries, setLocalStorage, signInByApi } = await loadHelpers();
  const entries = sessionEntries(account, await signInByApi(account));
  await setLocalStorage(page, entries, origin);
  await page.goto(origin);
  await page.waitForFunction(sessionIsStored);
};

/** A new session of the seed's admin, who was last on the home page. */
export const storeAdminSession: Preparation = (page, origin) => startSession(page, origin, admin);

/** A new session of the seed's customer, with the cart of the account. */
export const storeCustomerSession: Preparation = async (page, origin) => {
  await startSession(page, origin, customer);
  await page.waitForFunction(
    (lines) => JSON.parse(localStorage.getItem('cart') ?? '{}').lines?.length === lines,
    linesInCart.customer,
  );
};

/** Puts tools into the cart of the seed's customer. */
export const fillCustomerCart = async (): Promise<void> => {
  const { cartLine, saveAccountCart } = await loadHelpers();
  const tools = await listTools(linesInCart.customer);
  await saveAccountCart(
    customer,
    tools.map((tool) => cartLine(tool, tool.minOrder)),
  );
};

/** The number of the last order of the seed's customer. */
export const lastOrderNumber = async (): Promise<string> => {
  const { callAsAdmin } = await loadHelpers();
  const params = { email: customer.email };
  const [order] = await callAsAdmin(apiRoutes.listOrdersByEmail, { params });
  if (!order) throw new Error('The seed’s customer has no order.');
  return order.number;
};
