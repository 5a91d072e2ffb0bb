import { expectAccessibleInAllSizes, sizes } from '../support/page/accessibility.ts';
import { press } from '../support/page/actions.ts';
import { expect, test } from '../support/page/test.ts';
import { placeOne } from '../support/shop/orders/orders.ts';
import { startCustomerSession } from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

for (const [device, viewport] of Object.entries(sizes)) {
  test(`a buyer buys again, compares, and orders from a list on a ${device}`, async ({
    page,
    expectFailure,
  }) => {
    await page.setViewportSize(viewport);
    const account = await startCustomerSession(page);
    const tool = await addTool();
    await placeOne(account, tool._id);
    const name = `Workshop ${Date.now()}`;

    await test.step('tools that were bought before are marked, and added again', async () => {
      await page.goto(`/tools/${tool._id}`);
      const again = page.getByRole('button', { name: /^Add [\d,]+ again/ }).first();
      await again.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: 'See the cart', exact: true })).toBeVisible();
      await expectAccessibleInAllSizes(page);
      await page.setViewportSize(viewport);
    });

    await test.step('the keyboard adds and goes through the quantities', async () => {
      await page.goto('/tools');
      await page.getByRole('button', { name: 'Compact list' }).click();
      const fields = page.getByRole('spinbutton', { name: /^Quantity/ });
      await fields.nth(0).focus();
      await page.keyboard.press('Enter');
      await expect(fields.nth(1)).toBeFocused();
      await page.keyboard.press('Alt+ArrowDown');
      await expect(fields.nth(2)).toBeFocused();
      await page.keyboard.press('Alt+ArrowUp');
      await expect(fields.nth(1)).toBeFocused();
    });

    await test.step('four tools are compared, and a fifth is refused', async () => {
      const choices = page.getByRole('button', { name: /^Compare: / });
      for (const at of [0, 1, 2, 3, 4]) {
        await choices.nth(at).focus();
        await page.keyboard.press('Enter');
      }
      await expect(page.getByText('You can compare at most 4 tools.')).toBeVisible();
      await page.getByRole('link', { name: 'Compare 4 tools' }).click();
      await expect(page.getByRole('columnheader')).toHaveCount(5);
      await expectAccessibleInAllSizes(page);
      await page.setViewportSize(viewport);
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
      await expect(page.getByRole('columnheader')).toHaveCount(4);
      expectFailure(/no-such-tool: 404$/);
      await page.goto(`${page.url()},no-such-tool`);
      await expect(page.getByText('1 tool left out')).toBeVisible();
    });

    await test.step('a tool goes to a new list, and all of it to the cart', async () => {
      await page.goto('/tools');
      await page
        .getByRole('button', { name: /^Add to list: / })
        .nth(3)
        .click();
      const list = page.getByLabel('List', { exact: true });
      const newName = page.getByLabel('Name of the new list');
      await expect(list.or(newName).first()).toBeVisible();
      if (await list.isVisible()) await list.selectOption({ label: 'A new list' });
      await newName.fill(name);
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'See the lists' }).click();
      await expectAccessibleInAllSizes(page);
      await page.setViewportSize(viewport);
      await page.getByRole('link', { name }).click();
      await press(page, 'Add all to cart');
      await expect(page.getByText('The tool is in your cart.')).toBeVisible();
      await expectAccessibleInAllSizes(page);
      await page.setViewportSize(viewport);
    });

    await test.step('rows from a spreadsheet are added, saved, and the list deleted', async () => {
      await press(page, 'Paste rows');
      await page
        .getByLabel('Rows from a spreadsheet: SKU and quantity')
        .fill('PLN-1005\t12\nSAW-3115\t24');
      await press(page, 'Add the rows');
      await press(page, 'Add 2 tools to the list');
      await press(page, 'Save list');
      await expect(page.getByText(`${name} saved`)).toBeVisible();
      await page.reload();
      await expect(page.getByRole('spinbutton', { name: /^Quantity: / })).toHaveCount(3);
      await press(page, 'Delete list');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete list' }).click();
      await expect(page.getByRole('heading', { name: 'Lists', level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name })).toHaveCount(0);
    });
  });
}
