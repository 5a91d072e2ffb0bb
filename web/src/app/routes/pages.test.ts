import { expect, it } from 'vitest';
import { pageAt } from '../../lib/router/pageRoutes.tsx';
import { paths } from '../../lib/router/paths.ts';
import { dashboardPages } from './DashboardRoutes.tsx';
import { adminPages } from './dashboardPages.ts';
import { pageCallAt } from './pageCalls.ts';
import { sessionPages } from './SessionRoutes.tsx';
import { shopPages } from './shopPages.ts';

const pages = [...shopPages, ...sessionPages, ...dashboardPages];

it('each path leads to its page', () => {
  for (const { path, Page } of pages) {
    const address = path.replaceAll(/:\w+/g, 'id');
    expect(pageAt(pages, address)?.Page.module, path).toBe(Page.module);
  }
});

it.each([
  [paths.login, false],
  [paths.cart, false],
  [paths.tools, false],
  [paths.checkout, true],
  [paths.order.href('spokeshave'), true],
  [paths.dashboard, true],
  [`${paths.dashboard}/`, true],
  [paths.allOrders, true],
])('the page at %s waits for the session: %s', (path, waits) => {
  expect(pageAt(pages, path)?.ready !== undefined).toBe(waits);
});

it.each(adminPages.map(({ path }) => path))('%s takes a permission', (path) => {
  expect(pageCallAt(path.replaceAll(/:\w+/g, 'id'))?.permission).toBeDefined();
});

it('there is no page at other paths', () => {
  for (const path of ['/no/such/page', '/dashboards', '/dashboard/no-such-page']) {
    expect(pageAt(pages, path)).toBeUndefined();
  }
});
