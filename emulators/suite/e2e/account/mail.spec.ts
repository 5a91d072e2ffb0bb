import { apiRoutes } from 'functions/contract';
import { expect, test } from '../support/page/test.ts';
import { newCustomer } from '../support/shop/account.ts';
import { callAsAdmin } from '../support/shop/api.ts';
import { attachmentOf, linkIn, mailsTo, receivedMail } from '../support/shop/inbox.ts';
import { moveOrder, placeOne } from '../support/shop/orders/orders.ts';
import { recordTransfer } from '../support/shop/orders/payments.ts';
import { startAdminSession, startCustomerSession } from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

const shop = 'orders@toolshub.example';

test.afterEach(removeTestTools);

test('each step of an order arrives in the inbox', async ({ page, allowNewSteps }) => {
  allowNewSteps();
  const account = await startCustomerSession(page);
  const { _id: toolId } = await addTool({ price: 12.5 });
  const order = await placeOne(account, toolId);
  const { number } = order;
  const arrives = (subject: string, to = account.email) =>
    receivedMail(to, `${subject}`.replace('#', number));

  await test.step('placed: the customer and the shop', async () => {
    const placed = await arrives('We have received your order #');
    expect(placed.html).toContain('Reference');
    expect((await arrives('New order #', shop)).replyTo).toMatchObject([
      { address: account.email },
    ]);
    await page.goto(linkIn(placed, 'View your order'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  });

  await test.step('confirmed, with the invoice', async () => {
    await moveOrder(order, 'confirmed');
    const { attachments, ...confirmed } = await arrives('Order # is confirmed');
    const [invoice] = attachments;
    expect(invoice).toMatchObject({ contentType: 'application/pdf' });
    const file = invoice?.generatedFileName ?? '';
    const pdf = await attachmentOf({ ...confirmed, attachments }, file);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('shipped and paid', async () => {
    await moveOrder(order, 'shipped');
    expect((await arrives('Order # has been shipped')).text).toContain('1Z999');
    await recordTransfer(order, order.total);
    await arrives('Payment received for order #');
  });

  await test.step('cancelled', async () => {
    const other = await placeOne(account, toolId);
    await moveOrder(other, 'cancelled');
    const cancelled = await receivedMail(account.email, `Order ${other.number} has been cancelled`);
    expect(cancelled.text).toContain('The supplier is late');
  });
  const subjects = (await mailsTo(account.email)).map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(subjects.length);
});

test('an admin sees a mail that was sent, and sends it again', async ({ page }) => {
  const account = await startCustomerSession(page);
  const { number } = await placeOne(account, (await addTool())._id);
  const subject = `We have received your order ${number}`;
  const { messageId } = await receivedMail(account.email, subject);
  await startAdminSession(page);

  await page.goto('/dashboard/mail?status=sent');
  const link = page.getByRole('link', { name: subject });
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  const mail = page.frameLocator('iframe[title="The mail"]');
  await expect(mail.getByText(number).first()).toBeVisible();

  await page.getByRole('button', { name: 'Send again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this mail again?' });
  await dialog.getByRole('button').last().click();
  await expect(page.getByText('The mail is on its way again')).toBeVisible();
  const copies = async () =>
    (await mailsTo(account.email)).filter((one) => one.messageId === messageId).length;
  await expect.poll(copies).toBe(2);

  // The shop stores that a mail was sent after the inbox has it.
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const delivery = async () => (await callAsAdmin(apiRoutes.getMail, { params: { id } })).delivery;
  await expect.poll(delivery).toMatchObject({ status: 'SUCCESS', attempts: 1 });
});

test('an inquiry is answered by mail', async ({ page, openWindow }) => {
  const { email, name } = newCustomer();
  const tool = await addTool();
  const text = 'Could you engrave our logo on each handle?';

  await test.step('a visitor asks', async () => {
    await page.goto('/');
    const banner = page.getByRole('region', { name: 'Need help to customize your order?' });
    await banner.getByRole('button', { name: 'Tell us what you need' }).click();
    await banner.getByLabel('Your e-mail address').fill(email);
    await banner.getByLabel('Tool').fill(tool.toolName);
    await banner.getByLabel('Quantity').fill('250');
    await banner.getByLabel('Message').fill(text);
    await banner.getByLabel('Your name').fill(name);
    await banner.getByRole('button', { name: 'Send' }).click();
    await expect(banner.getByRole('status')).toContainText(email);
  });

  const admin = await openWindow();
  await test.step('the shop gets a mail, and an admin answers', async () => {
    const asked = await receivedMail(shop, `from ${name}`);
    expect([asked.text, asked.replyTo]).toMatchObject([
      expect.stringContaining(text),
      [{ address: email }],
    ]);
    await startAdminSession(admin);
    await admin.goto('/dashboard/inquiries?status=new');
    await admin.getByRole('link', { name }).first().click();
    await expect(admin.getByText(text)).toBeVisible();
    await admin.getByLabel('Reply').fill('Yes, from 100 pieces on.');
    await admin.getByRole('button', { name: 'Send reply' }).click();
    await expect(admin.getByText('The reply is on its way')).toBeVisible();
  });

  await test.step('the answer arrives, and the inquiry is closed, also after an undo', async () => {
    const answer = await receivedMail(email, /^Your inquiry/);
    expect(answer.text).toContain('Yes, from 100 pieces on.');
    expect(answer.text).toContain(text);
    const close = admin.getByRole('button', { name: 'Close', exact: true });
    await close.click();
    await admin.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(admin.getByText('Undone: the inquiry is answered as before')).toBeVisible();
    await close.click();
    await expect(admin.getByRole('button', { name: 'Reopen' }).first()).toBeVisible();
  });
});
