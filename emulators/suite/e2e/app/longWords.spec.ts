import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { projectFile } from '@tools-hub/kit/paths';
import { apiRoutes, pages } from 'functions/contract';
import { customer, memberAccounts } from '../../seed/data/accounts.ts';
import { brackenbury } from '../../seed/data/companies.ts';
import { expectLoaded, overflowOf, sizes } from '../support/page/accessibility.ts';
import { withoutListeners } from '../support/page/live.ts';
import { lengthenWords, longWord } from '../support/page/longWords.ts';
import { expect, test } from '../support/page/test.ts';
import { admin, newCustomer } from '../support/shop/account.ts';
import { callAsAdmin } from '../support/shop/api.ts';
import { cartLine, saveAccountCart } from '../support/shop/orders/accountCart.ts';
import { storeVisitorCart } from '../support/shop/orders/cart.ts';
import { startCustomerSession, startSession } from '../support/shop/session.ts';
import { readTool } from '../support/shop/tools.ts';

const tool = 'spokeshave';
const order = 'seed-order-return-requested';
const quote = 'seed-quote-clamps';
const payer = 'seed-penhallow';
const newMail = '/dashboard/mail/newest';

const dashboard = (...names: string[]) => names.map((name) => `/dashboard/${name}`);
const ofCompany = (...names: string[]) => names.map((name) => `/company/${name}`);

const fillCart = async (page: Page) => {
  const account = await startCustomerSession(page);
  await saveAccountCart(account, [cartLine(await readTool(tool), 10)]);
};

interface Walk {
  start: (page: Page) => Promise<unknown>;
  /** The last one shows what people write. */
  addresses: string[];
}

/** The pages by the people who see most of them. */
const walks: Record<string, Walk> = {
  'a visitor': {
    start: async (page) => storeVisitorCart(page, [{ tool: await readTool(tool), quantity: 10 }]),
    addresses: [
      ...['/', '/home', '/blogs', '/blogs/choosing-bench-planes', '/questions'],
      ...['/login', '/register', '/reset-password', '/terms', '/privacy', '/contact', '/cart'],
      ...[`/compare?tools=${tool},bench-chisel`, '/family/bevel-edge-bench-chisels'],
      ...['/quick-order', '/invitation#seed-invitation-to-brackenbury', '/tools', `/tools/${tool}`],
    ],
  },
  'a new customer': {
    start: fillCart,
    addresses: [
      ...['/cart', '/checkout', '/quote-request', '/company/new', `/quote-request?tool=${tool}`],
      ...[...dashboard('add-review'), `/order/${tool}`],
    ],
  },
  'a customer': {
    start: (page) => startSession(page, customer),
    addresses: [
      ...['/profile', '/dashboard', ...dashboard('profile', 'my-orders', 'addresses', 'quotes')],
      ...dashboard('my-invoices', 'lists', 'buy-again', 'part-numbers'),
      ...dashboard(`orders/${order}/return`, `returns/${order}-R2`, `quotes/${quote}`),
      ...dashboard(`quotes/${quote}/accept`, `orders/${order}`),
    ],
  },
  'an owner': {
    start: (page) => startSession(page, memberAccounts.owner),
    addresses: [
      ...[`/dashboard/my-orders?company=${brackenbury.id}`, '/company', `/order/${tool}`],
      ...ofCompany('members', 'limits', 'addresses', 'rules', 'keys', 'webhooks', 'log'),
      ...ofCompany('webhooks/receiver-of-brackenbury'),
      ...dashboard('approvals', 'orders/seed-order-company-delivered', 'quotes'),
      ...dashboard('approvals/seed-request-buyer'),
    ],
  },
  'an admin': {
    start: (page) => startSession(page, admin),
    addresses: [
      ...['/dashboard', ...dashboard('make-admin', 'all-orders', 'all-returns', 'all-products')],
      ...dashboard(`all-products/${tool}`, 'add-product', `orders/${order}`, `returns/${order}-R2`),
      ...dashboard('price-lists', `price-lists/new?payer=${payer}`, 'price-lists/seed-boatyards'),
      ...dashboard(
        'customer-groups',
        'attributes',
        'families',
        'families/bevel-edge-bench-chisels',
        'all-quotes',
        `quotes/${quote}`,
        `new-offer?payer=${payer}`,
      ),
      ...dashboard('inquiries', 'inquiries/inquiry-school', 'reviews', 'mail', 'audit', 'settings'),
      ...dashboard('staff', 'roles', 'keys', 'webhooks', 'webhooks/receiver'),
      ...[
        newMail,
        ...dashboard('invoices', 'receivables', 'bank', 'bank/imports', 'reports', 'companies'),
        ...dashboard(`customers/${payer}`),
      ],
      ...dashboard(`company/${brackenbury.id}`),
    ],
  },
};

