import { expect, test } from '@playwright/test';
import { newCustomer, register } from './support/account.ts';
import { expectAccessible, expectNoSidewaysScroll, sizes } from './support/looks.ts';

const publicPages = [
  '/',
  '/home',
  '/blogs',
  '/blogs/choosing-bench-planes',
  '/portfolio',
  '/questions',
  '/tools',
  '/tools/spokeshave',
  '/tools/sliding-bevel',
  '/login',
  '/register',
  '/reset-password',
  '/no/such/page',
];

for (const [size, viewport] of Object.entries(sizes)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on a ${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, reducedMotion: 'reduce' });

      for (const path of publicPages) {
        test(`${path} is accessible and fits`, async ({ page }) => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        });
      }
    });
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone, reducedMotion: 'reduce' });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme });
      test('the open menu is accessible', async ({ page }) => {
        await page.goto('/');
        await page.getByRole('button', { name: /menu/i }).click();
        await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
        await expectAccessible(page);
      });
    });
  }

  test('the menu opens, closes and leads on', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  });

  test('the order page and the dashboard are accessible and fit', async ({ page }) => {
    const { name, email, password } = newCustomer();
    await page.goto('/register');
    await page.getByLabel('Full Name').fill(name);
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL('/');
    for (const path of ['/order/spokeshave', '/dashboard']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
});

test('a visitor is sent from a protected page to the login', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
});

test('an unknown page offers the way home', async ({ page }) => {
  await page.goto('/no/such/page');
  await page.getByRole('link', { name: 'Return to home' }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown tool says so', async ({ page }) => {
  await register(page, newCustomer());
  await page.goto('/order/no-such-tool');
  await expect(page.getByText(/^An error has occurred: /)).toBeVisible();
});

test('a wrong password is told in plain words', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email Address').fill('customer@tools-hub.test');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: /password/i })).toBeVisible();
});
