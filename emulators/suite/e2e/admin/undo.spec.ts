import type { Order } from 'functions/contract';
import { expectAccessibleInBothThemes } from '../support/page/accessibility.ts';
import { confirmDialog, dialogOf, press } from '../support/page/actions.ts';
import { expect, test } from '../support/page/test.ts';
import { receivedMail } from '../support/shop/inbox.ts';
import {
  expectLastStep,
  moveOrder,
  orderPath,
  placeOne,
  readOrder,
} from '../support/shop/orders/orders.ts';
import { orderAsNewCustomer } from '../support/shop/orders/placeOrders.ts';
import { startAdminSession, startCustomerSession } from '../support/shop/session.ts';
import { addTool, readTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

for (const [device, size] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`a cancellation and a shipment are undone from their notices by keyboard on ${device}`, async ({
    page: admin,
    openWindow,
    allowNewSteps,
  }) => {
    allowNewSteps();
    const customer = await openWindow();
    await customer.setViewportSize(size);
    const account = await startCustomerSession(customer);
    const { _id } = await addTool({ price: 20, minOrder: 5 });
    const order = await placeOne(account, _id);
    const { available } = await readTool(_id);

    await test.step('the customer cancels by mistake', async () => {
      await customer.goto(orderPath(order));
      await press(customer, 'Cancel order');
      const question = 'Are you sure you want to cancel this order?';
      await confirmDialog(customer, question, 'Confirm');
      await expectLastStep(customer, 2, /^Cancelled by you/);
      const undo = customer.getByRole('button', { name: 'Undo' });
      await undo.focus();
      await expectAccessibleInBothThemes(customer);
      await undo.press('Enter');
      await expect(customer.getByText(`Undone: order ${order.number} is as before`)).toBeVisible();
      await expectLastStep(customer, 3, /^Undone by you/);
      expect((await readTool(_id)).available).toBe(available);
      await expect(customer.getByRole('button', { name: 'Cancel order' })).toBeVisible();
    });

    await moveOrder(order, 'confirmed');
    await startAdminSession(admin);
    await admin.setViewportSize(size);
    await admin.goto(orderPath(order));

    await test.step('staff ship it by mistake, and the customer sees both steps', async () => {
      await press(admin, 'Ship');
      const dialog = dialogOf(admin, 'Ship a parcel');
      await dialog.getByLabel('Carrier').fill('UPS');
      await dialog.getByLabel('Tracking number').fill('1Z992');
      await confirmDialog(admin, 'Ship a parcel', 'Ship 5 pieces');
      await expectLastStep(customer, 5, 'Tracking number: 1Z992');
      await admin.getByRole('button', { name: 'Undo' }).press('Enter');
      await expectLastStep(admin, 6, /^Undone by you/);
      await expectLastStep(customer, 6, 'Undone by Tools Hub');
      await expect(admin.getByRole('button', { name: 'Ship', exact: true })).toBeVisible();
    });
  });
}

test('nothing is undone after someone else has gone on, or after the mail has left', async ({
  page,
  expectFailure,
  allowNewSteps,
}) => {
  expectFailure(/\/undo: 409/);
  allowNewSteps();
  const [one, other] = await orderAsNewCustomer((await addTool())._id, 2);
  await startAdminSession(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  const ship = async (order: Order) => {
    await moveOrder(order, 'confirmed');
    await page.goto(orderPath(order));
    await press(page, 'Ship');
    const dialog = dialogOf(page, 'Ship a parcel');
    await dialog.getByLabel('Carrier').fill('UPS');
    await dialog.getByLabel('Tracking number').fill('1Z993');
    await confirmDialog(page, 'Ship a parcel', /^Ship /);
    await undo.focus();
  };

  await ship(one as Order);
  await moveOrder(one as Order, 'delivered');
  await undo.press('Enter');
  await expect(page.getByText('The order has changed since, so nothing was undone.')).toBeVisible();

  const mailed = other as Order;
  await ship(mailed);
  await receivedMail(mailed.userEmail, `Order ${mailed.number} has been shipped`);
  await undo.press('Enter');
  await expect(
    page.getByText('The mail about it has been sent, so nothing was undone.'),
  ).toBeVisible();
  expect((await readOrder(mailed)).status).toBe('shipped');
});
