import { addDays, apiRoutes, dayOf, type Order } from 'functions/contract';
import { settings } from '../../seed/data/settings.ts';
import {
  expectAccessibleInAllSizes,
  expectAccessibleInBothThemes,
  sizes,
} from '../support/page/accessibility.ts';
import { dialogOf, press } from '../support/page/actions.ts';
import { pressByKey, tabTo } from '../support/page/keyboard.ts';
import { rowsOf } from '../support/page/lists.ts';
import { expect, test } from '../support/page/test.ts';
import { newCustomer } from '../support/shop/account.ts';
import { callAsAdmin, createCustomer } from '../support/shop/api.ts';
import { receivedMail } from '../support/shop/inbox.ts';
import { makeLate } from '../support/shop/orders/lateOrders.ts';
import { moveOrder } from '../support/shop/orders/orders.ts';
import { placeOrders } from '../support/shop/orders/placeOrders.ts';
import { startAdminSession } from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

const phone = { width: 390, height: 844 };
const refused = /\/reminders: 409$/;
const today = dayOf(new Date(), settings.timeZone);

/** Orders of a new customer whose payments are late. */
const lateOrders = async (count: number): Promise<Order[]> => {
  const { idToken } = await createCustomer(newCustomer());
  const placed = await placeOrders(idToken, (await addTool())._id, count);
  for (const order of placed) {
    await moveOrder(order, 'confirmed');
    await makeLate(order, 5);
  }
  return placed;
};

test('staff remind of a late payment, note a promise, and send a statement', async ({
  page,
  expectFailure,
}) => {
  expectFailure(refused);
  const [order] = (await lateOrders(1)) as [Order];
  await page.setViewportSize(sizes.desktop);
  await startAdminSession(page);

  await test.step('with a promise, only despite it', async () => {
    await page.goto(`/dashboard/orders/${order.number}`);
    await press(page, 'Note a promise to pay');
    const promise = dialogOf(page, 'Until when does the customer promise to pay?');
    await promise.getByLabel('Day').fill(addDays(today, 3));
    await promise.getByLabel('Day').press('Enter');
    await expect(page.getByText(/^Promised to pay by .*, noted on /)).toBeVisible();
    await press(page, 'Send reminder');
    const question = dialogOf(page, 'Send 1 reminder?');
    await expect(question).toContainText(order.number);
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize(sizes.desktop);
    await question.getByRole('button', { name: 'Send' }).click();
    const failed = dialogOf(page, '1 reminder not sent');
    await expect(failed).toContainText('The customer has promised to pay by');
    await failed.getByLabel('Also before the day of the reminder, or of a promise').check();
    await failed.getByRole('button', { name: 'Retry this one' }).click();
    await expect(page.getByText(/^Reminder 1 on /)).toBeVisible();
    await receivedMail(order.userEmail, 'Payment reminder: invoice');
  });

  await test.step('the page of the customer sends a statement', async () => {
    await page.setViewportSize(phone);
    await page.goto(`/dashboard/customers/${order.payerId}`);
    await press(page, 'Send a statement');
    const statement = dialogOf(page, 'Send a statement of account?');
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize(phone);
    await statement.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(`Statement sent to ${order.userEmail}`)).toBeVisible();
    const { attachments } = await receivedMail(order.userEmail, 'Your statement of account');
    expect(attachments).toMatchObject([{ contentType: 'application/pdf' }]);
  });
});

test('staff remind of several late payments; what failed is named, and retried alone', async ({
  page,
  expectFailure,
}) => {
  expectFailure(refused);
  const orders = await lateOrders(2);
  const [first, second] = orders as [Order, Order];
  await page.setViewportSize(phone);
  await startAdminSession(page);
  const query = new URLSearchParams({ payment: 'overdue', payer: first.payerId });
  await page.goto(`/dashboard/all-orders?${query}`);
  await page.getByLabel(/^Select all/).check();
  await press(page, 'Send 2 reminders');
  // Someone else is faster with one of them.
  const params = { id: first._id };
  await callAsAdmin(apiRoutes.sendReminder, { params, body: { level: 1, override: false } });
  const day = addDays(today, 2);
  await callAsAdmin(apiRoutes.notePromise, { params: { id: second._id }, body: { day } });
  await dialogOf(page, 'Send 2 reminders?').getByRole('button', { name: 'Send' }).click();
  const failed = dialogOf(page, '2 reminders not sent');
  await expect(failed).toContainText(`${first.number}: `);
  await expect(failed).toContainText('has already sent reminder 1.');
  await expect(failed).toContainText(`${second.number}: The customer has promised to pay by`);
  await expectAccessibleInAllSizes(page);
  await page.setViewportSize(phone);
  await failed.getByLabel('Also before the day of the reminder, or of a promise').check();
  await failed.getByRole('button', { name: 'Retry this one' }).click();
  await expect(page.getByText('1 reminder sent')).toBeVisible();
  await receivedMail(second.userEmail, 'Payment reminder: invoice');
});

for (const [name, size] of Object.entries({ phone, desktop: sizes.desktop })) {
  test(`receivables and customers send reminders by keyboard on a ${name}`, async ({ page }) => {
    const [order] = (await lateOrders(1)) as [Order];
    await page.setViewportSize(size);
    await startAdminSession(page);
    const question = dialogOf(page, 'Send 1 reminder?');
    const row = rowsOf(page).filter({ hasText: order.userEmail });

    await test.step('from the receivables', async () => {
      await page.goto('/dashboard/receivables?sort=name');
      await expect(rowsOf(page).nth(1)).toBeVisible();
      const more = page.getByRole('button', { name: 'Show more' });
      while ((await row.count()) === 0) await more.click();
      await row.getByRole('link', { name: order.userName }).focus();
      if (name === 'phone') {
        await pressByKey(row.getByRole('button', { name: /^Actions on / }));
        await expect(page.getByRole('menuitem').first()).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
      } else {
        await pressByKey(row.getByRole('button', { name: 'Send reminders' }));
      }
      await expect(question).toContainText(order.number);
      await expectAccessibleInBothThemes(page);
      await pressByKey(question.getByRole('button', { name: 'Send' }));
      await expect(question).toBeHidden();
      await expect(row).toContainText('Reminder 1');
      await receivedMail(order.userEmail, 'Payment reminder: invoice');
    });

    await test.step('from the page of the customer, at no level twice', async () => {
      await page.goto(`/dashboard/customers/${order.payerId}`);
      await pressByKey(page.getByRole('button', { name: 'Send reminders' }));
      await expect(question).toContainText('Reminder 1 on');
      const isEarly = question.getByLabel('Also before the day of the reminder, or of a promise');
      await tabTo(isEarly);
      await page.keyboard.press('Space');
      await pressByKey(question.getByRole('button', { name: 'Send' }));
      await expect(question).toBeHidden();
      await receivedMail(order.userEmail, 'Second payment reminder: invoice');
    });
  });
}

test('the settings show how a reminder reads, and check its placeholders', async ({ page }) => {
  await startAdminSession(page);
  await page.goto('/dashboard/settings');
  const text = page.getByLabel('Second reminder: text');
  const preview = page.getByRole('group', { name: 'Preview of the second reminder' });
  await text.fill('Dear {customer}, please pay {amount}.');
  await expect(preview).toContainText('Dear Harbor Joinery, please pay $1,284.50.');
  await expectAccessibleInAllSizes(page);
  await text.fill('Please pay {sum}.');
  await expect(preview).toBeHidden();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText(/^Only these can stand in braces: customer/)).toBeVisible();
});
