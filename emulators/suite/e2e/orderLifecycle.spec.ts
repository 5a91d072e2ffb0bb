import type { Page } from '@playwright/test';
import type { OrderStatus } from 'functions/contract';
import { newCustomer } from './support/account.ts';
import { fillOrder } from './support/orderForm.ts';
import { historyOn, moveOrder, orderPath, placeOne, readOrder } from './support/orders.ts';
import { startAdminSession, startCustomerSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

// With the animations of dialogs and notices, as most people see them.
test.use({ reducedMotion: 'no-preference' });

const tool = 'claw-hammer';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Presses the button of an action, and confirms its dialog. */
const act = async (page: Page, action: string, question: string) => {
  await press(page, action);
  await dialogOf(page, question).getByRole('button', { name: 'Confirm' }).click();
};

const expectStatus = async (page: Page, status: string, count: number) => {
  await expect(historyOn(page)).toHaveCount(count);
  await expect(historyOn(page).last()).toContainText(new RegExp(`^${status} by`));
};

/** Places an order by the form, and opens its page. Returns its path and its number. */
const placeByForm = async (page: Page) => {
  await page.goto(`/order/${tool}`);
  await fillOrder(page);
  await press(page, 'Place Order');
  const confirmation = page.getByRole('region', { name: 'Thank you for your order' });
  await expect(confirmation).toBeFocused();
  await confirmation.getByRole('link', { name: 'See this order' }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^Order TH-/ });
  const number = (await heading.innerText()).replace('Order ', '');
  return { path: new URL(page.url()).pathname, number };
};

