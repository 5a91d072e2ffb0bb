import { apiRoutes, type Order } from 'functions/contract';
import { expect, test } from '../support/page/test.ts';
import { callAsAdmin } from '../support/shop/api.ts';
import { moveOrder, orderPath } from '../support/shop/orders/orders.ts';
import { orderAsNewCustomer } from '../support/shop/orders/placeOrders.ts';
import { startNewAdminSession } from '../support/shop/session.ts';

/** The calls of the page of an order, each of which can be the last to be answered. */
const calls = {
  order: /\/api\/order\/[^/?]+$/,
  payments: /\/api\/order\/[^/?]+\/payments/,
  notes: /\/api\/order\/[^/?]+\/notes/,
  'audit log': /\/api\/audit\?/,
};

/** A phone shows no counts of tasks until its menu is open. */
const devices = {
  desktop: { size: { width: 1440, height: 900 }, calls: { ...calls, tasks: /\/api\/tasks/ } },
  phone: { size: { width: 390, height: 844 }, calls },
};

for (const [device, { size, calls }] of Object.entries(devices)) {
  for (const [name, url] of Object.entries(calls)) {
    // The monitor reports what moves.
    test(`the order of staff stays where it is when its ${name} comes last, on a ${device}`, async ({
      page,
    }) => {
      const [order] = (await orderAsNewCustomer('spokeshave')) as [Order];
      await moveOrder(order, 'confirmed');
      const text = 'Call before you deliver.\nThe gate is closed until nine.';
      await callAsAdmin(apiRoutes.addOrderNote, {
        params: { id: order._id },
        body: { text },
      });
      await startNewAdminSession(page);
      await page.setViewportSize(size);
      const others = Promise.withResolvers<void>();
      await page.route(url, async (route) => {
        await others.promise;
        await route.continue();
      });
      const isRequested = page.waitForRequest(url);
      await page.goto(orderPath(order), { waitUntil: 'commit' });
      await isRequested;
      await expect(page.getByRole('heading', { level: 1, name: order.number })).toBeVisible();
      others.resolve();
      await expect(page.getByText('The gate is closed until nine.')).toBeVisible();
      await expect(page.getByRole('list', { name: 'History' })).toContainText(/Confirmed by .*@/);
    });
  }
}
