import type { Page } from '@playwright/test';
import { withoutListeners } from '../support/page/live.ts';
import { expectOffline, goOffline, goOnline } from '../support/page/network.ts';
import { expect, test } from '../support/page/test.ts';
import { cartLine, linesInCart, saveAccountCart } from '../support/shop/orders/accountCart.ts';
import { fillOrder } from '../support/shop/orders/orderForm.ts';
import { photo } from '../support/shop/pictures.ts';
import { startCustomerSession } from '../support/shop/session.ts';
import { readTool } from '../support/shop/tools.ts';

const tool = 'water-stone';
const unreachable = /We cannot reach the shop\. Please check your connection and try again\./;

const place = (page: Page) => page.getByRole('button', { name: 'Place Order' }).click();

/** Opens a page of the app as a link does, also if no link leads there offline. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

// Only API calls may fail, and the icon, which the browser loads when it has time. All scripts are
// already loaded, because a browser may not retry a script that it failed to load.
test.beforeEach(({ expectFailure }) =>
  expectFailure(
    /^(?:GET|POST) .*\/(?:(?:api|v0)\/.*|favicon\.svg): net::ERR_INTERNET_DISCONNECTED$/,
  ),
);

test('a visitor sees a notice when offline, and continues when online again', async ({ page }) => {
  await page.goto('/tools');
  const search = page.getByRole('searchbox');
  await search.fill('plane');
  await expect(page.getByRole('link', { name: /Jack plane/i }).first()).toBeVisible();
  await goOffline(page);
  await search.fill('mallet');
  await expect(page.getByText(unreachable)).toBeVisible();
  await goOnline(page);
  await expect(page.getByRole('link', { name: /mallet/i }).first()).toBeVisible();
  await expect(page.getByText(unreachable)).toBeHidden();
});

test('cart, quick order and checkout open offline, after a visit of the home page only', async ({
  page,
}) => {
  const account = await startCustomerSession(page);
  const waterStone = await readTool(tool);
  await saveAccountCart(account, [cartLine(waterStone, waterStone.minOrder)]);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Cart, 1 tool' })).toBeVisible();
  await goOffline(page);

  await test.step('the cart has its lines', async () => {
    await page.getByRole('link', { name: 'Cart, 1 tool' }).click();
    await expect(linesInCart(page).filter({ hasText: waterStone.toolName })).toBeVisible();
    await expect(page.getByText(unreachable)).toBeVisible();
  });

  await test.step('the quick order accepts rows', async () => {
    await page.getByRole('link', { name: 'Quick order' }).first().click();
    await expect(page.getByRole('heading', { name: 'Quick order' })).toBeVisible();
    await page.getByRole('main').getByRole('combobox').first().fill(waterStone.sku);
    await expect(page.getByText('0 ready, 1 not checked yet')).toBeVisible();
    await expect(page.getByText(unreachable)).toBeVisible();
  });

  await test.step('the checkout says that it needs a connection, and works with one', async () => {
    await follow(page, '/checkout');
    await expect(page.getByText(unreachable)).toBeVisible();
    await goOnline(page);
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Place order/ })).toBeVisible();
  });
});

test('an order sent offline stays in its form, and is placed once when online again', async ({
  page,
}) => {
  await startCustomerSession(page);
  await withoutListeners(page);
  await page.goto(`/order/${tool}`);
  await fillOrder(page);

  await test.step('the order does not leave the browser', async () => {
    await goOffline(page);
    await place(page);
    await expect(page.getByText(unreachable)).toBeVisible();
    await expect(page.getByLabel('Delivery Address')).toHaveValue('7 Bench Lane, Oakham');
    await goOnline(page);
  });

  await test.step('the order arrives, but its response does not', async () => {
    await page.route('**/api/order', async (route) => {
      await route.fetch();
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
    });
    await place(page);
    await expectOffline(page);
    await expect(page.getByText(unreachable).last()).toBeVisible();
    await page.unroute('**/api/order');
    await goOnline(page);
  });

  await test.step('a retry still makes one order', async () => {
    await place(page);
    await expect(page.getByText('Order placed successfully')).toBeVisible();
    await page.getByRole('link', { name: 'See this order' }).click();
    await page.getByRole('link', { name: 'My orders', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
  });
});

test('an upload that loses its connection reports it, and succeeds when online again', async ({
  page,
}) => {
  const customer = await startCustomerSession(page);
  await page.goto('/dashboard/profile');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(customer.name);
  await page.getByLabel('Click to upload photo').setInputFiles(await photo());
  await expect(page.getByAltText('Preview of your new photo')).toBeVisible();
  await page.getByLabel('Location').fill('Oakham');
  const save = page.getByRole('button', { name: 'Save Info' });
  const progress = page.getByRole('progressbar', { name: 'Uploading your photo' });

  await test.step('it fails, however often the browser retries', async () => {
    await goOffline(page);
    await page.clock.install();
    await save.click();
    await expect(progress).toBeVisible();
    await expect
      .poll(async () => {
        await page.clock.runFor(2_000);
        return page.getByText(unreachable).isVisible();
      })
      .toBe(true);
    await expect(progress).toBeHidden();
    await expect(page.getByLabel('Location')).toHaveValue('Oakham');
    await goOnline(page);
  });

  await test.step('it succeeds', async () => {
    await save.click();
    await expect(page.getByText('User Information Updated')).toBeVisible();
    await expect(page.getByAltText('Your photo')).toBeVisible();
  });
});
