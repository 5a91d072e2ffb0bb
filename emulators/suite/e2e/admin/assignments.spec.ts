import type { Page } from '@playwright/test';
import type { Order } from 'functions/contract';
import { expectAccessibleInBothThemes, sizes } from '../support/page/accessibility.ts';
import { pressByKeyboard } from '../support/page/actions.ts';
import { expect, test } from '../support/page/test.ts';
import { moveOrder } from '../support/shop/orders/orders.ts';
import { orderAsNewCustomer } from '../support/shop/orders/placeOrders.ts';
import { startNewAdminSession } from '../support/shop/session.ts';

const openOrder = async (page: Page, { _id }: Order) => {
  await page.goto(`/dashboard/orders/${_id}`);
  await expect(page.getByLabel('Assigned to')).toBeVisible();
};

const filters = (page: Page) => page.getByRole('group', { name: 'Orders to show' });

const openList = async (page: Page, filter: string) => {
  await page.goto('/dashboard/all-orders');
  // The orders come once the page has its scripts.
  await expect(page.getByRole('link', { name: /^TH-/ }).first()).toBeVisible();
  await filters(page)
    .getByRole('button', { name: new RegExp(`^${filter}`) })
    .focus();
  // Until then, the list pales with the orders of before.
  const answer = page.waitForResponse(new RegExp(`/orders\\?.*status=${filter.toLowerCase()}`));
  await page.keyboard.press('Enter');
  await answer;
};

for (const [device, viewport] of Object.entries({ desktop: sizes.desktop, phone: sizes.phone })) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('an order is assigned to a colleague, who finds it in To do and under Mine', async ({
      page,
      openWindow,
    }) => {
      const [order] = (await orderAsNewCustomer('spokeshave')) as [Order];
      const colleague = await openWindow();
      await colleague.setViewportSize(viewport);
      const { name } = await startNewAdminSession(colleague);
      await colleague.goto('/dashboard');
      await startNewAdminSession(page);
      await openOrder(page, order);
      await page.getByLabel('Assigned to').focus();
      await page.getByLabel('Assigned to').selectOption({ label: name });
      await expect(page.getByText(`Assigned to ${name}`)).toBeVisible();
      await expectAccessibleInBothThemes(page);

      await colleague.reload();
      await expect(colleague.getByRole('link', { name: '1 order of yours' })).toBeVisible();
      await openList(colleague, 'Mine');
      await expect(colleague.getByRole('link', { name: order.number })).toBeVisible();
      await expectAccessibleInBothThemes(colleague);
    });

    test('what is followed has news for its follower, until they open it', async ({ page }) => {
      const [order] = (await orderAsNewCustomer('spokeshave')) as [Order];
      await startNewAdminSession(page);
      await openOrder(page, order);
      await pressByKeyboard(page, 'Follow');
      await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();

      await moveOrder(order, 'confirmed');
      await page.goto('/dashboard');
      await expect(page.getByRole('link', { name: '1 followed order with news' })).toBeVisible();
      await openList(page, 'Followed');
      await expect(page.getByRole('link', { name: order.number })).toBeVisible();
      const seen = page.waitForResponse((response) => response.url().endsWith('/news'));
      await openOrder(page, order);
      await seen;
      await page.goto('/dashboard');
      await expect(page.getByText(/^Nothing (else )?waits\.$/)).toBeVisible();
      await expect(page.getByRole('link', { name: /followed orders? with news$/ })).toHaveCount(0);
    });

    test('a selection is assigned at once', async ({ page }) => {
      const [order] = (await orderAsNewCustomer('spokeshave')) as [Order];
      const { name } = await startNewAdminSession(page);
      await page.goto(`/dashboard/all-orders?q=${order.number}`);
      const box = page.getByRole('checkbox', { name: new RegExp(`^Select .*${order.number}`) });
      await box.focus();
      await page.keyboard.press('Space');
      await pressByKeyboard(page, 'Assign');
      const item = page.getByRole('menuitem', { name });
      await expect(item).toBeVisible();
      await item.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(`1 order assigned to ${name}`)).toBeVisible();
      await openList(page, 'Mine');
      await expect(page.getByRole('link', { name: order.number })).toBeVisible();
    });
  });
}
