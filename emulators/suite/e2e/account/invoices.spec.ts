import {
  expectAccessibleInAllSizes,
  expectAccessibleInBothThemes,
} from '../support/page/accessibility.ts';
import { press } from '../support/page/actions.ts';
import { goToDashboard } from '../support/page/navigation.ts';
import { expect, test } from '../support/page/test.ts';
import { newCustomer } from '../support/shop/account.ts';
import { moveOrder, placeOne } from '../support/shop/orders/orders.ts';
import { startAdminSession, startCustomerSession } from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [device, size] of Object.entries(sizes)) {
  test(`a customer pays two invoices by one transfer, which staff find and book, on a ${device}`, async ({
    page,
    openWindow,
    expectFailure,
  }) => {
    // What the reference names is no longer open once it is booked.
    expectFailure(/\/payments\/joint\?\S+: 409$/);
    const account = newCustomer();
    await startCustomerSession(page, account);
    const tool = await addTool();
    for (let placed = 0; placed < 2; placed += 1) {
      await moveOrder(await placeOne(account, tool._id), 'confirmed');
    }
    await page.setViewportSize(size);
    await page.goto('/dashboard');
    await goToDashboard(page, 'My Invoices');
    const boxes = page.getByRole('checkbox', { name: /^Select Invoice/ });
    await expect(boxes).toHaveCount(2);
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize(size);

    await boxes.first().focus();
    await page.keyboard.press('Space');
    await boxes.last().focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: /^Pay .* together$/ }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Pay together' });
    const reference = dialog.getByText(/^\d{4}-\d{6} (?:\d{4}-)?\d{6}$/);
    await expect(reference).toBeVisible();
    await expectAccessibleInBothThemes(page);
    const text = await reference.innerText();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.getByRole('button', { name: 'Download for your accounts' }).press('Enter');
    const files = page.getByRole('dialog', { name: 'Download for your accounts' });
    await files.getByLabel('Period').selectOption('This month');
    await expectAccessibleInBothThemes(page);
    const download = page.waitForEvent('download');
    await files.getByRole('button', { name: 'Download', exact: true }).press('Enter');
    expect((await download).suggestedFilename()).toBe('invoices.zip');
    await expect(files).toHaveCount(0);

    const office = await openWindow();
    await startAdminSession(office);
    await office.setViewportSize(size);
    await office.goto(`/dashboard/invoices?q=${encodeURIComponent(text)}`);
    await expect(office.getByText(/This reference names 2 open invoices/)).toBeVisible();
    await press(office, 'Record the payment');
    const booking = office.getByRole('dialog', { name: 'Record a payment for several invoices' });
    await expectAccessibleInBothThemes(office);
    await booking.getByRole('button', { name: 'Record payment of $' }).press('Enter');
    await expect(office.getByText(/recorded on 2 orders/)).toBeVisible();

    await page.reload();
    await expect(page.getByText('Paid', { exact: true })).toHaveCount(3);
  });

  test(`a customer pays three invoices by one card payment on a ${device}`, async ({
    page,
    openWindow,
    expectFailure,
  }) => {
    // Nothing is open any more once they are paid.
    expectFailure(/\/payments\/joint\?\S+: 409$/);
    const account = newCustomer();
    await startCustomerSession(page, account);
    const tool = await addTool();
    const numbers: string[] = [];
    for (let placed = 0; placed < 3; placed += 1) {
      const order = await placeOne(account, tool._id);
      await moveOrder(order, 'confirmed');
      numbers.push(order.number);
    }
    await page.setViewportSize(size);
    await page.goto('/dashboard');
    await goToDashboard(page, 'My Invoices');
    const boxes = page.getByRole('checkbox', { name: /^Select Invoice/ });
    await expect(boxes).toHaveCount(3);
    for (const box of await boxes.all()) {
      await box.focus();
      await page.keyboard.press('Space');
    }
    await page.getByRole('button', { name: /^Pay .* together$/ }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Pay together' });
    const card = dialog.getByRole('button', { name: /^Pay .* by card$/ });
    await expect(card).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await card.press('Enter');
    await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
    for (const number of numbers) await expect(page.getByText(number)).toBeVisible();
    await page.getByRole('button', { name: /^Pay / }).press('Enter');
    await expect(page.getByText('Thank you. Your payment has arrived.')).toBeVisible();
    await expect(page.getByText('Paid', { exact: true })).toHaveCount(4);
    await expectAccessibleInAllSizes(page);
    expect(new URL(page.url()).search).toBe('');

    const office = await openWindow();
    await startAdminSession(office);
    await office.setViewportSize(size);
    await office.goto(`/dashboard/orders/${numbers[0]}`);
    const part = office.getByText(/^Part of \$/);
    await expect(part.getByRole('link')).toHaveText(numbers.slice(1));
    await part.getByRole('link').first().press('Enter');
    await expect(office).toHaveURL(new RegExp(`/orders/${numbers[1]}$`));
  });
}
