import { expect, test } from '../support/page/test.ts';
import { cardsOfSeed } from '../support/shop/tools.ts';

test('a visitor sees six popular tools with their pictures', async ({ page }) => {
  await page.goto('/');
  const popular = page.getByRole('region', { name: 'Our Popular Tools' });
  await expect(popular.getByRole('article')).toHaveCount(6);
  for (const card of await cardsOfSeed(popular.getByRole('article')).all()) {
    await expect(card).toContainText(/Minimum Order: \d+/);
    await expect(card).toContainText(/Available :\d+/);
    await expect(card).toContainText(/\S+\.\.\./);
    await expect(card).toContainText(/\$\d+/);
    const picture = card.locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});
