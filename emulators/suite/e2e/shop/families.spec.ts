import type { Page, Request } from '@playwright/test';
import {
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
  sizes,
} from '../support/page/accessibility.ts';
import { expect, test } from '../support/page/test.ts';
import { addFamily, removeTestFamilies } from '../support/shop/families.ts';
import { startCustomerSession } from '../support/shop/session.ts';
import { removeTestTools } from '../support/shop/tools.ts';

test.afterEach(async () => {
  await removeTestFamilies();
  await removeTestTools();
});

const widths = ['6 mm', '8 mm', '10 mm', '12 mm', '18 mm', '25 mm'];

/** The calls of a page that send something to the shop. */
const postsOf = (page: Page): string[] => {
  const posts: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/api/')) posts.push(pathname);
  });
  return posts;
};

for (const [device, viewport] of Object.entries({ desktop: sizes.desktop, phone: sizes.phone })) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('a buyer orders six widths with the keyboard, in one call', async ({ page }) => {
      const { _id: id, name } = await addFamily({
        axes: ['blade-width'],
        values: widths.map((width) => [width]),
      });
      await startCustomerSession(page);
      await page.goto(`/family/${id}`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const first = page.getByLabel('Quantity, 6 mm', { exact: true });
      await expect(first).toBeEditable();
      await first.focus();
      for (const pieces of [5, 6, 3, 8, 9, 10]) {
        await page.keyboard.type(String(pieces));
        await page.keyboard.press('Enter');
      }
      await expect(page.getByText('5 sizes, 1 needs attention')).toBeVisible();
      await expect(page.getByText('Minimum order amount : 5 piece')).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await expectNoHorizontalScroll(page);

      await page.getByLabel('Quantity, 10 mm', { exact: true }).fill('7');
      const posts = postsOf(page);
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText('6 sizes were added to the cart.')).toBeVisible();
      expect(posts).toEqual(['/api/cart/resolve']);
      await page.getByRole('link', { name: 'Go to the cart' }).press('Enter');
      await expect(page).toHaveURL('/cart');
      await expect(page.getByLabel(/^Quantity: Zz test/)).toHaveCount(6);
    });
  });
}
