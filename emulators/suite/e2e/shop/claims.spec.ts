import type { Page } from '@playwright/test';
import {
  expectAccessibleInAllSizes,
  expectTargetSizes,
  sizes,
} from '../support/page/accessibility.ts';
import { press } from '../support/page/actions.ts';
import { expect, test } from '../support/page/test.ts';
import { moveOrder, orderPath, placeLines } from '../support/shop/orders/orders.ts';
import { photo } from '../support/shop/pictures.ts';
import { startCustomerSession } from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

const expectUsable = async (page: Page) => {
  await expectAccessibleInAllSizes(page);
  await page.setViewportSize(sizes.phone);
  await expectTargetSizes(page);
};

test('a customer claims the guarantee with a picture, follows the claim, and withdraws it', async ({
  page,
}) => {
  const tool = await addTool({ price: 33.35, minOrder: 3 });
  const order = await placeLines(await startCustomerSession(page), [tool]);
  await moveOrder(order, 'confirmed', 'shipped', 'delivered');

  await test.step('the form says what is missing', async () => {
    await page.goto(orderPath(order));
    await page.getByRole('link', { name: 'Claim the guarantee' }).click();
    await press(page, `More pieces: ${tool.toolName}`);
    await press(page, 'Send request');
    await expect(page.getByText('Describe what is wrong')).toBeVisible();
    await expectUsable(page);
  });

  await test.step('the claim has the reason and the picture', async () => {
    await page.getByRole('textbox', { name: /^What is wrong with it/ }).fill('The sole is bent');
    await page.getByLabel('Add up to 5 pictures').setInputFiles(await photo());
    await expect(page.getByAltText('Preview of picture 1')).toBeVisible();
    await press(page, 'Send request');
    await expect(page.getByText('Your request is sent')).toBeVisible();
    await expect(page.getByText('Reason: The sole is bent')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Picture 1 in full' })).toBeVisible();
    await expectUsable(page);
  });

  await test.step('withdrawn, it makes room for another one', async () => {
    await press(page, 'Withdraw');
    await press(page, /^Withdraw guarantee claim of \d+ pieces?$/);
    await expect(page.getByText('Withdrawn by you')).toBeVisible();
    await page.getByRole('link', { name: `Order ${order.number}` }).click();
    const returns = page.getByRole('list', { name: 'Returns' });
    await expect(returns).toContainText('Withdrawn');
    await expect(page.getByRole('link', { name: 'Claim the guarantee' })).toBeVisible();
    await expectUsable(page);
  });
});
