import type { Page } from '@playwright/test';
import { expectOffline, goOffline, goOnline } from './support/network.ts';
import { fillOrder } from './support/order.ts';
import { photo } from './support/pictures.ts';
import { startCustomerSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

const tool = 'water-stone';
const outOfReach = /We cannot reach the shop\. Please check your connection and try again\./;

const place = (page: Page) => page.getByRole('button', { name: 'Place Order' }).click();

// Only calls fail: the code that makes them has come with the page, because a browser may never again
// fetch a script that it could not fetch once.
test.beforeEach(({ expectFailure }) =>
  expectFailure(/^(?:GET|POST) .*\/(?:api|v0)\/.*: net::ERR_INTERNET_DISCONNECTED$/),
);

test('a visitor who goes offline is told, and reads on when back', async ({ page }) => {
  await page.goto('/tools');
  const search = page.getByRole('searchbox');
  await search.fill('plane');
  await expect(page.getByRole('link', { name: /Jack plane/i }).first()).toBeVisible();
  await goOffline(page);
  await search.fill('mallet');
  await expect(page.getByText(outOfReach)).toBeVisible();
  await goOnline(page);
  await expect(page.getByRole('link', { name: /mallet/i }).first()).toBeVisible();
  await expect(page.getByText(outOfReach)).toBeHidden();
});

test('an order sent offline is kept in its form, and placed once when back', async ({ page }) => {
  await startCustomerSession(page);
  await page.goto(`/order/${tool}`);
  await fillOrder(page);

  await test.step('the order does not leave the browser', async () => {
    await goOffline(page);
    await place(page);
    await expect(page.getByText(outOfReach)).toBeVisible();
    await expect(page.getByLabel('Delivery Address')).toHaveValue('7 Bench Lane, Oakham');
    await goOnline(page);
  });

  await test.step('the order arrives, and its answer does not', async () => {
    await page.route('**/api/order', async (route) => {
      await route.fetch();
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
    });
    await place(page);
    await expectOffline(page);
    await expect(page.getByText(outOfReach).last()).toBeVisible();
    await page.unroute('**/api/order');
    await goOnline(page);
  });

  await test.step('sent again, it is still one order', async () => {
    await place(page);
    await expect(page.getByText('Order placed successfully')).toBeVisible();
    await page.getByRole('link', { name: 'My Order' }).click();
    await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
  });
});

test('an upload that loses its connection says so, and goes through when back', async ({
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

  await test.step('it does not get through, however often the browser tries', async () => {
    await goOffline(page);
    await save.click();
    await expect(progress).toBeVisible();
    await expect(page.getByText(outOfReach)).toBeVisible();
    await expect(progress).toBeHidden();
    await expect(page.getByLabel('Location')).toHaveValue('Oakham');
    await goOnline(page);
  });

  await test.step('it goes through', async () => {
    await save.click();
    await expect(page.getByText('User Information Updated')).toBeVisible();
    await expect(page.getByAltText('Your photo')).toBeVisible();
  });
});
