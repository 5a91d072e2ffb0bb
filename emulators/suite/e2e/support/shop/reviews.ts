import type { Page } from '@playwright/test';
import { apiRoutes, type ManagedReview } from 'functions/contract';
import { expect } from '../page/test.ts';
import { callAsAdmin } from './api.ts';

/** Writes a review on the open page for it. */
export const writeReview = async (page: Page, text: string, rating: number): Promise<void> => {
  await page.getByLabel('Your Review').fill(text);
  await page.getByLabel('Your Rating (1 - 5)').fill(String(rating));
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Review Added Successfully')).toBeVisible();
};

/** The reviews with this text, whatever their status, as the admin of the seed sees them. */
export const findReviews = async (text: string): Promise<ManagedReview[]> => {
  const all = await callAsAdmin(apiRoutes.listAllReviews, { query: { limit: 100 } });
  return all.filter(({ reviewText }) => reviewText === text);
};

/** Publishes the review with this text, as the admin of the seed. */
export const approveReview = async (text: string): Promise<void> => {
  for (const { _id: id, updatedAt } of await findReviews(text)) {
    const body = { status: 'published', updatedAt };
    await callAsAdmin(apiRoutes.moderateReview, { params: { id }, body });
  }
};
