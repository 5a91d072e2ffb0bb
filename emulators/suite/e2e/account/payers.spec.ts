import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, sizes } from '../support/page/accessibility.ts';
import { isNarrow } from '../support/page/navigation.ts';
import { expect, test } from '../support/page/test.ts';
import { newCustomer } from '../support/shop/account.ts';
import { createCustomer } from '../support/shop/api.ts';
import { createCompany } from '../support/shop/companies.ts';
import { cartLine, expectInHeader, saveAccountCart } from '../support/shop/orders/accountCart.ts';
import { startSession } from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

/** A buyer of a company, whose own cart has a tool, on the page of the cart. */
const openCart = async (page: Page) => {
  const account = newCustomer();
  const { idToken } = await createCustomer(account);
  const company = `Joinery of ${account.name}`;
  await createCompany(idToken, company);
  const tool = await addTool();
  await saveAccountCart(account, [cartLine(tool, 10)]);
  await startSession(page, account);
  await page.goto('/cart');
  await expect(page.getByText('For yourself')).toBeVisible();
  await expectInHeader(page, 1);
  return { account, company, tool };
};

/** Changes for whom the cart is, with the keyboard alone. */
const changePayer = async (page: Page, to: string) => {
  await page.getByRole('button', { name: 'Change for whom you buy' }).focus();
  await page.keyboard.press('Enter');
  const choice = page.getByRole('menuitemradio', { name: to });
  await expect(page.getByRole('menuitemradio').first()).toBeVisible();
  while (!(await choice.evaluate((item) => item === document.activeElement))) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
};

const headerOf = (page: Page, payer: string) =>
  page.getByRole('banner').getByRole('button', { name: `Buying for ${payer}` });

for (const [size, viewport] of Object.entries(sizes)) {
  test(`a cart goes along to another payer by keyboard (${size})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { account, company, tool } = await openCart(page);
    if (!isNarrow(page)) await expect(headerOf(page, 'yourself')).toContainText(account.name);
    await changePayer(page, company);
    await expect(page.getByText(`You are buying for ${company} now.`)).toBeVisible();
    await expect(page.getByText(`For ${company}`, { exact: true })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Add its tools here' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`1 tool added to your cart: ${tool.toolName}.`)).toBeVisible();
    await expectInHeader(page, 1);
    await page.reload();
    await expect(page.getByText(`For ${company}`, { exact: true })).toBeVisible();
    await expectInHeader(page, 1);
  });
}

test('two tabs that switch at the same time keep the payers apart', async ({ page }) => {
  const { account, company } = await openCart(page);
  await changePayer(page, company);
  await expect(page.getByText(`For ${company}`, { exact: true })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/cart');
  await expect(other.getByText(`For ${company}`, { exact: true })).toBeVisible();
  await Promise.all([changePayer(page, 'Yourself'), changePayer(other, company)]);
  for (const [tab, payer] of [
    [page, 'yourself'],
    [other, company],
  ] as const) {
    await expect(tab.getByText(`For ${payer}`, { exact: true })).toBeVisible();
    await tab.reload();
    await expect(tab.getByText(`For ${payer}`, { exact: true })).toBeVisible();
    await expect(headerOf(tab, payer)).toContainText(payer === company ? company : account.name);
  }
});
