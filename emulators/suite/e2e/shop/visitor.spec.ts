import type { Page } from '@playwright/test';
import { expect, test } from '../support/page/test.ts';
import { newCustomer, signIn } from '../support/shop/account.ts';
import { createCustomer } from '../support/shop/api.ts';

const publicPages = [
  { label: 'Blogs', path: '/blogs', heading: 'Blogs', title: 'Blogs · Tools Hub' },
  {
    label: 'Portfolio',
    path: '/portfolio',
    heading: 'Thea Hollinbrace',
    title: 'Portfolio of Thea Hollinbrace · Tools Hub',
  },
  {
    label: 'Home',
    path: '/',
    heading: 'Good tools for the whole workshop',
    title: 'Carpentry tools in bulk · Tools Hub',
  },
  { label: 'Login', path: '/login', heading: 'Login', title: 'Login · Tools Hub' },
  { label: 'Register', path: '/register', heading: 'Register', title: 'Register · Tools Hub' },
];

const expectArrival = async (page: Page, { path, heading, title }: Record<string, string>) => {
  await expect(page).toHaveURL(path ?? '');
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText(heading ?? '');
  await expect(headline).toBeFocused();
  await expect(page).toHaveTitle(title ?? '');
};

/** Visits the pages from the home page. */
const walk = async (page: Page, openMenu: () => Promise<void>) => {
  for (const destination of publicPages) {
    await openMenu();
    await page
      .getByRole('link', { name: destination.label, exact: true })
      .filter({ visible: true })
      .first()
      .click();
    await expectArrival(page, destination);
  }
  const footer = page.getByRole('navigation', { name: 'Footer' });
  await footer.getByRole('link', { name: 'Questions' }).click();
  await expectArrival(page, {
    path: '/questions',
    heading: 'Some Question Answer',
    title: 'Some Question Answer · Tools Hub',
  });
};

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test('a visitor skips the navigation by keyboard, and walks through the public pages', async ({
    page,
  }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await walk(page, async () => {});
    await page.getByRole('link', { name: 'Tools Hub' }).first().click();
    await page.getByRole('link', { name: 'Order Now' }).click();
    await expect(page).toHaveURL('/tools');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('a visitor walks through the public pages by the menu', async ({ page }) => {
    await page.goto('/');
    await walk(page, async () => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    });
  });
});

test('the login leads to the requested page', async ({ page }) => {
  const customer = newCustomer();
  await createCustomer(customer);
  await page.goto('/dashboard/add-review');
  await expect(page).toHaveURL('/login');
  await signIn(page, customer);
  await expect(page).toHaveURL('/dashboard/add-review');
});

test('a page whose script does not load can be tried again, and the others still work', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/BlogsPage-.*\.js: net::ERR_FAILED$/);
  expectFailure(/^console error: TypeError: Failed to fetch dynamically imported module/);
  const code = /\/assets\/BlogsPage-[^/]*\.js$/;
  await page.route(code, (route) => route.abort());
  await page.goto('/');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  await main.getByRole('link', { name: 'Portfolio' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thea Hollinbrace');
  await main.getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  await page.unroute(code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
});

test('a page whose code a new release has removed is loaded again once', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/BlogsPage-.*\.js: 404$/);
  expectFailure(/^console error: TypeError: Failed to fetch dynamically imported module/);
  // The page is prerendered, and its code does not arrive.
  expectFailure(/^uncaught: Minified React error #422;/);
  const code = /\/assets\/BlogsPage-[^/]*\.js$/;
  await page.goto('/questions');
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  const newRelease = '<script type="module" src="/assets/index-newer123.js"></script>';
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ contentType: 'text/html', body: newRelease }),
  );
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads.push(new URL(request.url()).pathname);
  });
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Blogs' }).click();
  await expect.poll(() => loads).toEqual(['/blogs']);
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  await page.unroute(code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
  expect(loads).toEqual(['/blogs']);
});
