import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  apiRoutes,
  type CustomerInput,
  expiredReason,
  type Order,
  type Tool,
} from 'functions/contract';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { newCustomer } from './support/account.ts';
import { callAsAdmin, createCustomer } from './support/api.ts';
import { endHold } from './support/holds.ts';
import { historyOn, moveOrder, orderPath, placeOne } from './support/orders.ts';
import { startAdminSession, startSession } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { addTool, readTool, removeTestTools } from './support/tools.ts';

test.afterEach(removeTestTools);

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** A tool whose minimum costs $100. */
const addCheapTool = (): Promise<Tool> => addTool({ price: 20, minOrder: 5 });

interface Buyer {
  order: Order;
  page: Page;
  /** The ordered tool as it was before the order. */
  tool: Tool;
}

/** Signs a new customer in who has placed an order for $100, with these terms or the usual ones. */
const startOrder = async (page: Page, terms?: CustomerInput['terms']): Promise<Buyer> => {
  const account = newCustomer();
  const { localId: uid } = await createCustomer(account);
  if (terms) {
    const { updateCustomer } = apiRoutes;
    await callAsAdmin(updateCustomer, updateCustomer.href({ uid }), { terms, creditLimit: null });
  }
  const tool = await addCheapTool();
  const order = await placeOne(account, tool._id);
  await startSession(page, account);
  return { order, page, tool };
};

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

const payment = (page: Page) => page.getByRole('region', { name: 'Payment', exact: true });

const confirmDialog = async (page: Page, name: string) => {
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
};

/** Downloads a document, and expects a PDF. */
const expectPdf = async (page: Page, button: RegExp, name: RegExp) => {
  const download = page.waitForEvent('download');
  await press(page, button);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(name);
  const content = await readFile(await file.path());
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(content.length).toBeGreaterThan(5_000);
};

for (const [size, viewport] of Object.entries(sizes)) {
  test(`an invoice is paid in two parts (${size})`, async ({ page: admin, openWindow }) => {
    const customer = await openWindow();
    for (const page of [admin, customer]) await page.setViewportSize(viewport);
    const { order } = await startOrder(customer);
    await startAdminSession(admin);
    await customer.goto(orderPath(order));
    await expect(payment(customer)).toContainText('$100.00 due');
    await expect(payment(customer)).toContainText('Due 30 days after the invoice');
    await moveOrder(order, 'confirmed');

    await customer.reload();
    await expect(payment(customer)).toContainText(/Due \d+ \w+ \d{4}/);
    await expectPdf(customer, /^Invoice .*PDF/, /^invoice-\d{4}-\d{6,}\.pdf$/);
    await press(customer, 'Copy reference');
    await expect(payment(customer).getByRole('status')).toContainText(
      /^Reference (copied|selected)/,
    );
    await expectAccessibleInBothThemes(customer);

    await admin.goto(orderPath(order));
    await press(admin, 'Record a payment');
    await admin.getByLabel('Amount').fill('40');
    await confirmDialog(admin, 'Record a payment');
    await expect(admin.getByText('Payment of $40.00 recorded. $60.00 is still due.')).toBeVisible();
    await expect(payment(admin)).toContainText('Part paid');
    await press(admin, 'Record a payment');
    await expect(admin.getByLabel('Amount')).toHaveValue('60.00');
    await confirmDialog(admin, 'Record a payment');
    await expect(payment(admin)).toContainText('Paid in full');
    await expectAccessibleInBothThemes(admin);

    await customer.reload();
    await expect(payment(customer)).toContainText('Paid in full');
    const entries = payment(customer).getByRole('list', { name: 'Payments' });
    await expect(entries.getByRole('listitem')).toHaveCount(2);
    await expect(customer.getByText('How to pay')).toHaveCount(0);
  });

  test(`a payment is reversed, and one of a cancelled order refunded (${size})`, async ({
    page: admin,
    openWindow,
  }) => {
    const customer = await openWindow();
    for (const page of [admin, customer]) await page.setViewportSize(viewport);
    const { order } = await startOrder(customer);
    await moveOrder(order, 'confirmed');
    await startAdminSession(admin);
    await admin.goto(orderPath(order));
    for (const amount of ['10', '100']) {
      await press(admin, 'Record a payment');
      await admin.getByLabel('Amount').fill(amount);
      if (amount === '100') {
        await admin.getByLabel(/^The customer paid \$10.00 more/).check();
      }
      await confirmDialog(admin, 'Record a payment');
    }
    await press(admin, 'Reverse payment of $10.00');
    await admin.getByLabel('Reason').fill('Of another customer');
    await confirmDialog(admin, 'Reverse this payment?');
    await expect(payment(admin)).toContainText('Paid in full');

    await moveOrder(order, 'cancelled');
    await customer.goto(orderPath(order));
    await expect(payment(customer)).toContainText('$100.00 to be refunded');
    await expectPdf(customer, /^Credit note .*PDF/, /^credit-note-CN-\d{4}-\d{6,}\.pdf$/);
    await admin.reload();
    await press(admin, 'Refund');
    await confirmDialog(admin, 'Refund the customer');
    await expect(payment(admin)).toContainText('Refunded');
    await customer.reload();
    await expect(payment(customer)).toContainText('Refunded');
    await expect(payment(customer)).toContainText('−$100.00');
  });

  test(`a prepaid order is paid by card at the second attempt (${size})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { order } = await startOrder(page, 'prepaid');
    await page.goto(orderPath(order));
    await expect(payment(page)).toContainText(/Pay by .* or the order is cancelled/);
    await press(page, 'Pay $100.00 by card');
    await press(page, 'Decline');
    await expect(page.getByRole('alert')).toContainText('declined');
    await page.getByRole('link', { name: 'Back to the shop' }).click();
    await expect(payment(page)).toContainText('Nothing was charged');
    await press(page, 'Pay $100.00 by card');
    await press(page, 'Pay $100.00');
    await expect(payment(page)).toContainText('Thank you. Your payment has arrived.');
    await expect(payment(page)).toContainText('Paid in full');
    await expect(payment(page).getByRole('listitem').first()).toContainText('Card');
  });

  test(`an unpaid hold ends, and its pieces are on sale again (${size})`, async ({
    page,
    allowNewSteps,
  }) => {
    allowNewSteps();
    await page.setViewportSize(viewport);
    const { order, tool } = await startOrder(page, 'prepaid');
    const readAvailable = async () => (await readTool(tool._id)).available;
    expect(await readAvailable()).toBe(tool.available - tool.minOrder);
    await page.goto(orderPath(order));
    await expect(payment(page)).toContainText(/Pay by .* or the order is cancelled/);
    await endHold(order);
    await expect.poll(readAvailable).toBe(tool.available);

    await page.reload();
    await expect(historyOn(page).last()).toContainText(/^Cancelled/);
    await expect(historyOn(page).last()).toContainText(expiredReason);
    await expect(payment(page)).toContainText('Nothing to pay');
    await expect(page.getByText('How to pay')).toHaveCount(0);
  });
}
