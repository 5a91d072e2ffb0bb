import type { Page } from '@playwright/test';
import { sizes } from '../support/page/accessibility.ts';
import { confirm, findRow, rowsOf, runAction } from '../support/page/lists.ts';
import { goTo, goToDashboard, signOut } from '../support/page/navigation.ts';
import { expect, expectOnVisit, test } from '../support/page/test.ts';
import {
  type Account,
  admin,
  fillRegistration,
  newCustomer,
  signIn,
} from '../support/shop/account.ts';
import { availableOn, fillOrder } from '../support/shop/orders/orderForm.ts';
import { fillProduct } from '../support/shop/productForm.ts';
import { startCustomerSession } from '../support/shop/session.ts';
import { addTool, expectFound, removeTestTools, uniqueToolName } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

const findInCatalogue = async (page: Page, name: string) => {
  await expectFound(name, 1);
  await goTo(page, 'Tools');
  await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill(name);
  await expect(page).toHaveURL(/[?&]q=/);
  const card = page.getByRole('article').filter({ hasText: name });
  await expectOnVisit(async (wait) => {
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1, wait);
  });
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
};

const placeOrder = async (page: Page) => {
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Order placed successfully')).toBeVisible();
};

const cancelQuestion = 'Are you sure you want to cancel this order?';

const cancelOwnOrder = async (page: Page, toolName: string) => {
  await runAction(page, rowsOf(page).filter({ hasText: toolName }), 'cancel');
  await confirm(page, cancelQuestion, [toolName]);
  await expect(page.getByText(/^order ID: .+ deleted$/)).toBeVisible();
};

/**
 * Expects that Auth or the API rejects the session. Auth still accepts a token that was issued in
 * the second of its revocation: then the API ends the session, and the next visit leads to the
 * login.
 */
const expectSessionOver = (page: Page) =>
  expectOnVisit(async (wait) => {
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login', wait);
  });

const visitorBuys = async (page: Page, customer: Account) => {
  const { toolName, _id: id, available, minOrder } = await addTool({ available: 60 });

  await test.step('a visitor finds a tool and registers to buy it', async () => {
    await page.goto('/');
    await findInCatalogue(page, toolName);
    await expect(page.getByRole('status', { name: 'Total' })).toHaveText('$62.50');
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link', { name: 'Tools' })).toHaveAttribute(
      'href',
      /^\/tools\?q=/,
    );
    await page.getByRole('link', { name: 'Buy Now', exact: true }).click();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await fillRegistration(page, customer);
    await expect(page).toHaveURL(`/order/${id}?quantity=${minOrder}`);
  });

  await test.step('the order is placed, and the stock is reduced', async () => {
    await expect(page.getByLabel('Your Email')).toHaveValue(customer.email);
    await expect(page.getByLabel('Order Quantity')).toHaveValue(String(minOrder));
    await fillOrder(page, minOrder + 1);
    await placeOrder(page);
    await expect.poll(() => availableOn(page)).toBe(available - minOrder - 1);
    await expect(page.getByLabel('Order Quantity')).toHaveValue(String(minOrder));
    await expect(page.getByLabel('Phone Number')).toHaveValue('01234567890');
  });

  await test.step('it is listed in My Order and cancelled, and the stock is restored', async () => {
    await goToDashboard(page, 'My Order');
    const row = rowsOf(page).filter({ hasText: toolName });
    await expect(row).toContainText(customer.name);
    await expect(row).toContainText(String(minOrder + 1));
    await cancelOwnOrder(page, toolName);
    await expect(page.getByText('No open orders')).toBeVisible();
    await page.goto(`/order/${id}`);
    await expect.poll(() => availableOn(page)).toBe(available);
  });
};