for (const [size, viewport] of Object.entries(sizes)) {
  const customerEnds = size === 'phone';

  test(`an order is placed, confirmed, shipped and delivered in two windows (${size})`, async ({
    page: customer,
    openWindow,
    allowNewSteps,
  }) => {
    allowNewSteps();
    await customer.setViewportSize(viewport);
    const { name } = await startCustomerSession(customer);
    const { path, number } = await placeByForm(customer);
    await expectStatus(customer, 'Placed', 1);
    const next = customer.getByRole('list', { name: 'What happens next' });
    await expect(next.getByRole('listitem')).toHaveCount(3);
    await expect(next).toContainText('We confirm your order within one working day.');

    const admin = await openWindow();
    await admin.setViewportSize(viewport);
    await startAdminSession(admin);
    await admin.goto(path);
    await expect(historyOn(admin)).toHaveText([new RegExp(`^Placed by ${name}`)]);

    await test.step('confirm', async () => {
      await act(admin, 'Confirm', 'Confirm this order?');
      await expect(admin.getByText(`Order ${number} confirmed`)).toBeVisible();
      await expectStatus(admin, 'Confirmed', 2);
      await customer.reload();
      await expect(historyOn(customer).last()).toContainText('Confirmed by Tools Hub');
      await expect(customer.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    });

    await test.step('ship, with Enter in the last field', async () => {
      await press(admin, 'Ship');
      const dialog = dialogOf(admin, 'Ship this order?');
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await expect(dialog.getByText('Enter the carrier')).toBeVisible();
      await expect(dialog.getByLabel('Carrier')).toBeFocused();
      await dialog.getByLabel('Carrier').fill('Two Rivers Freight');
      await dialog.getByLabel('Tracking number').fill('TR 123');
      await dialog.getByLabel('Tracking number').press('Enter');
      await expect(admin.getByText(`Order ${number} shipped`)).toBeVisible();
      await expect(dialog).toBeHidden();
      await customer.reload();
      await expectStatus(customer, 'Shipped', 3);
      await expect(historyOn(customer).last()).toContainText('Carrier: Two Rivers Freight');
      await expect(historyOn(customer).last()).toContainText('Tracking number: TR 123');
    });

    await test.step('deliver', async () => {
      if (customerEnds) {
        await act(customer, 'Confirm receipt', 'Have you received this order?');
        await expect(customer.getByText(`Receipt of order ${number} confirmed`)).toBeVisible();
      } else {
        await act(admin, 'Mark as delivered', 'Mark this order as delivered?');
        await expect(admin.getByText(`Order ${number} marked as delivered`)).toBeVisible();
        await customer.reload();
      }
      await expectStatus(customer, 'Delivered', 4);
      await expect(next).toHaveCount(0);
      await admin.reload();
      await expectStatus(admin, 'Delivered', 4);
      await expect(admin.getByRole('button', { name: 'Mark as delivered' })).toHaveCount(0);
    });
  });

  test(`a customer cancels a placed order, and an admin a confirmed one (${size})`, async ({
    page: customer,
    openWindow,
  }) => {
    const account = await startCustomerSession(customer);
    await customer.setViewportSize(viewport);
    const [own, late] = [await placeOne(account, tool), await placeOne(account, tool)];

    await customer.goto(orderPath(own));
    const question = 'Are you sure you want to cancel this order?';
    await press(customer, 'Cancel order');
    const dialog = dialogOf(customer, question);
    await expect(dialog).toContainText(`Quantity: ${own.orderQuantity}`);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(customer.getByRole('button', { name: 'Cancel order' })).toBeFocused();
    await act(customer, 'Cancel order', question);
    await expect(customer.getByText(`order ID: ${own.number} deleted`)).toBeVisible();
    await expectStatus(customer, 'Cancelled', 2);
    await expect(customer.getByRole('heading', { level: 1 })).toBeFocused();

    await moveOrder(late, 'confirmed');
    const admin = await openWindow();
    await admin.setViewportSize(viewport);
    await startAdminSession(admin);
    await admin.goto(orderPath(late));
    await act(admin, 'Cancel order', question);
    await expect(admin.getByText('Enter the reason')).toBeVisible();
    await admin.getByLabel('Reason').fill('The mill has closed');
    await dialogOf(admin, question).getByRole('button', { name: 'Confirm' }).click();
    await expect(admin.getByText(`order ID: ${late.number} deleted`)).toBeVisible();
    await customer.goto(orderPath(late));
    await expectStatus(customer, 'Cancelled', 3);
    await expect(historyOn(customer).last()).toContainText('Reason: The mill has closed');
    await expect(customer.getByText('Payment due$0.00')).toBeVisible();
  });
}

const offers: [OrderStatus, { customer: string[]; admin: string[] }][] = [
  ['placed', { customer: ['Cancel order'], admin: ['Confirm', 'Cancel order'] }],
  ['confirmed', { customer: [], admin: ['Ship', 'Cancel order'] }],
  ['shipped', { customer: ['Confirm receipt'], admin: ['Mark as delivered'] }],
  ['delivered', { customer: [], admin: [] }],
];

const actionNames = /^(Confirm|Ship|Mark as delivered|Confirm receipt|Cancel order)$/;

test('each status offers each role what the lifecycle allows', async ({
  page: customer,
  openWindow,
  allowNewSteps,
}) => {
  allowNewSteps();
  const account = await startCustomerSession(customer);
  const admin = await openWindow();
  await startAdminSession(admin);
  const order = await placeOne(account, tool);
  const cancelled = await placeOne(account, tool);
  await moveOrder(cancelled, 'cancelled');

  const expectOffers = async (page: Page, names: string[], steps: number) => {
    await expect(historyOn(page)).toHaveCount(steps);
    await expect(page.getByRole('button', { name: actionNames })).toHaveText(names);
  };
  for (const [index, [status, names]] of offers.entries()) {
    if (status !== 'placed' && status !== 'cancelled') await moveOrder(order, status);
    for (const [page, role] of [[customer, 'customer'] as const, [admin, 'admin'] as const]) {
      await page.goto(orderPath(order));
      await expectOffers(page, names[role], index + 1);
    }
  }
  for (const page of [customer, admin]) {
    await page.goto(orderPath(cancelled));
    await expectOffers(page, [], 2);
  }
});

test('a double tap on Confirm sends one transition', async ({ page, openWindow }) => {
  const customer = newCustomer();
  await startCustomerSession(await openWindow(), customer);
  const order = await placeOne(customer, tool);
  await startAdminSession(page);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/transitions')) sent += 1;
  });
  await page.goto(orderPath(order));
  await press(page, 'Confirm');
  const dialog = dialogOf(page, 'Confirm this order?');
  await dialog.getByRole('button', { name: 'Confirm' }).dblclick();
  await expectStatus(page, 'Confirmed', 2);
  await expect(dialog).toBeHidden();
  expect(sent).toBe(1);
  expect((await readOrder(order)).history).toHaveLength(2);
});

test('a stale page says what the status is now, and what is possible', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/^POST .*\/transitions: 409$/);
  const order = await placeOne(await startCustomerSession(page), tool);
  await page.goto(orderPath(order));
  await expectStatus(page, 'Placed', 1);
  await press(page, 'Cancel order');
  await moveOrder(order, 'confirmed', 'shipped');
  const dialog = dialogOf(page, 'Are you sure you want to cancel this order?');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const refusal = `The status of order ${order.number} is now Shipped. You can confirm its receipt.`;
  await expect(page.getByText(refusal)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectStatus(page, 'Shipped', 3);
  await expect(page.getByRole('button', { name: 'Confirm receipt' })).toBeVisible();
});
