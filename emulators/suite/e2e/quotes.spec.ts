import type { Page } from '@playwright/test';
import { apiRoutes, type ChangedQuote, type Quote, type RequestedQuote } from 'functions/contract';
import type { Credentials } from './support/account.ts';
import { cartLine, expectInHeader, saveAccountCart } from './support/accountCart.ts';
import { callApi, callAsAdmin, signInByApi } from './support/api.ts';
import { historyOn } from './support/orders.ts';
import { startAdminSession, startCustomerSession } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { addTool, readTool, removeTestTools } from './support/tools.ts';

test.afterEach(removeTestTools);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const confirm = (page: Page, question: string) =>
  page.getByRole('dialog', { name: question }).getByRole('button').last().click();

const writeMessage = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text);
  await press(page, 'Send message');
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText(text);
};

const dayMs = 86_400_000;
const tomorrow = () => new Date(Date.now() + dayMs).toISOString().slice(0, 10);

/** Requests a quote for ten pieces of a new tool by the API, and offers them at a dollar less. */
const offerByApi = async (account: Credentials): Promise<Quote> => {
  const { _id: toolId } = await addTool({ price: 10 });
  const { idToken } = await signInByApi(account);
  const { requestQuote, offerQuote } = apiRoutes;
  const body = { lines: [{ toolId, quantity: 10 }] };
  const { quote } = await callApi<RequestedQuote>(idToken, requestQuote, requestQuote.href(), body);
  const offer = { version: quote.version, validUntil: tomorrow() };
  const lines = [{ toolId, unitPrice: 900 }];
  const href = offerQuote.href({ id: quote._id });
  return (await callAsAdmin<ChangedQuote>(offerQuote, href, { ...offer, lines })).quote;
};

test('a quote is requested from the cart, offered, accepted and shipped', async ({
  page: customer,
  openWindow,
}) => {
  const tool = await addTool({ price: 10, available: 400 });
  const account = await startCustomerSession(customer);
  await saveAccountCart(account, [cartLine(tool, 100)]);

  await test.step('the customer asks for a quote', async () => {
    await customer.goto('/cart');
    await customer.getByRole('link', { name: 'Request a quote' }).click();
    const pieces = customer.getByRole('textbox', { name: `Pieces: ${tool.toolName}` });
    await expect(pieces).toHaveValue('100');
    await pieces.fill('200');
    await customer.getByRole('textbox', { name: 'Message' }).fill('We need them by March.');
    await customer.reload();
    await expect(pieces).toHaveValue('200');
    await press(customer, 'Send request');
    await expect(customer.getByText('Your request is sent')).toBeVisible();
    await expect(customer.getByRole('list', { name: 'Messages' })).toContainText('by March');
    await expectInHeader(customer, 1);
  });
  const path = new URL(customer.url()).pathname;
  const number = (await customer.getByRole('heading', { level: 1 }).innerText()).slice(6);

  const admin = await openWindow();
  await startAdminSession(admin);
  await test.step('an admin offers a lower price', async () => {
    await admin.goto('/dashboard/all-quotes?status=requested');
    await admin.getByRole('link', { name: number }).click();
    await admin.getByLabel('Discount').fill('12.5');
    await press(admin, 'Apply to all lines');
    const price = admin.getByRole('textbox', { name: `Price of a piece: ${tool.toolName}` });
    await expect(price).toHaveValue('8.75');
    await expect(admin.getByText('Total$1,750.00', { exact: true })).toBeVisible();
    await admin.getByLabel('Message to the customer').fill('In stock now.');
    await press(admin, 'Send offer');
    await expect(admin.getByText(`Offer ${number} sent to ${account.name}`)).toBeVisible();
    await expect(historyOn(admin).last()).toContainText('Offer made by you');
  });

  await test.step('the customer writes a message and accepts', async () => {
    await customer.reload();
    await expect(customer.getByText(/^Our offer is valid until/)).toBeVisible();
    await expect(customer.getByText('You save−$250.00 (13%)')).toBeVisible();
    await writeMessage(customer, 'Thank you, that fits.');
    await customer.getByRole('link', { name: 'Accept offer' }).click();
    await customer.getByLabel('Phone Number').fill('01234567890');
    await customer.getByLabel('Delivery Address').fill('7 Bench Lane, Oakham');
    await press(customer, 'Accept and order: $1,750.00');
    await expect(customer.getByText('Order placed successfully')).toBeVisible();
    await expect(customer.getByRole('link', { name: number })).toBeVisible();
    expect((await readTool(tool._id)).available).toBe(200);
  });

  await test.step('the admin confirms and ships the order', async () => {
    await admin.goto(path);
    await admin.getByRole('link', { name: /^Order TH-/ }).click();
    await press(admin, 'Confirm');
    await confirm(admin, 'Confirm this order?');
    await expect(historyOn(admin)).toHaveCount(2);
    await press(admin, 'Ship');
    const dialog = admin.getByRole('dialog', { name: 'Ship this order?' });
    await dialog.getByLabel('Carrier').fill('UPS');
    await dialog.getByLabel('Tracking number').fill('1Z999');
    await confirm(admin, 'Ship this order?');
    await expect(historyOn(admin).last()).toContainText('Shipped by you');
  });
});

test('an offer is declined on a phone, and another one cannot be accepted after it has changed', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/^POST .*\/acceptance: 412$/);
  await page.setViewportSize({ width: 390, height: 844 });
  const account = await startCustomerSession(page);
  const [declined, changed] = [await offerByApi(account), await offerByApi(account)];

  await page.goto('/dashboard/quotes');
  await page.getByRole('link', { name: declined.number }).click();
  await press(page, 'Decline offer');
  await page.getByLabel('Reason').fill('Too late');
  await confirm(page, 'Decline this offer?');
  await expect(page.getByText(`Quote ${declined.number} declined`)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Declined by you' })).toContainText(
    'Reason: Too late',
  );
  await expect(page.getByRole('link', { name: 'Accept offer' })).toHaveCount(0);

  await page.goto(`/dashboard/quotes/${changed._id}/accept`);
  await page.getByLabel('Phone Number').fill('01234567890');
  await page.getByLabel('Delivery Address').fill('7 Bench Lane, Oakham');
  const { offerQuote } = apiRoutes;
  const lines = changed.lines.map(({ toolId }) => ({ toolId, unitPrice: 950 }));
  const body = { version: changed.version, validUntil: tomorrow(), lines };
  await callAsAdmin<ChangedQuote>(offerQuote, offerQuote.href({ id: changed._id }), body);
  await press(page, 'Accept and order: $90.00');
  await expect(page.getByText(/We have changed the offer/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept and order: $95.00' })).toBeVisible();
});
