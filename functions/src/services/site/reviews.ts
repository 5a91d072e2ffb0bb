import type { Account } from '../../accounts.ts';
import { reviews } from '../../collections.ts';
import type { Inserted, Review, ReviewDocument, ReviewInput } from '../../contract/index.ts';
import { findDocuments, type Page, type PageRequest } from '../../queries.ts';
import { refuseIfDeleted } from '../store/deletedAccounts.ts';
import { type IdempotentRequest, requestIdOf } from '../store/idempotency.ts';
import { readPage } from '../store/pages.ts';
import { shortLivedCache } from '../store/shortLivedCache.ts';
import { transact } from '../store/transact.ts';

const toReview = (id: string, review: ReviewDocument): Review => ({
  _id: id,
  reviewerName: review.reviewerName,
  reviewText: review.reviewText,
  reviewRating: review.reviewRating,
  reviewerImage: review.reviewerImage,
});

/** A current page of the reviews, newest first. Throws `validation` for an invalid cursor. */
export const listReviews = (page: PageRequest): Promise<Page<Review>> =>
  readPage(
    { query: reviews, order: { field: 'createdAt', direction: 'desc' }, toItem: toReview },
    page,
  );

/** A page of the reviews that is at most five seconds old. */
export const listCachedReviews = shortLivedCache(listReviews, { maxAge: 5_000, maxEntries: 100 });

/** The public name. An account without a name must not show its address instead. */
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
 * Publishes a review with the name and picture of the account. A retry with the same key publishes no
 * second one. Throws `user-not-found` when the account is being deleted.
 */
export const createReview = async (
  request: IdempotentRequest<ReviewInput>,
  reviewer: Account,
): Promise<Inserted> => {
  const insertedId = await transact(
    async (transaction) => {
      await refuseIfDeleted(transaction, reviewer.uid);
      transaction.add(reviews.doc(transaction.id), toDocument(request.input, reviewer));
      return transaction.id;
    },
    requestIdOf(reviewer.uid, request),
  );
  return { acknowledged: true, insertedId };
};

const anonymous = {
  userId: '',
  reviewerName: 'Former customer',
  reviewerEmail: '',
  reviewerImage: '',
} satisfies Partial<ReviewDocument>;

const batchSize = 100;

const anonymiseBatch = (uid: string): Promise<number> =>
  transact(async (transaction) => {
    const found = await findDocuments(reviews.where('userId', '==', uid), batchSize);
    for (const { id } of found) transaction.update(reviews.doc(id), anonymous);
    return found.length;
  });

/**
 * Removes the author from an account's reviews; text and rating stay. After a failure, the next call
 * finds the reviews that remain.
 */
export const anonymiseReviews = async (uid: string): Promise<void> => {
  while ((await anonymiseBatch(uid)) === batchSize);
};
