import { expect, test } from '@playwright/test';
import { newCustomer, register, signIn } from './support/account.ts';
import { availableOn, fillOrder } from './support/order.ts';
import { lastingCards } from './support/tools.ts';

test('a visitor sees the six newest tools with their pictures', async ({ page }) => {
  await page.goto('/');
  const popular = page.getByRole('region', { name: 'Our Popular Tools' });
  await expect(popular.getByRole('article')).toHaveCount(6);
  for (const card of await lastingCards(popular.getByRole('article')).all()) {
    await expect(card).toContainText(/Minimum Order: \d+/);
    await expect(card).toContainText(/Available :\d+/);
    await expect(card).toContainText(/\S+\.\.\./);
    await expect(card).toContainText(/\$\d+/);
    const picture = card.locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('the first sale: register, buy, find the order, cancel it', async ({ page }) => {
  const customer = newCustomer();
  let toolName = '';
  let available = 0;
  let ordered = 0;

  await test.step('a visitor registers and signs out', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Register' }).click();
    await register(page, customer);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  });

  await test.step("'Buy Now' leads through login and back to the tool", async () => {
    const popular = page.getByRole('region', { name: 'Our Popular Tools' });
    const card = lastingCards(popular.getByRole('article')).first();
    toolName = await card.getByRole('heading').innerText();
    await card.getByRole('link', { name: 'Buy Now' }).click();
    await signIn(page, customer);
    await expect(page).toHaveURL(/\/order\/.+/);
    await expect(page.getByRole('heading', { name: toolName, level: 1 })).toBeVisible();
    available = await availableOn(page);
  });

  await test.step('the form knows the customer, the minimum and the total', async () => {
    await expect(page.getByLabel('Your Email')).toHaveValue(customer.email);
    const minimum = Number(await page.getByLabel('Order Quantity').inputValue());
    ordered = minimum + 1;
    await fillOrder(page, minimum - 1);
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByText(`Minimum order amount : ${minimum} piece`)).toBeVisible();
    await page.getByLabel('Order Quantity').fill(String(available + 1));
    await expect(page.getByText(`Maximum available order : ${available} piece`)).toBeVisible();
    await page.getByLabel('Phone Number').fill('123');
    await expect(page.getByText('Enter valid phone number of 11 digit')).toBeVisible();
  });

  await test.step('the order is placed, and the stock has fallen', async () => {
    await fillOrder(page, ordered);
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByText('Order placed successfully')).toBeVisible();
    await expect.poll(() => availableOn(page)).toBe(available - ordered);
    await expect(page.getByLabel('Phone Number')).toHaveValue('');
  });

  const toolUrl = page.url();

  await test.step('the order stands under Dashboard, My Order', async () => {
    await page.getByRole('button', { name: 'Dashboard' }).click();
    await page.getByRole('menuitem', { name: 'My Order' }).click();
    const row = page.getByRole('row').filter({ hasText: toolName });
    await expect(row).toContainText(customer.name);
    await expect(row.getByRole('cell', { name: String(ordered), exact: true })).toBeVisible();
  });

  await test.step('it is cancelled, and the stock is back', async () => {
    await page.getByRole('button', { name: 'cancel' }).click();
    const dialog = page.getByRole('dialog', {
      name: 'Are you sure you want to cancel this order?',
    });
    await expect(dialog).toContainText(toolName);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(/^order ID: .+ deleted$/)).toBeVisible();
    await expect(page.getByText('No orders yet')).toBeVisible();
    await page.goto(toolUrl);
    await expect.poll(() => availableOn(page)).toBe(available);
  });
});

test('a double click places one order', async ({ page }) => {
  await register(page, newCustomer());
  await page.goto('/order/honing-guide');
  await fillOrder(page);
  await page.getByRole('button', { name: 'Place Order' }).dblclick();
  await expect(page.getByText('Order placed successfully')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('row')).toHaveCount(2);
});
