import type { Page } from '@playwright/test';
import { apiRoutes } from 'functions/contract';
import { isFirestore } from '../support/page/live.ts';
import { signOut } from '../support/page/navigation.ts';
import { goOffline, goOnline } from '../support/page/network.ts';
import { expect, test } from '../support/page/test.ts';
import { callAsAdmin, changeTool } from '../support/shop/api.ts';
import { fillOrder } from '../support/shop/orders/orderForm.ts';
import {
  expectSignedOut,
  startAdminSession,
  startCustomerSession,
} from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

/** Counts the requests to Firestore that are still open: a listener has one. */
const watchFirestore = (page: Page) => {
  const open = new Set<object>();
  let started = 0;
  page.on('request', (request) => {
    if (!isFirestore(new URL(request.url()))) return;
    open.add(request);
    started += 1;
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return { open: () => open.size, started: () => started };
};

const notice = (page: Page) => page.getByText('Refreshed every 30 seconds');

/** Lets time pass on the page. */
const isNoticedAfter = async (page: Page, ms: number) => {
  await page.clock.runFor(ms);
  return notice(page).isVisible();
};

/**
 * Without a connection, the SDK warns, and tests the network with a picture that the policy blocks.
 */
const lostConnection = [/^console (?:error|warning): .*Firestore/, /cleardot\.gif/];

const importTools = async (page: Page, csv: string) => {
  await page.goto('/dashboard/all-products');
  await page.getByRole('button', { name: 'Import tools' }).click();
  const file = { name: 'tools.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel('CSV file of tools').setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: 'Import tools' });
  await dialog.getByRole('button', { name: /^Import( [\d,]+ rows?)?$/ }).click();
  await expect(dialog.getByText('Imported.')).toBeVisible();
};

test('an order form follows an import that sells its tool out, and keeps what was typed', async ({
  page,
  openWindow,
  expectFailure,
}) => {
  expectFailure(/^GET .*\/api\/tool\/[^/]+: 404$/);
  const { _id } = await addTool({ available: 90 });
  const firestore = watchFirestore(page);
  await startCustomerSession(page);
  await page.goto(`/order/${_id}`);
  await fillOrder(page, 60);
  await expect.poll(firestore.open).toBeGreaterThan(0);
  const shop = await openWindow();
  await startAdminSession(shop);
  await importTools(shop, `_id,available\r\n${_id},0\r\n`);
  await expect(page.getByText(/^Sold out at the moment/)).toBeVisible();
  await changeTool(_id, () => ({ available: 40 }));
  await expect(page.getByText('Maximum available order : 40 piece')).toBeVisible();
  await expect(page.getByLabel('Order Quantity')).toHaveValue('60');
  const { deleteTool } = apiRoutes;
  await callAsAdmin(deleteTool, { params: { id: _id } });
  await expect(page.getByText('We have no such tool')).toBeVisible();
});

test('the page of a tool follows its price until the customer leaves or signs out', async ({
  page,
}) => {
  const { _id } = await addTool();
  const firestore = watchFirestore(page);
  await startCustomerSession(page);
  await page.goto('/tools');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.goto(`/tools/${_id}`);
  const price = page.getByRole('article').getByText(/^\$\d+\.\d\d$/);
  await expect(price.first()).toHaveText('$12.50');
  await expect.poll(firestore.open).toBeGreaterThan(0);
  await changeTool(_id, () => ({ price: 13.75 }));
  await expect(price.first()).toHaveText('$13.75');

  await page.getByRole('link', { name: 'Tools Hub' }).first().click();
  await expect(page).toHaveURL('/');
  await expect.poll(firestore.open).toBe(0);

  await page.goBack();
  await expect.poll(firestore.open).toBeGreaterThan(0);
  await changeTool(_id, () => ({ price: 14 }));
  await expect(price.first()).toHaveText('$14.00');
  await signOut(page);
  await expectSignedOut(page);
  await expect.poll(firestore.open).toBe(0);
});

test('visitors do not connect to Firestore', async ({ page }) => {
  const { _id } = await addTool();
  const firestore = watchFirestore(page);
  await page.goto(`/tools/${_id}`);
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(firestore.started()).toBe(0);
});

test('a page that cannot connect refetches, says so, and recovers', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/^(?:GET|POST) .*\/google\.firestore\..*: net::ERR_FAILED$/);
  lostConnection.forEach(expectFailure);
  const { _id } = await addTool({ available: 90 });
  await startCustomerSession(page);
  await page.clock.install();
  await page.route(isFirestore, (route) => route.abort());
  await page.goto(`/order/${_id}`);
  await expect(page.getByLabel('Order Quantity')).toBeVisible();
  await expect.poll(() => isNoticedAfter(page, 5_000)).toBe(true);
  await changeTool(_id, () => ({ available: 70 }));
  await page.clock.runFor(30_000);
  await expect(page.getByText('70', { exact: true })).toBeVisible();
  await page.unroute(isFirestore);
  await expect.poll(() => isNoticedAfter(page, 10_000)).toBe(false);
});

test('what changed without a network appears when it is back', async ({ page, expectFailure }) => {
  [/: net::ERR_INTERNET_DISCONNECTED$/, ...lostConnection].forEach(expectFailure);
  const { _id } = await addTool({ available: 90 });
  const firestore = watchFirestore(page);
  await startCustomerSession(page);
  await page.goto(`/order/${_id}`);
  await expect.poll(firestore.open).toBeGreaterThan(0);
  await goOffline(page);
  await changeTool(_id, () => ({ available: 55 }));
  await expect(notice(page)).toBeHidden();
  await goOnline(page);
  await expect(page.getByText('55', { exact: true })).toBeVisible();
});
