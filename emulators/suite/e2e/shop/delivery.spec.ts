import type { Page } from '@playwright/test';
import {
  addDays,
  apiRoutes,
  dayOf,
  daysIn,
  deliveryDayOf,
  formatDay,
  lastRequestedDay,
  nextWorkDay,
  type ShopSettings,
} from 'functions/contract';
import { expectAccessibleInBothThemes } from '../support/page/accessibility.ts';
import { dialogOf, expectPdf, press } from '../support/page/actions.ts';
import { expect, test } from '../support/page/test.ts';
import { fillAddress } from '../support/shop/addressForm.ts';
import { callAsAdmin } from '../support/shop/api.ts';
import { cartLine, saveAccountCart } from '../support/shop/orders/accountCart.ts';
import { moveOrder, orderPath } from '../support/shop/orders/orders.ts';
import { card, enterCarrier, enterPieces } from '../support/shop/orders/parts.ts';
import { startAdminSession, startCustomerSession } from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(removeTestTools);

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** A day on which the shop is closed, if possible a holiday, and the next one on which it is not. */
const closedAndNext = (settings: ShopSettings): [closed: string, next: string] => {
  const now = new Date();
  const [earliest, last] = [deliveryDayOf(now, settings), lastRequestedDay(now, settings)];
  const weekend = Array.from({ length: 7 }, (_, days) => addDays(earliest, 7 + days));
  const closed = [...daysIn(settings.closedDays), ...weekend].find(
    (day) => day > earliest && day <= last && nextWorkDay(day, settings) !== day,
  );
  if (closed === undefined) throw new Error('The shop is never closed');
  return [closed, nextWorkDay(closed, settings)];
};

/** Types a day into a field, as a keyboard does. */
const typeDay = async (page: Page, day: string) => {
  const [year, month, date] = day.split('-');
  await page.getByLabel('Requested delivery day').focus();
  await page.keyboard.type(`${month}${date}${year}`);
  await expect(page.getByLabel('Requested delivery day')).toHaveValue(day);
};

for (const [device, size] of Object.entries(sizes)) {
  test(`a buyer plans a delivery, and staff keep to it, on a ${device}`, async ({
    page,
    openWindow,
    expectFailure,
    allowNewSteps,
  }) => {
    expectFailure(/^POST .*\/api\/order: 400$/);
    allowNewSteps();
    const settings = await callAsAdmin(apiRoutes.getSettings);
    const [closed, requested] = closedAndNext(settings);
    const account = await startCustomerSession(page);
    const [saw, plane] = [await addTool(), await addTool()];
    await saveAccountCart(account, [cartLine(saw, 10), cartLine(plane, 10)]);
    await page.setViewportSize(size);

    await test.step('the buyer sees a day on tool page, cart and checkout', async () => {
      await page.goto(`/tools/${saw._id}`);
      const shown = page.getByText(/^Delivery by /);
      await expect(shown).toBeVisible();
      const day = (await shown.innerText()).replace('Delivery ', '');
      expect(day).toMatch(/^by \w{3} \d{1,2} \w{3,4}$/);
      await page.goto('/cart');
      await expect(page.getByText(day, { exact: true })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await page.goto('/checkout');
      await expect(page.getByText(`Without one, we deliver ${day}`)).toBeVisible();
    });

    await test.step('a closed day is refused with the next possible one', async () => {
      await fillAddress(page);
      await typeDay(page, closed);
      await page.getByRole('checkbox', { name: /^Deliver complete only/ }).press('Space');
      await page.getByRole('button', { name: /^Place order: / }).press('Enter');
      const next = `the next possible day is ${formatDay(requested, 'full')}`;
      await expect(page.getByText(next)).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await typeDay(page, requested);
      await page.getByRole('button', { name: /^Place order: / }).press('Enter');
      await expect(page).toHaveURL(/\/dashboard\/orders\//);
    });

    const arrival = `On ${formatDay(requested, 'full')}, as requested`;
    await expect(card(page, 'Delivery')).toContainText(arrival);
    await expect(card(page, 'Delivery')).toContainText('Deliver complete only');
    const number = /TH-\w+/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[0];
    const order = await callAsAdmin(apiRoutes.getOrder, { params: { id: number ?? '' } });
    expect(order.shipBy < requested).toBe(true);
    await moveOrder(order, 'confirmed');

    const staff = await openWindow();
    await test.step('staff see both, and by when to ship', async () => {
      await startAdminSession(staff);
      await staff.setViewportSize(size);
      await staff.goto(`/dashboard/all-orders?q=${order.number}`);
      const shipBy = staff.locator(`time[datetime="${order.shipBy}"]`).filter({ visible: true });
      await expect(shipBy.first()).toBeVisible();
      await staff.goto(orderPath(order));
      const shipping = card(staff, 'Shipping');
      await expect(shipping).toContainText(`Ship by${formatDay(order.shipBy, 'full')}`);
      await expect(shipping).toContainText(arrival);
      await expect(shipping).toContainText('The buyer takes it complete only');
      await expectAccessibleInBothThemes(staff);
      await expectPdf(
        staff.getByRole('button', { name: 'Pick list' }),
        new RegExp(`^pick-list-${order.number}\\.pdf$`),
      );
    });

    await test.step('a part needs a reason, and each part has its day', async () => {
      await press(staff, 'Ship');
      const dialog = dialogOf(staff, 'Ship a parcel');
      await enterPieces(staff, saw.toolName, 4);
      await enterCarrier(dialog, 'TR 1');
      await dialog.getByRole('button', { name: /^Ship \d+ pieces?$/ }).press('Enter');
      await expect(dialog.getByText(/^The buyer takes this order only complete/)).toBeVisible();
      await dialog.getByLabel('Reason for the part').fill('Agreed on the phone');
      await expectAccessibleInBothThemes(staff);
      await dialog.getByRole('button', { name: /^Ship \d+ pieces?$/ }).press('Enter');
      await expect(dialog).toBeHidden();
      const parcel = card(page, `Parcel ${order.number}-S1`);
      const today = dayOf(new Date(), settings.timeZone);
      await expect(parcel).toContainText(`Shipped${formatDay(today, 'medium')}`);
      await expect(card(page, 'Still to come')).toContainText(
        `Promised on ${formatDay(requested, 'full')}, as requested.`,
      );
      await expectAccessibleInBothThemes(page);
    });
  });
}
