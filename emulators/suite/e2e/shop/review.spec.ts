import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessibleInAllSizes } from '../support/page/accessibility.ts';
import { confirm } from '../support/page/lists.ts';
import { expect, expectOnVisit, test } from '../support/page/test.ts';
import { writeReview } from '../support/shop/reviews.ts';
import { startAdminSession, startCustomerSession } from '../support/shop/session.ts';

const openForm = async (page: Page) => {
  const customer = await startCustomerSession(page);
  await page.goto('/dashboard/add-review');
  await expect(
    page.getByRole('heading', { name: 'Please add your valuable feedback here', level: 1 }),
  ).toBeVisible();
  await expect(page.getByLabel('Your Email')).toHaveValue(customer.email);
  return customer;
};

test('the form shows its messages, keeps a review that fails, is accessible and fits', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/^POST .*\/api\/review: net::ERR_FAILED$/);
  await openForm(page);
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Review is required')).toBeVisible();
  await expectAccessibleInAllSizes(page);

  await page.route('**/api/review', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByLabel('Your Review').fill('Nobody hears this');
  await page.getByLabel('Your Rating (1 - 5)').fill('4');
  await page.getByRole('radio', { name: '4 stars' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Your Rating (1 - 5)')).toHaveValue('5');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText(/^error occuredWe cannot reach the shop/)).toBeVisible();
  await expect(page.getByLabel('Your Review')).toHaveValue('Nobody hears this');
});

const reviewOn = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

const openHome = async (page: Page) => {
  await page.goto('/');
  await expect(page.getByText(/^\d(\.\d)? of 5 from [\d,]+ reviews?$/)).toBeVisible();
};

test('a review is seen by its author at once, and by all when an admin has approved it', async ({
  page: shop,
  openWindow,
}) => {
  await openForm(shop);
  const text = `Straight and true. ${randomUUID()}`;
  await writeReview(shop, text, 5);
  await expect(shop.getByText(/^Your review waits for approval/)).toBeVisible();

  await openHome(shop);
  await expect(reviewOn(shop, text)).toContainText('Waits for approval. Only you can see it.');
  const visitor = await openWindow();
  await openHome(visitor);
  await expect(visitor.getByRole('article').filter({ hasText: 'Rating:' })).not.toHaveCount(0);
  await expect(reviewOn(visitor, text)).toHaveCount(0);

  const admin = await openWindow();
  await startAdminSession(admin);
  await admin.goto('/dashboard/reviews');
  const row = admin.getByRole('row').filter({ hasText: text });
  await row.getByRole('button', { name: /^Approve/ }).click();
  await expect(row).toHaveCount(0);
  await expectOnVisit(async (wait) => {
    await openHome(visitor);
    await expect(reviewOn(visitor, text)).toBeVisible(wait);
  });
});

test('one’s own review can be changed and deleted', async ({ page }) => {
  await openForm(page);
  const text = `Dull. ${randomUUID()}`;
  await writeReview(page, text, 2);
  await page.getByRole('button', { name: 'Edit review' }).click();
  await page.getByLabel('Your Review').fill(`Not so ${text}`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(reviewOn(page, `Not so ${text}`)).toContainText('Rating: 2');
  await expectAccessibleInAllSizes(page);
  await page.getByRole('button', { name: 'Delete review' }).click();
  await confirm(page, 'Are you sure you want to delete your review?', [], 'Delete review');
  await expect(page.getByRole('textbox', { name: 'Your Review' })).toHaveValue('');
});
