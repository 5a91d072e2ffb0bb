import type { Page } from '@playwright/test';
import { expectAccessibleInAllSizes } from '../support/page/accessibility.ts';
import { confirmDialog, dialogOf, expectPdf, press } from '../support/page/actions.ts';
import { expect, test } from '../support/page/test.ts';
import { historyOn, moveOrder, orderPath, placeLines } from '../support/shop/orders.ts';
import { startAdminSession, startCustomerSession } from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

const phone = { width: 390, height: 844 };

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const expectPieces = (page: Page, name: string, ...pieces: string[]) =>
  expect(card(page, name).getByRole('listitem')).toHaveText(pieces);

const expectTotals = async (page: Page, totals: Record<string, string>) => {
  const list = page.getByLabel('Totals', { exact: true });
  await expect(list.getByRole('term')).toHaveText(Object.keys(totals));
  await expect(list.getByRole('definition')).toHaveText(Object.values(totals));
};

/** Enters how many pieces of a tool the open dialog is about. */
const enterPieces = (page: Page, tool: string, pieces: number) =>
  page.getByRole('spinbutton', { name: `Pieces: ${tool}` }).fill(`${pieces}`);

const ship = async (page: Page, trackingNumber: string) => {
  const dialog = dialogOf(page, 'Ship a parcel');
  await dialog.getByLabel('Carrier').fill('Two Rivers Freight');
  await dialog.getByLabel('Tracking number').fill(trackingNumber);
  await confirmDialog(page, 'Ship a parcel');
};

test('an order arrives in two parcels, and a line of it is cancelled and credited', async ({
  page: customer,
  openWindow,
  allowNewSteps,
}) => {
  allowNewSteps();
  const tools = [
    await addTool({ price: 33.35, minOrder: 3 }),
    await addTool({ price: 20, minOrder: 5 }),
    await addTool({ price: 7.45, minOrder: 4 }),
  ] as const;
  const [plane, saw, clamp] = tools.map(({ toolName }) => toolName) as [string, string, string];
  await customer.setViewportSize(phone);
  const order = await placeLines(await startCustomerSession(customer), tools);
  await moveOrder(order, 'confirmed');
  const [first, second] = [`Parcel ${order.number}-S1`, `Parcel ${order.number}-S2`];
  const admin = await openWindow();
  await startAdminSession(admin);
  for (const window of [customer, admin]) await window.goto(orderPath(order));

  await test.step('an admin ships a part', async () => {
    await press(admin, 'Ship');
    await enterPieces(admin, plane, 1);
    await enterPieces(admin, clamp, 0);
    await ship(admin, 'TR 1');
    await expectPieces(customer, first, `1 × ${plane}`, `5 × ${saw}`);
    await expect(card(customer, first)).toContainText('On its way');
    await expectPieces(customer, 'Still to come', `2 × ${plane}`, `4 × ${clamp}`);
    await expectAccessibleInAllSizes(customer);
    await customer.setViewportSize(phone);
  });

  await test.step('the admin cancels a line, for which there is a credit note', async () => {
    await press(admin, 'Cancel pieces');
    await enterPieces(admin, clamp, 4);
    const question = 'Cancel pieces of this order';
    await expect(dialogOf(admin, question)).toContainText('A credit note of $29.80 covers them.');
    await admin.getByLabel('Reason').fill('Sold out');
    await confirmDialog(admin, question);
    await expectPieces(customer, 'Still to come', `2 × ${plane}`);
    await expect(card(customer, 'Credit notes')).toContainText('Reason: Sold out');
    for (const window of [admin, customer]) {
      await expectTotals(window, {
        Subtotal: '$229.85',
        Total: '$229.85',
        Credited: '−$29.80',
        Owed: '$200.05',
        Paid: '$0.00',
        'Payment due': '$200.05',
      });
    }
  });

  await test.step('the admin ships the rest', async () => {
    await press(admin, 'Ship');
    await ship(admin, 'TR 2');
    await expectPieces(customer, second, `2 × ${plane}`);
    await expect(card(customer, 'Still to come')).toHaveCount(0);
  });

  await test.step('the customer downloads the delivery note, and receives both parcels', async () => {
    const note = card(customer, second).getByRole('button', { name: 'Delivery note (PDF)' });
    await expectPdf(note, new RegExp(`^delivery-note-${order.number}-S2\\.pdf$`));
    for (const [parcel, step] of [
      [first, 'Parcel delivered by you'],
      [second, 'Delivered by you'],
    ] as const) {
      await card(customer, parcel)
        .getByRole('button', { name: /^Mark as received/ })
        .click();
      await confirmDialog(customer, 'Have you received this parcel?');
      await expect(historyOn(customer).last()).toContainText(step);
    }
    await expect(customer.getByRole('button', { name: /^Mark as received/ })).toHaveCount(0);
  });
});
