import { randomInt } from 'node:crypto';
import { expectAccessibleInAllSizes } from '../support/page/accessibility.ts';
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
