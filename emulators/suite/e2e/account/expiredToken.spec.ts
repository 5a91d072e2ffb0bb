import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/page/test.ts';
import { newCustomer, register, signIn } from '../support/shop/account.ts';
import { changeTool } from '../support/shop/api.ts';
import { fillOrder } from '../support/shop/orders/orderForm.ts';
import { expectSignedOut, startCustomerSession } from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

const tool = 'honing-guide';
const address = '7 Bench Lane, Oakham';

const place = (page: Page) => page.getByRole('button', { name: 'Place Order' }).click();

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The token as it will be after it has expired. Tokens of the Auth emulator are not signed. */
const expired = (token: string): string => {
  const [header = '', payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const end = Math.floor(Date.now() / 1_000) - 60;
  return `${header}.${base64url({ ...claims, iat: end - 3_600, exp: end })}.`;
};

const sendExpired = (route: Route) => {
  const { authorization = '', ...headers } = route.request().headers();
  const token = authorization.replace('Bearer ', '');
  return route.continue({ headers: { ...headers, authorization: `Bearer ${expired(token)}` } });
};

test('a token that is rejected when a form is sent ends the session, and the form is kept', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/\/api\/order: 401$/);
  const customer = await startCustomerSession(page);
  await page.goto(`/order/${tool}`);
  await fillOrder(page);
  await page.route('**/api/order', sendExpired);
  await place(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your session has ended. Please log in again.')).toHaveCount(1);
  await expectSignedOut(page);

  await page.unroute('**/api/order');
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await signIn(page, customer);
  await expect(page).toHaveURL(`/order/${tool}`);
  await expect(page.getByLabel('Delivery Address')).toHaveValue(address);
  await place(page);
  await expect(page.getByText('Order placed successfully')).toBeVisible();
});

test('the input of one account is not shown to the next', async ({ page, expectFailure }) => {
  expectFailure(/\/api\/order: 401$/);
  await startCustomerSession(page);
  await page.goto(`/order/${tool}`);
  await fillOrder(page);
  await page.route('**/api/order', sendExpired);
  await place(page);
  await expect(page).toHaveURL('/');
  await expectSignedOut(page);
  await register(page, newCustomer());
  await page.goto(`/order/${tool}`);
  await expect(page.getByLabel('Delivery Address')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(address);
});

test('an expired token is renewed without a message', async ({ page }) => {
  const { _id } = await addTool({ available: 90 });
  await page.clock.install();
  await register(page, newCustomer());
  await page.goto(`/order/${_id}`);
  await fillOrder(page, 60);
  // If the page were still connecting to Firestore, it would warn that it has waited for two hours.
  await changeTool(_id, () => ({ available: 70 }));
  await expect(page.getByText('70', { exact: true })).toBeVisible();
  const before = await page.evaluate(() => localStorage.getItem('accessToken'));
  const renewed = page.waitForRequest(/securetoken\.googleapis\.com\/v1\/token/);
  await page.clock.fastForward('02:00:00');
  await place(page);
  await renewed;
  await expect(page.getByText('Order placed successfully')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('accessToken')))
    .not.toBe(before);
});
