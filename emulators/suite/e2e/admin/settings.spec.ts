import { randomInt } from 'node:crypto';
import { expectAccessibleInAllSizes, sizes } from '../support/page/accessibility.ts';
import { expect, test } from '../support/page/test.ts';
import { startAdminSession } from '../support/shop/session.ts';

test('an admin changes a setting, and changes it back', async ({ page }) => {
  await startAdminSession(page);
  await page.goto('/dashboard/settings');
  const phone = page.getByLabel('Phone');
  const before = await phone.inputValue();
  const save = page.getByRole('button', { name: 'Save settings' });

  await test.step('a wrong value is shown at its field', async () => {
    await page.getByLabel('Tax rate in percent').fill('8.255');
    await save.click();
    await expect(page.getByLabel('Tax rate in percent')).toBeFocused();
    await expectAccessibleInAllSizes(page);
  });

  const change = async (from: string, to: string) => {
    await page.reload();
    await expect(phone).toHaveValue(from);
    await phone.fill(to);
    await save.click();
    await expect(page.getByText('Settings saved')).toBeVisible();
  };
  const next = `+1 503 ${randomInt(1_000_000, 10_000_000)}`;
  await change(before, next);
  await change(next, before);
});

for (const [device, viewport] of Object.entries(sizes)) {
  test(`the seller’s address has the fields of its country on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await startAdminSession(page);
    await page.goto('/dashboard/settings');
    const heading = page.getByRole('heading', { name: 'Seller' });
    const seller = page.locator('section').filter({ has: heading });
    const field = (label: string) => seller.getByLabel(label, { exact: true });
    const save = page.getByRole('button', { name: 'Save settings' });
    await expect(field('ZIP code')).toHaveValue('97209');
    await expect(field('State')).toHaveValue('OR');

    await test.step('what the address needs is said at its field, by keyboard', async () => {
      await field('ZIP code').fill('');
      await field('ZIP code').press('Enter');
      await expect(seller.getByText('Enter the ZIP code')).toBeVisible();
      await expect(field('ZIP code')).toBeFocused();
      await expectAccessibleInAllSizes(page);
      await page.setViewportSize(viewport);
    });

    await test.step('another country has other fields, in its order', async () => {
      await field('Country').selectOption('Germany');
      await expect(field('Street and number')).toHaveValue('410 Foundry Street');
      await expect(seller.getByLabel('State')).toHaveCount(0);
      await save.click();
      await expect(seller.getByText('Enter the postcode')).toBeVisible();
      await field('Country').selectOption('United States');
      await expect(field('State')).toHaveValue('');
      await save.click();
      await expect(seller.getByText('Choose the state')).toBeVisible();
      await expectAccessibleInAllSizes(page);
    });
  });
}
