import {
  expectAccessibleInAllSizes,
  expectAccessibleInBothThemes,
  expectTargetSizes,
  sizes,
} from '../support/page/accessibility.ts';
import { expect, test } from '../support/page/test.ts';
import { startCustomerSession } from '../support/shop/session.ts';

const publicPages = [
  '/',
  '/blogs',
  '/blogs/choosing-bench-planes',
  '/portfolio',
  '/questions',
  '/contact',
  '/terms',
  '/privacy',
  '/tools',
  '/tools/spokeshave',
  '/tools/sliding-bevel',
  '/login',
  '/register',
  '/reset-password',
];

for (const path of publicPages) {
  test(`${path} is accessible and fits`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize(sizes.phone);
    await expectTargetSizes(page);
  });
}

test('an unknown page is accessible and fits, and links to the home page', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleInAllSizes(page);
  await page.getByRole('link', { name: 'Return to home' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });

  test('the open menu is accessible, and its links work', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /menu/i }).click();
    const login = page.getByRole('link', { name: 'Login' });
    await expect(login).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await login.click();
    await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  });
});

test('the order page and the dashboard are accessible and fit', async ({ page, expectFailure }) => {
  expectFailure(/no-such-tool: 404$/);
  await startCustomerSession(page);
  for (const path of ['/order/spokeshave', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInAllSizes(page);
    await page.setViewportSize(sizes.phone);
    await expectTargetSizes(page);
  }
  await page.goto('/order/no-such-tool');
  await expect(page.getByText('We have no such tool')).toBeVisible();
});