const adminSells = async (page: Page, shop: Page, name: string) => {
  await test.step('an admin adds a tool with a picture, and the customer finds it', async () => {
    await goToDashboard(page, 'Add Products');
    await expect(page.getByRole('heading', { name: 'Tools Information' })).toBeVisible();
    await fillProduct(page, name);
    await page.getByRole('button', { name: 'Add Product' }).click();
    await expect(page.getByText('Tool Added Successfully')).toBeVisible();
    await expect(page.getByLabel('Tools Name')).toHaveValue('');
    await expect(page.getByAltText('Preview of the picture')).toHaveCount(0);
    await shop.goto('/');
    await findInCatalogue(shop, name);
    await shop.getByRole('link', { name: 'Buy Now', exact: true }).click();
    await expect(shop).toHaveURL(/\/order\//);
    await expect(shop.getByLabel('Order Quantity')).toHaveValue('4');
    await expect.poll(() => availableOn(shop)).toBe(60);
  });

  await test.step('the admin adjusts the stock, and the customer sees it', async () => {
    await goToDashboard(page, 'All Products');
    const entry = await findRow(page, 'Search the tools', name);
    await expect(entry).toContainText('$19.50');
    await expect(entry).toContainText('Low stock');
    await runAction(page, entry, 'Stock');
    const dialog = page.getByRole('dialog', { name: 'Adjust stock' });
    await dialog.getByLabel('Change in pieces').fill('30');
    await dialog.getByLabel('Reason').fill('Counted again');
    await dialog.getByRole('button', { name: 'Add 30 pieces' }).click();
    await expect(page.getByText(`${name}: 90 pieces available`)).toBeVisible();
    await expect.poll(() => availableOn(shop)).toBe(90);
  });

  await test.step('the admin imports a new price, and the customer sees it', async () => {
    const csv = `_id,price\n${new URL(shop.url()).pathname.split('/').at(-1)},23.75\n`;
    await page.getByRole('button', { name: 'Import tools' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import tools' });
    const file = { name: 'tools.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await page.getByLabel('CSV file of tools').setInputFiles(file);
    await expect(dialog.getByText('1 row would change a tool')).toBeVisible();
    await dialog.getByRole('button', { name: /^Import( [\d,]+ rows?)?$/ }).click();
    await expect(dialog.getByText('Imported.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(shop.getByText('$23.75').first()).toBeVisible();
  });
};

const adminDeletesAccount = async (page: Page, shop: Page, customer: Account) => {
  await goToDashboard(page, 'Users');
  const row = await findRow(page, 'Search by name or email', customer.email);
  await runAction(page, row, 'Delete');
  const question = 'Are you sure you want to delete this user?';
  await confirm(page, question, [customer.name, customer.email]);
  await expect(page.getByText(`User: ${customer.email} deleted`)).toBeVisible();
  await expect(page.getByText('Nobody found')).toBeVisible();
  await expectSessionOver(shop);
};

const adminStopsSelling = async (page: Page, shop: Page, name: string, toolPath: string) => {
  await goToDashboard(page, 'All Products');
  const entry = await findRow(page, 'Search the tools', name);
  // At first the list shows its cached content.
  await expect(entry).toContainText('$23.75');
  await runAction(page, entry, 'Delete');
  const shown = [name, 'Minimum Order: 4', 'Available: 90', 'Price: $23.75'];
  await confirm(page, 'Are you sure you want to delete this product?', shown);
  await expect(page.getByText(/^Tools: \S+ deleted$/)).toBeVisible();
  await expect(page.getByText(`No tool matches "${name}"`)).toBeVisible();
  await shop.goto(toolPath);
  await expectOnVisit(async (wait) => {
    await shop.reload();
    await expect(shop.getByText('We have no such tool')).toBeVisible(wait);
  });
};

test('a visitor becomes a customer on a phone, buys and cancels', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await visitorBuys(page, newCustomer());
  await signOut(page);
  await expect(page).toHaveURL('/');
});

test('a customer sees the changes of an admin', async ({ page, openWindow, expectFailure }) => {
  // Requests with a revoked session, or for a deleted account.
  expectFailure(/: 40[013]$/);
  expectFailure(/\/tools?\/.*: 404$/);
  const name = uniqueToolName();
  await page.setViewportSize(sizes.desktop);
  const shop = await openWindow();
  const customer = await startCustomerSession(shop);
  await page.goto('/login');
  await signIn(page, admin);
  await expect(page).toHaveURL('/');
  await adminSells(page, shop, name);
  const toolPath = new URL(shop.url()).pathname.replace('/order/', '/tools/');
  await test.step('the account is deleted, and its owner is signed out', () =>
    adminDeletesAccount(page, shop, customer));
  await test.step('the tool is deleted, and no visitor finds it', () =>
    adminStopsSelling(page, shop, name, toolPath));
});
