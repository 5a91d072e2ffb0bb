import { expectAccessibleInAllSizes } from '../support/page/accessibility.ts';
import { confirmDialog, dialogOf, expectPdf, press } from '../support/page/actions.ts';
import { expect, test } from '../support/page/test.ts';
import { fillAddress } from '../support/shop/addressForm.ts';
import { receivedMail } from '../support/shop/inbox.ts';
import { expectLastStep } from '../support/shop/orders/orders.ts';
import { startAdminSession, startCustomerSession } from '../support/shop/session.ts';
import { addTool, readTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const note = 'The gate is locked until nine.';

test('an order by phone goes from the offer to the shipment', async ({
  page: admin,
  openWindow,
  allowNewSteps,
}) => {
  allowNewSteps();
  const customer = await openWindow();
  await customer.setViewportSize(phone);
  await admin.setViewportSize(desktop);
  const tool = await addTool({ price: 10, available: 400 });
  const { name, email } = await startCustomerSession(customer);
  await startAdminSession(admin);

  await test.step('staff find the customer, and offer a tool at another price', async () => {
    await admin.goto('/dashboard/all-quotes');
    await admin.getByRole('link', { name: 'New offer' }).click();
    // The quotes have a search field too, which stays until the next page has loaded.
    const search = admin.getByRole('searchbox', { name: 'Search by name, number or e-mail' });
    await search.fill(email);
    await admin.getByRole('list', { name: 'Customers' }).getByRole('button', { name }).click();
    await admin.getByLabel('SKU, row 1', { exact: true }).fill(tool.sku);
    await admin.getByLabel('Quantity, row 1', { exact: true }).fill('30');
    await press(admin, 'Set the prices of 1 tool');
    const price = admin.getByRole('textbox', { name: `Price of a piece: ${tool.toolName}` });
    await expect(price).toHaveValue('10');
    await price.fill('9.50');
    await expectAccessibleInAllSizes(admin);
    await admin.setViewportSize(desktop);
    await press(admin, 'Send offer');
    await expectLastStep(admin, 1, 'Offer made by you');
    await receivedMail(email, 'Our offer');
  });

  await test.step('they accept it for the customer, and note what to remember', async () => {
    await press(admin, 'Accept for the customer');
    const dialog = dialogOf(admin, `Accept the offer for ${name}?`);
    await expect(dialog.getByLabel('Reason')).toHaveValue('by phone');
    await fillAddress(dialog);
    await dialog.getByRole('button', { name: /^Place the order, \$/ }).click();
    await expectLastStep(admin, 1, `Placed by you for ${name}`, 'Reason: by phone');
    await admin.getByRole('textbox', { name: 'Note' }).fill(note);
    await press(admin, 'Add note');
    await expect(admin.getByRole('list', { name: 'Notes' })).toContainText(note);
    expect((await readTool(tool._id)).available).toBe(370);
  });
  const path = new URL(admin.url()).pathname;
  const number = path.split('/').at(-1) ?? '';

  await test.step('the customer gets a mail, and sees who placed it, but no note', async () => {
    const { text } = await receivedMail(email, `We have placed your order ${number}`);
    expect(text).not.toContain(note);
    await customer.goto(path);
    await expectLastStep(customer, 1, 'Placed by the shop for you', 'Reason: by phone');
    await expect(customer.getByText('Total$285.00', { exact: true })).toBeVisible();
    await expect(customer.getByText(note)).toHaveCount(0);
  });

  await test.step('staff confirm it, and the customer gets the invoice', async () => {
    await press(admin, 'Confirm');
    await confirmDialog(admin, 'Confirm this order?', 'Issue and mail 1 invoice, $');
    await expectLastStep(customer, 2, 'Confirmed by Tools Hub');
    const invoice = customer.getByRole('button', { name: /^Invoice .*PDF/ });
    await expectPdf(invoice, /^invoice-\d{4}-\d{6,}\.pdf$/);
    const { attachments } = await receivedMail(email, `Order ${number} is confirmed`);
    expect(attachments).toMatchObject([{ contentType: 'application/pdf' }]);
  });

  await test.step('they ship it, and the customer sees it without a reload', async () => {
    await press(admin, 'Ship');
    const dialog = dialogOf(admin, 'Ship a parcel');
    await dialog.getByLabel('Carrier').fill('UPS');
    await dialog.getByLabel('Tracking number').fill('1Z991');
    await dialog.getByLabel('Tracking number').press('Enter');
    await expectLastStep(customer, 3, 'Carrier: UPS', 'Tracking number: 1Z991');
    await receivedMail(email, `Order ${number} has been shipped`);
  });
});
