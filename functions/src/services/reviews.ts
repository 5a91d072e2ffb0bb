import { reviews } from '../collections.ts';
import type { Review, ReviewDocument } from '../contract/index.ts';
import type { Page, PageRequest } from '../page.ts';
import { recently } from '../recently.ts';
import { readPage } from './pages.ts';

const toReview = (id: string, review: ReviewDocument): Review => ({
  _id: id,
  reviewerName: review.reviewerName,
  reviewText: review.reviewText,
  reviewRating: review.reviewRating,
  reviewerImage: review.reviewerImage,
});

/** A page of the reviews, newest first, as they are now. Throws `validation` for a bad cursor. */
export const listReviews = (page: PageRequest): Promise<Page<Review>> =>
  readPage(reviews, { field: 'createdAt', direction: 'desc' }, page, toReview);

/** A page of the reviews, as they were at most five seconds ago. */
export const listRecentReviews = recently(listReviews, { maxAge: 5_000, maxEntries: 100 });
