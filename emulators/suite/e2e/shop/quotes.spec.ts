import type { Page } from '@playwright/test';
import { addDays, apiRoutes, dayOf } from 'functions/contract';
import { settings } from '../../seed/data/settings.ts';
import { expectAccessibleInAllSizes, sizes } from '../support/page/accessibility.ts';
import { press } from '../support/page/actions.ts';
import { expect, test } from '../support/page/test.ts';
import { fillAddress } from '../support/shop/addressForm.ts';
import { callAsAdmin } from '../support/shop/api.ts';
import { cartLine, expectInHeader, saveAccountCart } from '../support/shop/orders/accountCart.ts';
import { historyOn } from '../support/shop/orders/orders.ts';
import { startAdminSession, startCustomerSession } from '../support/shop/session.ts';
import { addTool, readTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

const writeMessage = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text);
  await press(page, 'Send message');
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText(text);
};

/** Expects that the page is accessible in all sizes and themes, and keeps its size. */
const expectAccessible = async (page: Page) => {
  const before = page.viewportSize() ?? sizes.desktop;
  await expectAccessibleInAllSizes(page);
  await page.setViewportSize(before);
};

const tomorrow = () => addDays(dayOf(new Date(), settings.timeZone), 1);

test('a quote is requested from the cart, offered, changed and accepted', async ({
  page: customer,
  openWindow,
  expectFailure,
}) => {
  expectFailure(/^POST .*\/acceptance: 412$/);
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
    await expectAccessible(customer);
    await customer.reload();
    await expect(pieces).toHaveValue('200');
    await press(customer, 'Send request');
    await expect(customer.getByText('Your request is sent')).toBeVisible();
    await expect(customer.getByRole('list', { name: 'Messages' })).toContainText('by March');
    await expectInHeader(customer, 1);
  });
  const path = new URL(customer.url()).pathname;
  const id = path.split('/').at(-1) ?? '';
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
    await expectAccessible(admin);
    await press(admin, 'Send offer');
    await expect(admin.getByText(`Offer ${number} sent to ${account.name}`)).toBeVisible();
    await expect(historyOn(admin).last()).toContainText('Offer made by you');
  });

  await test.step('the customer sees the offer without a reload, writes a message, and accepts the offer after it has changed', async () => {
    await expect(customer.getByText(/^Our offer is valid until/)).toBeVisible();
    await expect(customer.getByText('You save$250.00 (12.5%)')).toBeVisible();
    await writeMessage(customer, 'Thank you, that fits.');
    await expect(admin.getByRole('list', { name: 'Messages' })).toContainText('that fits');
    await customer.getByRole('link', { name: 'Accept offer' }).click();
    await fillAddress(customer);
    const { getQuote, offerQuote } = apiRoutes;
    const { version } = await callAsAdmin(getQuote, { params: { id } });
    const lines = [{ toolId: tool._id, unitPrice: 880 }];
    const offer = { version, validUntil: tomorrow(), lines };
    await callAsAdmin(offerQuote, { params: { id }, body: offer });
    await press(customer, 'Accept and order: $1,750.00');
    await expect(customer.getByText(/We have changed the offer/)).toBeVisible();
    await expectAccessible(customer);
    await press(customer, 'Accept and order: $1,760.00');
    await expect(customer.getByText('Order placed successfully')).toBeVisible();
    await expect(customer.getByRole('link', { name: number })).toBeVisible();
    expect((await readTool(tool._id)).available).toBe(200);
  });
});
