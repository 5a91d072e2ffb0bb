import { creditorReferenceOf, formatCents, type Order } from 'functions/contract';
import { camtOf, type WrittenEntry } from 'functions/testing/bank/statementFiles';
import { expectAccessibleInAllSizes, sizes } from '../support/page/accessibility.ts';
import { findRow, rowsOf } from '../support/page/lists.ts';
import { expect, test } from '../support/page/test.ts';
import { moveOrder, readOrder } from '../support/shop/orders/orders.ts';
import { orderAsNewCustomer } from '../support/shop/orders/placeOrders.ts';
import { startAdminSession } from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

const searchField = 'Search by payer, text, amount or invoice';

const day = new Date().toISOString().slice(0, 10);

const fileOf = (entries: WrittenEntry[]) => ({
  name: 'statement.xml',
  mimeType: 'text/xml',
  buffer: Buffer.from(
    camtOf([{ account: 'DE89370400440532013000', from: day, to: day, opening: 100_000, entries }]),
  ),
});

const invoiceOf = ({ invoiceNumber }: Order): string => invoiceNumber ?? '';

const sureEntry = (order: Order): WrittenEntry => ({
  day,
  amount: order.total,
  payerName: `Sure ${order.number}`,
  reference: creditorReferenceOf(invoiceOf(order)) ?? '',
  bankReference: `sure ${order.number}`,
});

test('staff import a statement, and book what it pays', async ({ page }) => {
  const placed = await orderAsNewCustomer((await addTool({ available: 500 }))._id, 6);
  for (const order of placed) await moveOrder(order, 'confirmed');
  const orders = await Promise.all(placed.map(readOrder));
  const [proposed, one, other, ...sure] = orders as [Order, Order, Order, ...Order[]];
  const word = proposed.number;
  const others = Array.from({ length: 200 - sure.length - 2 }, (_, at) => ({
    day,
    amount: 1_000_001 + at,
    payerName: `Stranger ${at}`,
    bankReference: `${word} ${at}`,
  }));
  const file = fileOf([
    ...sure.map(sureEntry),
    {
      day,
      amount: proposed.total,
      payerName: `Proposal ${word}`,
      text: `Thanks for ${invoiceOf(proposed)}`,
      bankReference: `proposal ${word}`,
    },
    {
      day,
      amount: one.total + other.total,
      payerName: `Split ${word}`,
      bankReference: `split ${word}`,
    },
    ...others,
  ]);
  await page.setViewportSize(sizes.desktop);
  await startAdminSession(page);

  await test.step('a file is imported once', async () => {
    await page.goto('/dashboard/bank');
    // The count comes from the API: by then the page takes files.
    await expect(page.getByRole('button', { name: /^To do \(\d/ })).toBeVisible();
    const field = page.getByLabel('Choose statements of your bank');
    await field.setInputFiles(file);
    const files = page.getByRole('list', { name: 'Files' });
    await expect(files).toContainText('200 entries added');
    await field.setInputFiles(file);
    await expect(files).toContainText('This file was imported before');
    await page.getByRole('button', { name: 'Clear these results' }).click();
  });

  await test.step('all sure entries are booked with one click', async () => {
    await page.getByRole('button', { name: /^Book all sure/ }).click();
    await expect(page.getByText(/entries booked|entry booked/)).toBeVisible();
    for (const order of sure) expect((await readOrder(order)).paid).toBe(order.total);
  });

  await test.step('a proposal is booked with one click', async () => {
    const row = await findRow(page, searchField, `Proposal ${word}`);
    await row.getByRole('button', { name: /^Book/ }).click();
    await expect(page.getByText(/is booked$/)).toBeVisible();
    expect((await readOrder(proposed)).paid).toBe(proposed.total);
  });

  await test.step('an entry is split over two invoices', async () => {
    const row = await findRow(page, searchField, `Split ${word}`);
    await row.getByRole('button', { name: /Split/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Split over invoices' });
    for (const order of [one, other]) {
      await dialog.getByLabel('Number of another invoice').fill(invoiceOf(order));
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(dialog.getByText(`Invoice ${invoiceOf(order)}`)).toBeVisible();
    }
    await dialog.getByRole('button', { name: 'Fill by due date' }).click();
    await expect(dialog.getByText('All of it is used.')).toBeVisible();
    const amount = formatCents(one.total + other.total);
    await dialog.getByRole('button', { name: `Book ${amount}` }).click();
    await expect(dialog).toBeHidden();
    expect((await readOrder(other)).paid).toBe(other.total);
  });

  await test.step('a booking is undone with a reason', async () => {
    await page.goto('/dashboard/bank?show=booked');
    const row = await findRow(page, searchField, `Split ${word}`);
    await row.getByRole('button', { name: /Undo/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Take this booking back?' });
    await dialog.getByLabel('Reason').fill('It pays other invoices');
    await dialog.getByRole('button', { name: /^Undo/ }).click();
    await expect(dialog).toBeHidden();
    expect((await readOrder(one)).paid).toBe(0);
  });

  await test.step('what pays nothing is left alone, all at once', async () => {
    await page.goto('/dashboard/bank?show=unknown');
    await page.getByRole('checkbox', { name: /select all/i }).click();
    const left = page.getByRole('button', { name: /^Leave \d+ entries alone$/ });
    await left.click();
    await expect(page.getByText(/^\d+ entries left alone$/)).toBeVisible();
  });

  await test.step('the page is accessible, also on a phone', async () => {
    await page.goto('/dashboard/bank?show=all');
    await expect(rowsOf(page).nth(1)).toBeVisible();
    await expectAccessibleInAllSizes(page);
    await page.goto('/dashboard/bank/imports');
    await expect(page.getByRole('link', { name: 'statement.xml' }).first()).toBeVisible();
    await expectAccessibleInAllSizes(page);
  });
});
