import type { Page } from '@playwright/test';
import { apiRoutes, expiredReason } from 'functions/contract';
import { expectAccessibleInAllSizes } from '../support/page/accessibility.ts';
import { confirmDialog, dialogOf, expectPdf, press } from '../support/page/actions.ts';
import { expect, test } from '../support/page/test.ts';
import { newCustomer } from '../support/shop/account.ts';
import { fillAddress } from '../support/shop/addressForm.ts';
import { callAsAdmin, createCustomer } from '../support/shop/api.ts';
import { endHold } from '../support/shop/orders/holds.ts';
import {
  expectLastStep,
  historyOn,
  moveOrder,
  orderPath,
  placeOne,
} from '../support/shop/orders/orders.ts';
import { startAdminSession, startCustomerSession, startSession } from '../support/shop/session.ts';
import { addTool, readTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

const phone = { width: 390, height: 844 };

/** A tool whose minimum costs $100. */
const addCheapTool = () => addTool({ price: 20, minOrder: 5 });

const payment = (page: Page) => page.getByRole('region', { name: 'Payment', exact: true });

test.describe('with the animations of dialogs and notices, as most people see them', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a quick order is confirmed, paid in two parts, shipped and delivered in two windows', async ({
    page: customer,
    openWindow,
    allowNewSteps,
  }) => {
    allowNewSteps();
    const tool = await addCheapTool();
    await customer.setViewportSize(phone);
    const { name } = await startCustomerSession(customer);

    await test.step('the customer orders by SKU', async () => {
      await customer.goto('/quick-order');
      await customer.getByLabel('SKU, row 1', { exact: true }).fill(tool.sku);
      await customer.getByLabel('Quantity, row 1', { exact: true }).fill('5');
      await expect(customer.getByText('1 ready')).toBeVisible();
      await press(customer, 'Add 1 tool to the cart');
      await customer.getByRole('banner').getByRole('link', { name: 'Cart, 1 tool' }).click();
      await customer.getByRole('link', { name: 'Checkout', exact: true }).click();
      await fillAddress(customer);
      await press(customer, 'Place order: $100.00');
      await expect(customer.getByText('Order placed successfully')).toBeVisible();
      await expectLastStep(customer, 1, 'Placed by you');
      await expect(payment(customer)).toContainText('Due 30 days after the invoice');
      const next = customer.getByRole('list', { name: 'What happens next' });
      await expect(next.getByRole('listitem')).toHaveCount(3);
    });

    const admin = await openWindow();
    await admin.setViewportSize({ width: 1440, height: 900 });
    await startAdminSession(admin);
    await admin.goto(new URL(customer.url()).pathname);
    await expect(historyOn(admin)).toHaveText([new RegExp(`^Placed by ${name}`)]);

    await test.step('an admin confirms it, and the customer gets the invoice', async () => {
      await press(admin, 'Confirm');
      await confirmDialog(admin, 'Confirm this order?', 'Issue and mail 1 invoice, $');
      await expectLastStep(admin, 2, 'Confirmed by you');
      await expectLastStep(customer, 2, 'Confirmed by Tools Hub');
      await expect(payment(customer)).toContainText(/Due \d+ \w+ \d{4}/);
      const invoice = customer.getByRole('button', { name: /^Invoice .*PDF/ });
      await expectPdf(invoice, /^invoice-\d{4}-\d{6,}\.pdf$/);
      await press(customer, 'Copy reference');
      await expect(payment(customer).getByRole('status')).toContainText(
        /^Reference (copied|selected)/,
      );
    });

    await test.step('the admin records two payments', async () => {
      await press(admin, 'Record a payment');
      await admin.getByLabel('Amount').fill('40');
      await confirmDialog(admin, 'Record a payment', 'Record payment of $');
      await expect(payment(admin)).toContainText('Part paid');
      await press(admin, 'Record a payment');
      await expect(admin.getByLabel('Amount')).toHaveValue('60.00');
      await confirmDialog(admin, 'Record a payment', 'Record payment of $');
      await expect(payment(admin)).toContainText('Paid in full');
      await expect(payment(customer)).toContainText('Paid in full');
      const entries = payment(customer).getByRole('list', { name: 'Payments' });
      await expect(entries.getByRole('listitem')).toHaveCount(2);
      await expect(customer.getByText('How to pay')).toHaveCount(0);
    });

    await test.step('the admin ships it, with Enter in the last field', async () => {
      await press(admin, 'Ship');
      const dialog = dialogOf(admin, 'Ship a parcel');
      await dialog.getByLabel('Carrier').fill('Two Rivers Freight');
      await dialog.getByLabel('Tracking number').fill('TR 123');
      await dialog.getByLabel('Tracking number').press('Enter');
      await expect(dialog).toBeHidden();
      await expectLastStep(customer, 3, 'Carrier: Two Rivers Freight');
      await expect(historyOn(customer).last()).toContainText('Tracking number: TR 123');
    });

    await test.step('the customer confirms the receipt', async () => {
      await press(customer, 'Confirm receipt');
      await confirmDialog(customer, 'Have you received this order?', 'Confirm receipt of ');
      await expectLastStep(customer, 4, /^Delivered by you/);
      await expectLastStep(admin, 4, /^Delivered by/);
      await expect(admin.getByRole('button', { name: 'Mark as delivered' })).toHaveCount(0);
    });
  });
});

