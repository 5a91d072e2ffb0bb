import { formatCents, type Order } from 'functions/contract';
import { expectAccessibleInAllSizes, sizes } from '../support/page/accessibility.ts';
import { rowsOf } from '../support/page/lists.ts';
import { expect, test } from '../support/page/test.ts';
import { moveOrder } from '../support/shop/orders/orders.ts';
import { recordTransfer } from '../support/shop/orders/payments.ts';
import { orderAsNewCustomer } from '../support/shop/orders/placeOrders.ts';
import { startAdminSession } from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

test('an admin sees what a customer owes, for which orders, and agrees other terms', async ({
  page,
}) => {
  const [order, other] = (await orderAsNewCustomer((await addTool())._id, 2)) as [Order, Order];
  await moveOrder(order, 'confirmed');
  await recordTransfer(order, 1_000);
  await page.setViewportSize(sizes.desktop);
  await startAdminSession(page);
  const row = rowsOf(page).filter({ hasText: order.userEmail });
  const showAll = async () => {
    await expect(rowsOf(page).nth(1)).toBeVisible();
    const more = page.getByRole('button', { name: 'Show more' });
    while (await more.isVisible()) await more.click();
  };

  await test.step('the receivables have a row for the customer, and a total', async () => {
    await page.goto('/dashboard/receivables');
    await showAll();
    await expect(row).toContainText(formatCents(order.total + other.total - 1_000));
    const figures = page.getByLabel('Totals', { exact: true });
    const total = await figures.getByText(/^\$/).first().innerText();
    await expect(
      page.getByRole('row', { name: /^Total / }).getByRole('cell', { name: total }),
    ).not.toHaveCount(0);
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize(sizes.desktop);
  });

  await test.step('they lead to the unpaid orders', async () => {
    await row.getByRole('link', { name: 'See unpaid orders' }).click();
    await expect(page).toHaveURL(
      `/dashboard/all-orders?${new URLSearchParams({ payment: 'unpaid', payer: order.payerId })}`,
    );
    const orders = rowsOf(page).filter({ hasText: /TH-/ });
    await expect(orders).toHaveCount(2);
    await expect(orders.filter({ hasText: order.number })).toContainText(
      `${formatCents(order.total - 1_000)} due `,
    );
    await page.goBack();
    await showAll();
  });

  await test.step('they lead to the customer, whose terms are changed', async () => {
    await row.getByRole('link', { name: order.userName }).click();
    await expect(page.getByRole('heading', { level: 1, name: order.userName })).toBeFocused();
    await page.getByLabel('Payment terms').selectOption('Prepaid');
    await page.getByLabel('Credit limit in dollars').fill('1000');
    await page.getByRole('button', { name: 'Change terms' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the terms of this customer?' });
    await expect(dialog).toContainText('no limit → $1,000.00');
    await dialog.getByRole('button', { name: 'Save the new terms' }).click();
    await expect(page.getByText(/^\$[\d.]+ of \$1,000\.00$/)).toBeVisible();
    await expectAccessibleInAllSizes(page);
    await page.getByRole('link', { name: 'Audit log of this customer' }).click();
    await expect(page.getByText(/No limit → \$1,000\.00/).first()).toBeVisible();
  });
});
