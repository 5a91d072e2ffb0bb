import { publicStatus, type Review } from '../../contract/index.ts';
import { type Stored, toSent } from '../../contract/kinds/fields.ts';
import { reviewFields } from '../../contract/reviews/fields.ts';
import type { ReviewDocument } from '../../documents/people/reviews.ts';
import { shortLivedCache } from '../../store/calls/shortLivedCache.ts';
import { reviews } from '../../store/collections/collections.ts';
import { markHomeStale } from '../../store/markHomeStale.ts';
import { readPage } from '../../store/reads/pages.ts';
import {
  findDocuments,
  type ListOrder,
  type Page,
  type PageRequest,
} from '../../store/reads/queries.ts';
import { transact } from '../../store/writes/transact.ts';

/** The order of all lists of reviews. */
export const newestReviews: ListOrder = { field: 'createdAt', direction: 'desc' };

/** A review as everyone sees it. */
const toReview = (_id: string, review: Stored<typeof reviewFields>): Review => ({
  _id,
  ...toSent(reviewFields, review),
});

/**
 * A current page of the published reviews, newest first. Throws `validation` for an invalid cursor.
 */
export const listReviews = (page: PageRequest): Promise<Page<Review>> => {
  const query = reviews.where('status', '==', publicStatus);
  return readPage({ query, order: newestReviews, toItem: toReview }, page);
};

/** A page of the published reviews that is at most five seconds old. */
export const listCachedReviews = shortLivedCache(listReviews, { maxAge: 5_000, maxEntries: 100 });

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
    if (found.length > 0) markHomeStale(transaction);
    return found.length;
  });

/**
 * Removes the author from an account's reviews; text, rating and status stay, so the ratings stay
 * right. After a failure, the next call finds the reviews that remain.
 */
export const anonymiseReviews = async (uid: string): Promise<void> => {
  while ((await anonymiseBatch(uid)) === batchSize);
};