test('a customer cancels an order, and an admin another one, whose payment is refunded', async ({
  page: admin,
  openWindow,
  allowNewSteps,
}) => {
  allowNewSteps();
  const customer = await openWindow();
  const account = await startCustomerSession(customer);
  const { _id } = await addCheapTool();
  const [own, paid] = [await placeOne(account, _id), await placeOne(account, _id)];
  const question = 'Are you sure you want to cancel this order?';

  await test.step('the customer cancels by keyboard', async () => {
    await customer.goto(orderPath(own));
    const cancel = customer.getByRole('button', { name: 'Cancel order' });
    await cancel.press('Enter');
    await expect(dialogOf(customer, question)).toContainText('Quantity: 5');
    await customer.keyboard.press('Escape');
    await expect(cancel).toBeFocused();
    await cancel.press('Enter');
    await confirmDialog(customer, question, 'Confirm');
    await expect(customer.getByText(`order ID: ${own.number} deleted`)).toBeVisible();
    await expectLastStep(customer, 2, /^Cancelled by you/);
    await expect(customer.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await moveOrder(paid, 'confirmed');
  await admin.setViewportSize(phone);
  await startAdminSession(admin);
  await admin.goto(orderPath(paid));
  await test.step('an admin reverses a payment on a phone', async () => {
    for (const amount of ['10', '100']) {
      await press(admin, 'Record a payment');
      await admin.getByLabel('Amount').fill(amount);
      if (amount === '100') {
        await admin.getByLabel(/^The customer paid \$10.00 more/).check();
      }
      await confirmDialog(admin, 'Record a payment', 'Record payment of $');
    }
    await press(admin, 'Reverse payment of $10.00');
    await admin.getByLabel('Reason').fill('Of another customer');
    await confirmDialog(admin, 'Reverse this payment?', 'Reverse payment of $10.00');
    await expect(payment(admin)).toContainText('Paid in full');
  });

  await test.step('the admin cancels the order, and refunds it', async () => {
    await press(admin, 'Cancel order');
    await admin.getByLabel('Reason').fill('The mill has closed');
    await confirmDialog(admin, question, 'Confirm');
    await customer.goto(orderPath(paid));
    await expectLastStep(customer, 3, 'Reason: The mill has closed');
    await expect(payment(customer)).toContainText('$100.00 to be refunded');
    const note = customer.getByRole('button', { name: /^Credit note .*PDF/ });
    await expectPdf(note, /^credit-note-CN-\d{4}-\d{6,}\.pdf$/);
    await press(admin, 'Refund');
    await confirmDialog(admin, 'Refund the customer', 'Record refund of $100.00');
    await expect(payment(admin)).toContainText('Refunded');
    await expect(payment(customer)).toContainText('−$100.00');
  });
});

test('of two prepaid orders, one is paid by card at the second attempt, and the hold of the other ends', async ({
  page,
}) => {
  const account = newCustomer();
  const { localId: payerId } = await createCustomer(account);
  const { updateCustomer } = apiRoutes;
  const agreement = { terms: 'prepaid', creditLimit: null };
  await callAsAdmin(updateCustomer, { params: { payerId }, body: agreement });
  const [sold, held] = [await addCheapTool(), await addCheapTool()];
  const [paid, unpaid] = [await placeOne(account, sold._id), await placeOne(account, held._id)];
  const availableOfHeld = async () => (await readTool(held._id)).available;
  expect(await availableOfHeld()).toBe(held.available - held.minOrder);
  await endHold(unpaid);
  await page.setViewportSize(phone);
  await startSession(page, account);

  await test.step('the card is declined, and then charged', async () => {
    await page.goto(orderPath(paid));
    await expect(payment(page)).toContainText(/Pay by .* or the order is cancelled/);
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize(phone);
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

  await test.step('the pieces of the other order are on sale again', async () => {
    await expect.poll(availableOfHeld).toBe(held.available);
    await page.goto(orderPath(unpaid));
    await expectLastStep(page, 2, expiredReason);
    await expect(historyOn(page).last()).toContainText(/^Cancelled/);
    await expect(payment(page)).toContainText('Nothing to pay');
    await expect(page.getByText('How to pay')).toHaveCount(0);
  });
});
