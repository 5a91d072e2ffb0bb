import { limits } from '../limits.ts';

const { min, max } = limits.rating;

/** How many published reviews gave each number of stars. */
type StarCounts = Record<string, number>;

/** The stored ratings of all published reviews. */
export interface RatingsDocument {
  count: number;
  /** The sum of the stars. */
  sum: number;
  stars: StarCounts;
}

/** The ratings of all published reviews in a response. */
export interface RatingSummary extends RatingsDocument {
  /** The mean, rounded to one decimal place; null without reviews. */
  average: number | null;
}

/** The numbers of stars that a review can give. */
export const starScale: readonly number[] = Array.from(
  { length: max - min + 1 },
  (_, step) => min + step,
);

/** The ratings of no reviews. */
export const noRatings: RatingsDocument = {
  count: 0,
  sum: 0,
  stars: Object.fromEntries(starScale.map((star) => [star, 0])),
};

/** Adds ratings up. */
export const ratingsOf = (ratings: readonly number[]): RatingsDocument => ({
  count: ratings.length,
  sum: ratings.reduce((sum, rating) => sum + rating, 0),
  stars: Object.fromEntries(
    starScale.map((star) => [star, ratings.filter((rating) => rating === star).length]),
  ),
});

/** The ratings with their mean. */
export const summaryOfRatings = ({ count, sum, stars }: RatingsDocument): RatingSummary => ({
  count,
  sum,
  stars: { ...noRatings.stars, ...stars },
  average: count > 0 ? Math.round((sum / count) * 10) / 10 : null,
});

/**
 * The ratings as structured data of the shop; null without reviews.
 * @see https://schema.org/AggregateRating
 */
export const ratingData = ({ count, average }: RatingSummary, origin: string): object | null =>
  average === null
    ? null
    : {
        '@context': 'https://schema.org',
        '@type': 'OnlineStore',
        name: 'Tools Hub',
        url: `${origin}/`,
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: average,
          reviewCount: count,
          bestRating: max,
          worstRating: min,
        },
      };
