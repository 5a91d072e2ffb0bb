import type { Account } from '../accounts.ts';
import { reviews } from '../collections.ts';
import type { Inserted, Review, ReviewDocument, ReviewInput } from '../contract/index.ts';
import type { Page, PageRequest } from '../page.ts';
import { recently } from '../recently.ts';
import { type IdempotentRequest, idempotentActId } from './idempotency.ts';
import { readPage } from './pages.ts';
import { transact } from './transact.ts';

const toReview = (id: string, review: ReviewDocument): Review => ({
  _id: id,
  reviewerName: review.reviewerName,
  reviewText: review.reviewText,
  reviewRating: review.reviewRating,
  reviewerImage: review.reviewerImage,
});

/** A page of the reviews, newest first, as they are now. Throws `validation` for a bad cursor. */
export const listReviews = (page: PageRequest): Promise<Page<Review>> =>
  readPage(
    { query: reviews, order: { field: 'createdAt', direction: 'desc' }, toItem: toReview },
    page,
  );

/** A page of the reviews, as they were at most five seconds ago. */
export const listRecentReviews = recently(listReviews, { maxAge: 5_000, maxEntries: 100 });

/** Every visitor reads the name, so an account without one does not show its address instead. */
const nameOf = ({ displayName }: Account): string => displayName || 'A customer';

const toDocument = (input: ReviewInput, reviewer: Account): ReviewDocument => ({
  ...input,
  userId: reviewer.uid,
  reviewerName: nameOf(reviewer),
  reviewerEmail: reviewer.email,
  reviewerImage: reviewer.photoURL,
  createdAt: new Date(),
});

/**
 * Publishes what a customer thinks of the shop, under the name and picture of the account: the same
 * words under the same key once.
 */
export const createReview = async (
  request: IdempotentRequest<ReviewInput>,
  reviewer: Account,
): Promise<Inserted> => {
  const insertedId = await transact(
    async ({ id, add }) => {
      add(reviews.doc(id), toDocument(request.input, reviewer));
      return id;
    },
    idempotentActId(reviewer.uid, request),
  );
  return { acknowledged: true, insertedId };
};
