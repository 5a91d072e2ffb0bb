import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sizes } from '../support/page/accessibility.ts';
import { withoutListeners } from '../support/page/live.ts';
import { expectOffline } from '../support/page/network.ts';
import { expect, test } from '../support/page/test.ts';
import { newCustomer } from '../support/shop/account.ts';
import { createUnverifiedCustomer } from '../support/shop/api.ts';
import { cartLine, saveAccountCart } from '../support/shop/orders/accountCart.ts';
import { startAdminSession, startCustomerSession } from '../support/shop/session.ts';
import { addTool, removeTestTools } from '../support/shop/tools.ts';

test.use({ viewport: sizes.phone });
test.afterEach(removeTestTools);
// A page without a connection may have something to request, or not.
test.beforeEach(async ({ page, monitor }) => {
  monitor.allow(/: net::ERR_INTERNET_DISCONNECTED$/);
  monitor.allow(/^console error: TypeError: Failed to fetch dynamically imported module/);
  // A further notice makes the stack of notices grow, over the page.
  monitor.allow(/ moved by \S+ <div [^>]*id="notices"/);
  await withoutListeners(page);
});

/** What is covered of the primary buttons, the bars at the bottom and the terms in the window. */
const coveredTexts = (page: Page) =>
  page.evaluate(() => {
    const parts = document.querySelectorAll(
      ':is(main, .MuiDialog-root) .MuiButton-contained, [aria-label=Summary] :is(button, p a), [aria-label=Selection] button',
    );
    return [...parts]
      .filter((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (width === 0 || y < 0 || y > window.innerHeight) return false;
        const onTop = document.elementFromPoint(x, y);
        return onTop?.closest('#notices') !== null;
      })
      .map(({ textContent }) => textContent);
  });

const expectNothingCovered = async (page: Page) => {
  const steps = 6;
  for (let step = 0; step <= steps; step += 1) {
    await page.evaluate(
      (part) => window.scrollTo(0, part * document.documentElement.scrollHeight),
      step / steps,
    );
    await expect.poll(() => coveredTexts(page)).toEqual([]);
  }
};

/** Every notice that can be shown together with others: of the payer, of a merge, and offline. */
const showAllNotices = async (page: Page) => {
  const text = `You are buying for yourself now. ${randomUUID()}`;
  const notice = JSON.stringify({ text, cartOf: '' });
  await page.evaluate((stored) => sessionStorage.setItem('payerNotice', stored), notice);
  await page.reload();
  await expect(page.getByText(text)).toBeVisible();
  await page.context().setOffline(true);
  await expectOffline(page);
};

test('no notice covers a primary button, the terms or a bar at the bottom on a phone', async ({
  page,
}) => {
  const account = await startCustomerSession(page, newCustomer(), createUnverifiedCustomer);
  const tools = [await addTool(), await addTool(), await addTool()];
  await saveAccountCart(
    account,
    tools.map((tool) => cartLine(tool, 10)),
  );
  const verification = page.getByRole('region', { name: 'E-mail verification' });

  for (const [path, ready] of [
    ['/checkout', /^Place order/],
    ['/cart', 'Summary'],
    ['/quick-order', /^Add/],
    [`/order/${tools[0]?._id}`, 'Place Order'],
    ['/tools', /^(?:Add|Order)/],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('button', { name: ready }).first()).toBeVisible();
      await expect(verification).toBeVisible();
      await expectNothingCovered(page);
      await showAllNotices(page);
      await expectNothingCovered(page);
      await page.context().setOffline(false);
    });
  }
});

test('no notice covers the actions on selected rows', async ({ page }) => {
  const { toolName } = await addTool();
  await startAdminSession(page);
  await page.goto(`/dashboard/all-products?${new URLSearchParams({ q: toolName })}`);
  await page.getByRole('checkbox', { name: /^Select (?!all)/ }).check();
  await expect(page.getByRole('group', { name: 'Selection' })).toBeVisible();
  await page.context().setOffline(true);
  await expectOffline(page);
  await expectNothingCovered(page);
});
