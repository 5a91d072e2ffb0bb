import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Order } from 'functions/contract';
import { expectAccessibleInAllSizes, sizes } from '../support/page/accessibility.ts';
import { confirm, rowsOf, runAction } from '../support/page/lists.ts';
import { expect, test } from '../support/page/test.ts';
import { signInByApi } from '../support/shop/api.ts';
import { moveOrder } from '../support/shop/orders/orders.ts';
import { recordTransfer } from '../support/shop/orders/payments.ts';
import { placeOrders } from '../support/shop/orders/placeOrders.ts';
import { startCustomerSession } from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

const orderRows = (page: Page) => rowsOf(page).filter({ hasText: /TH-/ });
const rowOf = (page: Page, { number }: Order) => orderRows(page).filter({ hasText: number });

test('a customer opens, filters, downloads, cancels and repeats orders', async ({ page }) => {
  const account = await startCustomerSession(page);
  const tool = await addTool();
  const { idToken } = await signInByApi(account);
  const [paid, unpaid] = (await placeOrders(idToken, tool._id, 2)) as [Order, Order];
  await recordTransfer(paid, paid.total);
  await page.goto('/dashboard');
  await expect(orderRows(page)).toHaveCount(2);
  await expect(orderRows(page).first()).toContainText(unpaid.number);

  await test.step('each row leads to its order, and the way back keeps the filter', async () => {
    const all = page.getByRole('button', { name: 'All', exact: true });
    await all.click();
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    await rowOf(page, unpaid).click();
    await expect(page).toHaveURL(`/dashboard/orders/${unpaid.number}`);
    await page.getByRole('link', { name: 'My orders', exact: true }).click();
    await expect(page).toHaveURL('/dashboard?status=all');
    await page.getByRole('link', { name: unpaid.number }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/dashboard/orders/${unpaid.number}`);
    await page.goBack();
    await expect(all).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the payment filters the list', async () => {
    const payment = page.getByRole('combobox', { name: 'Payment' });
    await payment.selectOption('Unpaid');
    await expect(orderRows(page)).toHaveCount(1);
    await expect(orderRows(page)).toContainText(unpaid.number);
    await payment.selectOption('Overdue');
    await expect(page.getByRole('heading', { name: 'No orders are overdue' })).toBeVisible();
    await page.getByRole('button', { name: 'See all orders' }).click();
    await expect(page).toHaveURL('/dashboard?status=all');
    await expect(rowOf(page, paid)).toContainText('Paid');
  });

  await test.step('a search by number finds one, which a CSV file then contains alone', async () => {
    await page.getByRole('searchbox').focus();
    await page.keyboard.type(unpaid.number.toLowerCase());
    await expect(page.getByText('1 order found')).toBeVisible();
    await expect(orderRows(page)).toContainText(unpaid.number);
    await expect(page).toHaveURL(/[?&]q=th-/);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d{2}-\d{2}\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain(unpaid.number);
    expect(text).not.toContain(paid.number);
    await page.getByRole('searchbox').fill('');
    await expect(orderRows(page)).toHaveCount(2);
  });
  await expectAccessibleInAllSizes(page);

  await page.setViewportSize(sizes.phone);
  await test.step('on a phone, a tracking number finds its order by keyboard', async () => {
    await moveOrder(paid, 'confirmed', 'shipped');
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('1z999');
    await expect(page.getByText('1 order found')).toBeVisible();
    await expect(orderRows(page)).toContainText(paid.number);
    await page.getByRole('searchbox').fill('');
    await expect(orderRows(page)).toHaveCount(2);
  });

  await test.step('on a phone, an order is cancelled and ordered again', async () => {
    await expect(rowOf(page, unpaid)).toContainText('$62.50 due');
    const heights = await orderRows(page).evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBeLessThanOrEqual(84);
    await runAction(page, rowOf(page, unpaid), 'cancel');
    const shown = ['Quantity: 5', '$62.50'];
    await confirm(page, 'Are you sure you want to cancel this order?', shown);
    await expect(rowOf(page, unpaid)).toContainText('Cancelled');
    await expect(rowOf(page, unpaid)).toContainText('Nothing due');
    await rowOf(page, unpaid).getByRole('button', { name: 'Order again' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('spinbutton', { name: `Quantity: ${tool.toolName}` })).toHaveValue(
      '5',
    );
  });
});
