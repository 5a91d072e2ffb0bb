import type { Locator, Page } from '@playwright/test';
import type { Order } from 'functions/contract';
import { expectAccessibleInAllSizes, sizes } from '../support/page/accessibility.ts';
import { expectPdf } from '../support/page/actions.ts';
import { tabTo } from '../support/page/keyboard.ts';
import { expect, test } from '../support/page/test.ts';
import { moveOrder, readOrder } from '../support/shop/orders/orders.ts';
import { orderAsNewCustomer } from '../support/shop/orders/placeOrders.ts';
import { startAdminSession } from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

/** Confirmed orders of a new customer. */
const confirmedOrders = async (count: number): Promise<Order[]> => {
  const { _id } = await addTool({ storagePlace: 'C-7-1' });
  const orders = await orderAsNewCustomer(_id, count);
  await Promise.all(orders.map((order) => moveOrder(order, 'confirmed')));
  return orders;
};

const open = async (page: Page, [first]: Order[], status = 'open') => {
  await startAdminSession(page);
  const query = new URLSearchParams({ q: first?.userEmail ?? '', status });
  await page.goto(`/dashboard/all-orders?${query}`);
};

const selectAll = (page: Page) => page.getByRole('checkbox', { name: 'Select all shown' });
const bar = (page: Page) => page.getByRole('group', { name: 'Selection' });
const print = (page: Page) => bar(page).getByRole('button', { name: 'Print' });
const pasteField = (page: Page) => page.getByLabel('Paste order numbers and tracking numbers');
const shipButton = (scope: Page | Locator, count: number) =>
  scope.getByRole('button', { name: new RegExp(`^Ship ${count} orders?, \\d+ pieces?$`) });

const tableOf = (orders: readonly Order[]) =>
  orders.map(({ number }, at) => `${number},1Z999AA1${at}`).join('\n');

test('an admin packs and ships 30 parcels with at most 12 clicks', async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  const orders = await confirmedOrders(30);
  await open(page, orders);
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await click(page.getByRole('group', { name: 'Orders to show' }).getByText('Confirmed'));
  await expect(page.getByRole('checkbox', { name: /^Select TH-/ })).toHaveCount(30);
  await click(selectAll(page));

  await test.step('the collected pick list', async () => {
    await click(print(page));
    clicks += 1;
    await expectPdf(
      page.getByRole('menuitem', { name: 'Collected pick list (PDF)' }),
      /^collected-pick-list\.pdf$/,
    );
  });

  await test.step('the tracking numbers are pasted', async () => {
    await click(shipButton(bar(page), 30));
    const dialog = page.getByRole('dialog', { name: 'Ship these 30 orders?' });
    await click(dialog.getByLabel('Carrier'));
    await page.keyboard.type('UPS');
    await click(pasteField(page));
    await page.keyboard.insertText(tableOf(orders));
    await expect(dialog.getByRole('status')).toHaveText('30 of 30 orders with a tracking number. ');
    await click(shipButton(dialog, 30));
  });

  await test.step('labels and delivery notes', async () => {
    const dialog = page.getByRole('dialog', { name: '30 orders shipped' });
    await expect(dialog).toBeVisible();
    clicks += 2;
    await expectPdf(dialog.getByRole('button', { name: 'Labels (PDF)' }), /^labels\.pdf$/);
    await expectPdf(
      dialog.getByRole('button', { name: 'Delivery notes (PDF)' }),
      /^delivery-notes\.pdf$/,
    );
    await click(dialog.getByRole('button', { name: 'Close' }));
    await expect(dialog).toBeHidden();
  });

  expect(clicks).toBeLessThanOrEqual(12);
  for (const [at, order] of orders.entries()) {
    const { status, history } = await readOrder(order);
    expect(status).toBe('shipped');
    expect(history.at(-1)).toMatchObject({ carrier: 'UPS', trackingNumber: `1Z999AA1${at}` });
  }
});

test('parcels are shipped by keyboard alone, and that is undone', async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  const orders = await confirmedOrders(3);
  await open(page, orders, 'confirmed');
  await expect(page.getByRole('checkbox', { name: /^Select TH-/ })).toHaveCount(3);
  await tabTo(selectAll(page));
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Go to the actions' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(print(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('pick-lists.pdf');
  await expect(print(page)).toBeFocused();
  await tabTo(shipButton(bar(page), 3));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ship these 3 orders?' });
  await tabTo(dialog.getByLabel('Carrier'));
  await page.keyboard.type('UPS');
  await tabTo(pasteField(page));
  await page.keyboard.insertText(tableOf(orders));
  await tabTo(shipButton(dialog, 3));
  await page.keyboard.press('Enter');
  const shipped = page.getByRole('dialog', { name: '3 orders shipped' });
  await tabTo(shipped.getByRole('button', { name: 'Labels (PDF)' }));
  await tabTo(shipped.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(shipped).toBeHidden();
  await expect(page.getByText('3 orders restored')).toBeVisible();
  for (const order of orders) expect((await readOrder(order)).status).toBe('confirmed');
});

test('what cannot be shipped is named, on a phone', async ({ page, expectFailure }) => {
  expectFailure(/\/api\/order\/TH-ZZZZZZZZ: 404/);
  expectFailure(/\/transitions: 409/);
  await page.setViewportSize(sizes.phone);
  const orders = await confirmedOrders(4);
  const [one, two, three, four] = orders as [Order, Order, Order, Order];
  await open(page, orders, 'confirmed');
  await expect(page.getByRole('checkbox', { name: /^Select TH-/ })).toHaveCount(4);
  await selectAll(page).click();
  await shipButton(bar(page), 4).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Carrier').fill('DHL');
  await pasteField(page).fill(
    `Order;Tracking\n${tableOf([one, two, three]).replaceAll(',', ';')}\nTH-ZZZZZZZZ;1\nAda;2\n${four.number};`,
  );
  await expect(dialog.getByRole('region', { name: 'Not used' }).getByRole('listitem')).toHaveText([
    'TH-ZZZZZZZZ: there is no such order',
    '“Ada 2” names no order',
    `${four.number}: no tracking number`,
  ]);
  await expectAccessibleInAllSizes(page);
  await moveOrder(two, 'shipped');
  await shipButton(dialog, 3).click();
  const outcome = page.getByRole('dialog', { name: '2 orders shipped' });
  await expect(outcome.getByRole('region', { name: 'Not done' }).getByRole('listitem')).toHaveText([
    `${two.number}: The status is now Shipped.`,
    `${four.number}: no tracking number so far`,
  ]);
  await expectAccessibleInAllSizes(page);
  expect((await readOrder(two)).shipmentCount).toBe(1);
  await outcome.getByLabel(`Tracking number of ${four.number}`).fill('004');
  await outcome.getByRole('button', { name: /^Ship \d+ pieces?$/ }).click();
  await expect(page.getByRole('dialog', { name: '3 orders shipped' })).toBeVisible();
});
