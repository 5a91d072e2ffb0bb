import type { Page } from '@playwright/test';
import { expectAccessibleInAllSizes, sizes } from '../support/page/accessibility.ts';
import { rowsOf } from '../support/page/lists.ts';
import { expect, test } from '../support/page/test.ts';
import { newCustomer } from '../support/shop/account.ts';
import { createCustomer, signInByApi } from '../support/shop/api.ts';
import { createCompany } from '../support/shop/companies.ts';
import { placeOrders } from '../support/shop/orders/placeOrders.ts';
import { agreeDiscount, archiveAgreedPrices } from '../support/shop/prices.ts';
import { startCustomerSession, startMemberSession } from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);
test.afterEach(archiveAgreedPrices);

const memberOf = (role: string) => ({
  email: `${role}@tools-hub.test`,
  password: `tools-hub-${role}`,
});

const day = (page: Page) => page.getByRole('list', { name: 'Your day' });
const figures = (page: Page) => day(page).getByRole('link');
const figure = (page: Page, name: string) => figures(page).filter({ hasText: name });
const documentRows = (page: Page) => rowsOf(page).filter({ hasText: /TH-/ });

/** Goes from the first figure to another one, and opens its list, with the keyboard alone. */
const openFigure = async (page: Page, name: string) => {
  await page.goto('/dashboard');
  const wanted = figure(page, name);
  await figures(page).first().focus();
  await expect(wanted).toBeVisible();
  while (!(await wanted.evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  const text = await wanted.innerText();
  await page.keyboard.press('Enter');
  await expect(day(page)).toHaveCount(0);
  return Number(/\n(\d+)/.exec(text)?.[1]);
};

const rolesOf = {
  owner: [
    'Approvals',
    'Offers',
    'On its way',
    'To pay',
    'Overdue',
    'Credit left',
    /^Spent this/,
    'Buy again',
  ],
  buyer: ['Sent for approval', 'Offers', 'On its way', /^Spent this/, 'Buy again'],
  bookkeeper: ['On its way', 'To pay', 'Overdue', 'Credit left'],
};

const brackenbury = 'company-seedbrackenbury00000';

for (const [device, viewport] of Object.entries(sizes)) {
  for (const [role, names] of Object.entries(rolesOf)) {
    test(`the day of the ${role} of a company leads to its lists on a ${device}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await startMemberSession(page, memberOf(role), brackenbury);
      await page.goto('/dashboard');
      await expect(figures(page)).toHaveText(names.map((name) => new RegExp(name)));
      await expect(page.getByRole('heading', { name: 'My Orders', level: 1 })).toBeVisible();
      await expectAccessibleInAllSizes(page);
      await page.setViewportSize(viewport);
      const lists = { 'On its way': /\/my-orders$/, [String(names[0])]: /./ };
      for (const [name, address] of Object.entries(lists)) {
        const count = await openFigure(page, name);
        await expect(page).toHaveURL(address);
        await expect(documentRows(page)).toHaveCount(count);
      }
    });
  }

  test(`a person begins, orders, and finds what is due and bought on a ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const account = await startCustomerSession(page);
    const tool = await addTool();
    await page.goto('/dashboard');
    const start = page.getByRole('region', { name: 'Your first order' });
    await expect(start).toBeVisible();
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize(viewport);

    await test.step('an order from elsewhere appears without a reload', async () => {
      const { idToken } = await signInByApi(account);
      await placeOrders(idToken, tool._id);
      await expect(figure(page, 'On its way')).toContainText('1');
      await expect(figure(page, 'Buy again')).toContainText('1');
    });

    await test.step('each figure leads to its list by keyboard', async () => {
      expect(await openFigure(page, 'On its way')).toBe(1);
      await expect(documentRows(page)).toHaveCount(1);
      await openFigure(page, 'To pay');
      await expect(page).toHaveURL(/\/my-orders\?payment=unpaid$/);
      await expect(documentRows(page)).toHaveCount(1);
      expect(await openFigure(page, 'Buy again')).toBe(1);
      await expect(page.getByRole('heading', { name: 'Buy again', level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: tool.toolName })).toBeVisible();
      await expectAccessibleInAllSizes(page);
      await page.setViewportSize(viewport);
    });

    await test.step('the tool is added again by keyboard', async () => {
      await page.getByRole('button', { name: `again: ${tool.toolName}` }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: 'See the cart', exact: true })).toBeVisible();
    });
  });

  test(`the page of a company has terms, credit, agreed prices and spending on a ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const account = newCustomer();
    const { idToken } = await createCustomer(account);
    const companyId = await createCompany(idToken, `Joinery of ${account.name}`);
    await agreeDiscount(companyId, 750, '2099-12-31');
    await startMemberSession(page, account, companyId);
    await page.goto(`/company?id=${companyId}`);
    await expect(page.getByText('Terms of the company: net 30 days.')).toBeVisible();
    await expect(page.getByText(/of \$100,000\.00, \$100,000\.00 left\.$/)).toBeVisible();
    const lists = page.getByRole('list', { name: 'Agreed price lists' });
    await expect(lists).toContainText('Until 31 December 2099');
    await expect(lists).toContainText('7.5% off the list prices');
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize(viewport);
    await page.getByRole('link', { name: 'Limits', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your limits')).toBeVisible();
    await expect(page.getByText('$0.00 this month').first()).toBeVisible();
  });
}
