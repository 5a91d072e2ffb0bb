import {
  isPublished,
  noRatings,
  type RatingSummary,
  summaryOfRatings,
} from '../../contract/index.ts';
import type { ReviewDocument } from '../../documents/people/reviews.ts';
import { shortLivedCache } from '../../store/calls/shortLivedCache.ts';
import { reviewRatings } from '../../store/collections/collections.ts';
import { markHomeStale } from '../../store/markHomeStale.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { increment } from '../../store/writes/increment.ts';
import type { Transaction } from '../../store/writes/transaction.ts';

/** The part of a review that decides what it adds to the ratings. */
type Rated = Pick<ReviewDocument, 'reviewRating' | 'status'>;

const ratingsIn = (review: Rated | undefined): number[] =>
  review && isPublished(review) ? [review.reviewRating] : [];

/**
 * Moves the ratings from a review as it was to the review as it is, in the same transaction, and
 * lets the home page show the change. Reviews that are not published do not count.
 */
export const moveRating = (
  transaction: Transaction,
  before: Rated | undefined,
  after: Rated | undefined,
): void => {
  const [[removed], [added]] = [ratingsIn(before), ratingsIn(after)];
  if (removed !== undefined || added !== undefined) markHomeStale(transaction);
  if (removed === added) return;
  const stars = {
    ...(removed !== undefined && { [removed]: increment(-1) }),
    ...(added !== undefined && { [added]: increment(1) }),
  };
  const count = increment(Number(added !== undefined) - Number(removed !== undefined));
  const sum = increment((added ?? 0) - (removed ?? 0));
  transaction.merge(reviewRatings, { count, sum, stars });
};

const readRatings = async (_: null): Promise<RatingSummary> =>
  summaryOfRatings((await readDocument(reviewRatings)) ?? noRatings);

/** The current ratings of all published reviews. */
export const getRatings = (): Promise<RatingSummary> => readRatings(null);

const cached = shortLivedCache(readRatings, { maxAge: 5_000, maxEntries: 1 });

/** The ratings of all published reviews, at most five seconds old. */
export const getCachedRatings = (): Promise<RatingSummary> => cached(null);
