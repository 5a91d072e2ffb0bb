import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInAllSizes, sizes } from './support/accessibility.ts';
import { changeTool } from './support/api.ts';
import { withoutListeners } from './support/live.ts';
import { availableOn, fillOrder } from './support/orderForm.ts';
import { startCustomerSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

const tools = {
  draft: 'carving-gouge',
  sentTwice: 'wood-rasp',
  stock: 'router-plane',
  price: 'leather-strop',
};

const place = (page: Page) => page.getByRole('button', { name: 'Place Order' }).click();

const openForm = async (page: Page, tool: string) => {
  await startCustomerSession(page);
  await page.goto(`/order/${tool}`);
  await expect(page.getByLabel('Phone Number')).toHaveValue('');
  return Number(await page.getByLabel('Order Quantity').inputValue());
};

const refocus = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

for (const [size, viewport] of Object.entries(sizes)) {
  test(`a half-filled form survives a reload until it is sent (${size})`, async ({ page }) => {
    const minimum = await openForm(page, tools.draft);
    await page.setViewportSize(viewport);
    await fillOrder(page, minimum + 1);
    await page.reload();
    await expect(page.getByLabel('Phone Number')).toHaveValue('01234567890');
    await expect(page.getByLabel('Order Quantity')).toHaveValue(String(minimum + 1));
    await expect(page.getByLabel('Delivery Address')).toHaveValue('7 Bench Lane, Oakham');
    await place(page);
    await expect(page.getByText('Order placed successfully')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Phone Number')).toHaveValue('01234567890');
    await expect(page.getByLabel('Delivery Address')).toHaveValue('7 Bench Lane, Oakham');
    await expect(page.getByLabel('Order Quantity')).toHaveValue(String(minimum));
  });
}

test('a failed submit shows the first wrong field on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await openForm(page, tools.draft);
  await page.getByLabel('Delivery Address').fill('7 Bench Lane, Oakham');
  const phone = page.getByLabel('Phone Number');
  const button = page.getByRole('button', { name: 'Place Order' });
  await button.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(phone).not.toBeInViewport();
  await button.click();
  await expect(phone).toBeFocused();
  await expect(page.getByText('Enter valid phone number of 11 digit')).toBeInViewport({ ratio: 1 });
  const topOf = (locator: Locator) =>
    locator.evaluate((element) => element.getBoundingClientRect().top);
  const headerEnd = await page
    .getByRole('banner')
    .evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await topOf(phone)).toBeGreaterThan(headerEnd);
});

test('a placed order is confirmed in view on a phone', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await openForm(page, tools.draft);
  await fillOrder(page);
  await place(page);
  const confirmation = page.getByRole('region', { name: 'Thank you for your order' });
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toBeInViewport({ ratio: 1 });
  await expect(confirmation).toContainText(/TH-[0-9A-Z]{8}/);
  await expectAccessibleInAllSizes(page);
  await confirmation.getByRole('link', { name: 'Continue shopping' }).click();
  await expect(page).toHaveURL('/tools');
});

test('a draft is deleted at sign-out', async ({ page }) => {
  await openForm(page, tools.draft);
  await fillOrder(page);
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));
  await expect.poll(drafts).toHaveLength(1);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.poll(drafts).toEqual([]);
});

test('a reload between request and response still makes one order', async ({ page }) => {
  await openForm(page, tools.sentTwice);
  await fillOrder(page);
  let sent = 0;
  let arrived = false;
  await page.route('**/api/order', async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    arrived = true;
  });
  await place(page);
  await expect.poll(() => arrived).toBe(true);
  await page.reload();
  await expect(page.getByLabel('Phone Number')).toHaveValue('01234567890');
  await place(page);
  await expect(page.getByText('Order placed successfully')).toBeVisible();
  await page.getByRole('link', { name: 'See this order' }).click();
  await page.getByRole('link', { name: 'My orders', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').last()).toContainText(/\$[\d,.]+ due/);
});

test('after the stock was reduced, the rest is offered', async ({ page, expectFailure }) => {
  expectFailure(/^POST .*\/api\/order: 409$/);
  await withoutListeners(page);
  const minimum = await openForm(page, tools.stock);
  const before = await changeTool(tools.stock, () => ({ available: minimum + 40 }));
  try {
    await refocus(page);
    await expect.poll(() => availableOn(page)).toBe(minimum + 40);
    await fillOrder(page, minimum + 5);
    await changeTool(tools.stock, () => ({ available: minimum + 2 }));
    await place(page);
    const left = `Other buyers were quicker: ${minimum + 2} pieces are left.`;
    await expect(page.getByText(left)).toBeVisible();
    await expectAccessibleInAllSizes(page);
    await page.getByRole('button', { name: `Take ${minimum + 2}` }).click();
    await place(page);
    await expect(page.getByText('Order placed successfully')).toBeVisible();
    await expect(page.getByText(/Sold out at the moment/)).toBeVisible();
  } finally {
    await changeTool(tools.stock, () => ({ available: before.available }));
  }
});

test('after the price has changed, both prices are shown, and the new one must be confirmed', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/^POST .*\/api\/order: 409$/);
  await withoutListeners(page);
  await openForm(page, tools.price);
  await fillOrder(page);
  const { price } = await changeTool(tools.price, (tool) => ({ price: tool.price + 1 }));
  try {
    await place(page);
    const change = `from $${price.toFixed(2)} to $${(price + 1).toFixed(2)} a piece`;
    await expect(page.getByText(new RegExp(change.replace(/[$.]/g, '\\$&')))).toBeVisible();
    await page.getByRole('button', { name: 'Confirm at the new price' }).click();
    await expect(page.getByText('Order placed successfully')).toBeVisible();
  } finally {
    await changeTool(tools.price, () => ({ price }));
  }
});

test('the quantity of a draft is checked against the current stock', async ({ page }) => {
  await openForm(page, tools.draft);
  const available = await availableOn(page);
  await page.getByLabel('Order Quantity').fill(String(available + 1_000_000));
  await page.reload();
  await expect(page.getByText(/^Maximum available order : \d+ piece$/)).toBeVisible();
});

test('the empty order list leads to the catalogue', async ({ page }) => {
  await startCustomerSession(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'See our tools' }).click();
  await expect(page).toHaveURL('/tools');
});
