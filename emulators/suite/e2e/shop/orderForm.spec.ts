import type { Page } from '@playwright/test';
import { apiRoutes } from 'functions/contract';
import { expectAccessibleInAllSizes, sizes } from '../support/page/accessibility.ts';
import { expect, test } from '../support/page/test.ts';
import { callApi, signInByApi } from '../support/shop/api.ts';
import { startCustomerSession } from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

const phoneField = (page: Page) => page.getByLabel('Phone Number');
const placeButton = (page: Page) => page.getByRole('button', { name: 'Place Order' });

const topOf = (page: Page) =>
  phoneField(page).evaluate((element) => element.getBoundingClientRect().top);

const headerEnd = (page: Page) =>
  page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);

test('on a phone, a wrong field and the confirmation come into view, and a reload during the call makes no second order', async ({
  page,
}) => {
  const { _id } = await addTool();
  const account = await startCustomerSession(page);

  await test.step('a failed submit shows the first wrong field', async () => {
    await page.setViewportSize({ width: 360, height: 480 });
    await page.goto(`/order/${_id}`);
    await page.getByLabel('Order Quantity').fill('6');
    await page.getByLabel('Delivery Address').fill('7 Bench Lane, Oakham');
    await placeButton(page).scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(phoneField(page)).not.toBeInViewport();
    await placeButton(page).click();
    await expect(phoneField(page)).toBeFocused();
    await expect(page.getByText('Enter valid phone number of 11 digit')).toBeInViewport({
      ratio: 1,
    });
    expect(await topOf(page)).toBeGreaterThan(await headerEnd(page));
  });

  await test.step('a reload between request and response keeps the form', async () => {
    await page.setViewportSize(sizes.phone);
    await phoneField(page).fill('01234567890');
    let arrived = false;
    await page.route(
      '**/api/order',
      async (route) => {
        await route.fetch();
        arrived = true;
      },
      { times: 1 },
    );
    await placeButton(page).click();
    await expect.poll(() => arrived).toBe(true);
    await page.reload();
    await expect(phoneField(page)).toHaveValue('01234567890');
    await expect(page.getByLabel('Order Quantity')).toHaveValue('6');
    await expect(page.getByLabel('Delivery Address')).toHaveValue('7 Bench Lane, Oakham');
  });

  await test.step('the order is confirmed in view, and there is only one', async () => {
    await placeButton(page).click();
    const confirmation = page.getByRole('region', { name: 'Thank you for your order' });
    await expect(confirmation).toBeFocused();
    await expect(confirmation).toBeInViewport({ ratio: 1 });
    const { idToken } = await signInByApi(account);
    const { listOrdersByEmail } = apiRoutes;
    const orders = await callApi(idToken, listOrdersByEmail, { params: account });
    expect(orders).toHaveLength(1);
    await expect(confirmation).toContainText(orders[0]?.number ?? 'a number');
    await expectAccessibleInAllSizes(page);
  });
});
