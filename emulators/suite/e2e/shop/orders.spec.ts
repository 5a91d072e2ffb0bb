import {
  expectAccessibleInAllSizes,
  expectAccessibleInBothThemes,
} from '../support/page/accessibility.ts';
import { expect, test } from '../support/page/test.ts';
import { admin, newCustomer } from '../support/shop/account.ts';
import { createCustomer } from '../support/shop/api.ts';
import { historyOn, moveOrder, orderPath, placeOne } from '../support/shop/orders/orders.ts';
import { startNewAdminSession } from '../support/shop/session.ts';

const tool = 'marking-gauge';

test('an admin opens an order by keyboard, sees who changed it, and returns to the search', async ({
  page,
}) => {
  const account = newCustomer();
  await createCustomer(account);
  const order = await placeOne(account, tool);
  await moveOrder(order, 'confirmed');
  await startNewAdminSession(page);
  await page.goto(`/dashboard/all-orders?q=${account.email}`);
  await page.getByRole('link', { name: order.number }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(orderPath(order));
  await expect(page.getByRole('heading', { name: `Order ${order.number}` })).toBeFocused();

  await test.step('the page names the customer, the delivery and the other admin', async () => {
    const customer = page.getByRole('region', { name: 'Customer' });
    for (const text of [account.name, account.email, order.phoneNumber]) {
      await expect(customer).toContainText(text);
    }
    await expect(page.getByRole('region', { name: 'Delivery' })).toContainText(order.orderAddress);
    await expect(historyOn(page).last()).toContainText(`Confirmed by ${admin.email}`);
  });

  await test.step('the page and its dialog are accessible', async () => {
    await expectAccessibleInAllSizes(page);
    await page.getByRole('button', { name: 'Ship' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Ship \d+ pieces?$/ }).click();
    await expect(dialog.getByText('Enter the carrier')).toBeVisible();
    await expect(dialog.getByLabel('Carrier')).toBeFocused();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('its links lead to the audit log and the tool, and back to the search', async () => {
    await page.getByRole('link', { name: 'Audit log of this order' }).click();
    await expect(page).toHaveURL(/\/dashboard\/audit\?target=order/);
    await expect(page.getByText(admin.email).first()).toBeVisible();
    await page.goBack();
    const tools = page.getByRole('region', { name: 'Tools' });
    await tools.getByRole('link', { name: order.tool.toolName }).click();
    await expect(page).toHaveURL(`/dashboard/all-products/${tool}`);
    await page.goBack();
    await page.getByRole('link', { name: 'All orders', exact: true }).click();
    await expect(page).toHaveURL(`/dashboard/all-orders?q=${account.email}`);
  });
});
