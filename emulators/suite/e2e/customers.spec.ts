import { expectAccessibleInAllSizes } from './support/accessibility.ts';
import { newCustomer } from './support/account.ts';
import { createCustomer } from './support/api.ts';
import { startAdminSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('an admin agrees terms and a credit limit with a customer', async ({ page }) => {
  const customer = newCustomer();
  await createCustomer(customer);
  await startAdminSession(page);
  await page.goto(`/dashboard/make-admin?${new URLSearchParams({ q: customer.email })}`);
  await page.getByRole('row').filter({ hasText: customer.email }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: customer.name })).toBeFocused();
  await page.getByLabel('Payment terms').selectOption('Prepaid');
  await page.getByLabel('Credit limit in dollars').fill('1000');
  await page.getByRole('button', { name: 'Change terms' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the terms of this customer?' });
  await expect(dialog).toContainText('no limit → $1,000.00');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('$1,000.00 of $1,000.00')).toBeVisible();
  await expect(page.getByText('No payments yet')).toBeVisible();
  await expectAccessibleInAllSizes(page);

  await page.getByRole('link', { name: 'Audit log of this customer' }).click();
  await expect(page.getByText(/No limit → \$1,000\.00/).first()).toBeVisible();
});
