import type { Locator, Page } from '@playwright/test';
import { apiRoutes } from 'functions/contract';
import { expectAccessibleInAllSizes } from '../support/page/accessibility.ts';
import { confirmDialog, dialogOf, press } from '../support/page/actions.ts';
import { pressByKey, typeByKey } from '../support/page/keyboard.ts';
import { expect, test } from '../support/page/test.ts';
import { newCustomer } from '../support/shop/account.ts';
import { addressTexts, fillAddress } from '../support/shop/addressForm.ts';
import { callApi, createUnverifiedCustomer, signInByApi, verify } from '../support/shop/api.ts';
import { receivedMail } from '../support/shop/inbox.ts';
import { expectLastStep } from '../support/shop/orders/orders.ts';
import { startAdminSession } from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/** What a phone order may cost, from the dashboard to the order. */
const maxClicks = 9;

/** Counts the clicks from now on, and what Enter presses or sends. */
const countClicks = async (page: Page): Promise<() => number> => {
  let clicks = 0;
  await page.exposeFunction('noteClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    const note = (window as unknown as { noteClick: () => void }).noteClick;
    addEventListener('click', ({ isTrusted }) => isTrusted && note(), { capture: true });
  });
  return () => clicks;
};

const typeAddress = async (dialog: Locator): Promise<void> => {
  for (const [label, text] of Object.entries(addressTexts)) {
    await typeByKey(dialog.getByLabel(label, { exact: true }), text);
  }
};

test('an order by phone takes few clicks, all of them by keyboard', async ({ page }) => {
  const tool = await addTool({ price: 10, available: 400 });
  await page.setViewportSize(sizes.phone);
  await startAdminSession(page);
  const clicks = await countClicks(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pressByKey(page.getByRole('button', { name: 'Menu', exact: true }));
  await pressByKey(page.getByRole('link', { name: 'Quotes', exact: true }));
  await pressByKey(page.getByRole('link', { name: 'New offer' }));
  await pressByKey(page.getByRole('button', { name: 'Add a customer' }));
  await typeAddress(dialogOf(page, 'Add a customer'));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('SKU, row 1', { exact: true })).toBeFocused();
  await expect(page.getByText('No e-mail address: no mails are sent')).toBeVisible();
  await page.setViewportSize(sizes.desktop);
  await page.keyboard.type(tool.sku);
  await typeByKey(page.getByLabel('Quantity, row 1', { exact: true }), '30');
  await expect(page.getByRole('button', { name: 'Set the prices of 1 tool' })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  const price = page.getByRole('textbox', { name: `Price of a piece: ${tool.toolName}` });
  await typeByKey(price, '9.50');
  await pressByKey(page.getByRole('button', { name: 'Place order for the customer' }));
  const place = dialogOf(page, 'Place the order for Nell Carpenter?');
  await expect(place).toContainText('Nell Carpenter has no e-mail address, and gets no mail.');
  await expect(place.getByLabel('Street address', { exact: true })).toHaveValue('7 Bench Lane');
  await pressByKey(place.getByRole('button', { name: 'Place the order, $285.00' }));
  await expectLastStep(page, 1, 'Placed by you for Nell Carpenter', 'Reason: by phone');
  expect(clicks()).toBeLessThanOrEqual(maxClicks);
  await expect(page.getByText('None: no mails are sent')).toBeVisible();
});

test('prices survive a reload, and the customer gets an address and claims the order', async ({
  page,
}) => {
  const tool = await addTool({ price: 10, available: 400 });
  const account = newCustomer();
  await page.setViewportSize(sizes.desktop);
  await startAdminSession(page);
  let payerId = '';
  const priceField = () =>
    page.getByRole('textbox', { name: `Price of a piece: ${tool.toolName}` });

  await test.step('staff add a company without an address', async () => {
    await page.goto('/dashboard/new-offer');
    await press(page, 'Add a customer');
    const dialog = dialogOf(page, 'Add a customer');
    await dialog.getByRole('button', { name: 'Company', exact: true }).click();
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize(sizes.desktop);
    await press(page, 'Add the customer');
    await expect(dialog.getByText('Enter the name of the company')).toBeVisible();
    await dialog.getByLabel('Company name').fill('Bench & Sons');
    await fillAddress(dialog);
    await press(page, 'Add the customer');
    await expect(page.getByRole('link', { name: 'Bench & Sons' })).toBeVisible();
    payerId = new URL(page.url()).searchParams.get('payer') ?? '';
  });

  await test.step('what was typed is there after a reload', async () => {
    await page.getByLabel('SKU, row 1', { exact: true }).fill(tool.sku);
    await page.getByLabel('Quantity, row 1', { exact: true }).fill('12');
    await press(page, 'Set the prices of 1 tool');
    await priceField().fill('9.25');
    await page.reload();
    await press(page, 'Set the prices of 1 tool');
    await expect(priceField()).toHaveValue('9.25');
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize(sizes.desktop);
    await press(page, 'Place order for the customer');
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize(sizes.desktop);
    await press(page, 'Place the order, $111.00');
    await expectLastStep(page, 1, 'Placed by you for Nell Carpenter');
  });
  const number = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await test.step('staff enter an address later, and mails about the order go there', async () => {
    await page.goto(`/dashboard/customers/${payerId}`);
    await press(page, 'Enter an e-mail address');
    const dialog = dialogOf(page, 'The e-mail address of Nell Carpenter');
    await dialog.getByLabel('E-mail address').fill(account.email);
    await dialog.getByLabel('E-mail address').press('Enter');
    await expect(page.getByText(`Mails go to ${account.email}.`)).toBeVisible();
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize(sizes.desktop);
    await page.goto(`/dashboard/orders/${number}`);
    await press(page, 'Confirm');
    await confirmDialog(page, 'Confirm this order?', 'Issue and mail 1 invoice, $');
    await receivedMail(account.email, `Order ${number} is confirmed`);
  });

  await test.step('only the verified owner of the address gets the order', async () => {
    const unverified = await createUnverifiedCustomer(account);
    const { email } = account;
    const body = { currentUser: { email } };
    await callApi(unverified.idToken, apiRoutes.signedIn, { params: { email }, body });
    expect(await callApi(unverified.idToken, apiRoutes.listMemberships)).toEqual([]);
    await verify(unverified);
    const { idToken } = await signInByApi(account);
    await callApi(idToken, apiRoutes.signedIn, { params: { email }, body });
    const [membership] = await callApi(idToken, apiRoutes.listMemberships);
    expect(membership).toMatchObject({ role: 'owner' });
  });
});