/** The seed has no mails. */
const addressOfNewMail = async () => {
  const body = { email: newCustomer().email, message: 'Do you sell them by the case?' };
  await callAsAdmin(apiRoutes.inquire, { body });
  const [mail] = await callAsAdmin(apiRoutes.listMails);
  return `/dashboard/mail/${mail?._id}`;
};

/** Waits until React has taken over the heading: an address that changes before confuses it. */
const expectTakenOver = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  );

/** Opens a page without a reload, which would take longer than all else. */
const open = async (page: Page, address: string) => {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
  await expect(page.locator('h1:not([data-left])')).not.toHaveCount(0);
};

/**
 * Goes to a page by another one, so that its heading is new even if the last page had the same, and
 * waits for what its first responses lead to.
 */
const go = async (page: Page, address: string, settled: () => Promise<void>) => {
  await open(page, '/portfolio');
  await open(page, address);
  await expectLoaded(page);
  await settled();
  await expectLoaded(page);
};

/** The pages that scroll horizontally, with the width of the window and by how many pixels. */
const wideAmong = async (page: Page, addresses: readonly string[]): Promise<string[]> => {
  const settled = await lengthenWords(page);
  await page.goto('/blogs');
  await expectTakenOver(page);
  const wide: string[] = [];
  for (const address of addresses) {
    await go(page, address === newMail ? await addressOfNewMail() : address, settled);
    for (const width of [390, 320]) {
      await page.setViewportSize({ ...sizes.phone, width });
      const pixels = await overflowOf(page);
      if (pixels > 0) wide.push(`${address} at ${width} px: ${pixels} px too wide`);
    }
  }
  return wide;
};

// Requests of a service worker are not seen by the routes of a page.
test.use({ viewport: sizes.phone, serviceWorkers: 'block' });

for (const [name, { start, addresses }] of Object.entries(walks)) {
  test(`long words widen no page that ${name} sees on a phone`, async ({ page, monitor }) => {
    // The change of the width moves what is on the page, and tests of the API add tools.
    monitor.allow(/ moved by /);
    monitor.allow(/https:\/\/example\.test\//);
    await start(page);
    await withoutListeners(page);
    expect(await wideAmong(page, addresses)).toEqual([]);
    await expect(page.getByText(longWord)).not.toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('the walks lead to all pages', () => {
  const sources = ['paths', 'furtherPaths', 'lazyPaths'].map((name) =>
    readFileSync(projectFile(`web/src/lib/router/${name}.ts`), 'utf8'),
  );
  const paths = [
    ...Array.from(sources.join().matchAll(/'(\/[^']*)'/g), ([, path = '']) => path),
    ...Object.values(pages).map((page) => (typeof page === 'string' ? page : page.path)),
  ];
  const visited = Object.values(walks).flatMap(({ addresses }) => addresses);
  const isVisited = (path: string) => {
    const pattern = new RegExp(`^${path.replace(/:\w+/, '[^/]+')}(?:[?#]|$)`);
    return visited.some((address) => pattern.test(address));
  };
  // The seed has no list of tools.
  expect(paths.filter((path) => !isVisited(path))).toEqual(['/portfolio', '/dashboard/lists/:id']);
});
