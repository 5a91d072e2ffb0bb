import { expectAccessibleInAllSizes } from '../support/page/accessibility.ts';
import { expect, test } from '../support/page/test.ts';
import { startCustomerSession } from '../support/shop/session.ts';

for (const { device, width } of [
  { device: 'a desktop', width: 1440 },
  { device: 'a phone', width: 390 },
]) {
  test(`an address abroad has the fields of its country, by keyboard on ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await startCustomerSession(page);
    await page.goto('/dashboard/addresses');
    await page.getByRole('button', { name: 'Add address' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add address' });
    const field = (label: string) => dialog.getByLabel(label, { exact: true });
    await expect(field('State')).toBeVisible();
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize({ width, height: 900 });

    await field('Name').fill('Sägewerk');
    await field('Country').selectOption('Germany');
    await expect(field('State')).toHaveCount(0);
    const more = dialog.getByRole('button', { name: 'Add company, building or floor' });
    await more.press('Enter');
    await expect(field('Company')).toBeFocused();
    await page.keyboard.type('Holz GmbH');
    await field('Contact person').fill('Jörg Öl');
    await field('Street and number').fill('Sägeweg 1');
    await field('Postcode').fill('98 1');
    await page.keyboard.press('Tab');
    await expect(field('City')).toBeFocused();
    await page.keyboard.type('Suhl');
    await field('Phone Number').fill('03681 88 12 34');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/^98 1 is unusual for Germany: five digits\./)).toBeVisible();
    await expect(field('Postcode')).toBeFocused();
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize({ width, height: 900 });
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('list', { name: 'Saved addresses' })).toContainText(
      'Holz GmbHJörg ÖlSägeweg 198 1 SuhlGermany+493681881234',
    );
  });
}
