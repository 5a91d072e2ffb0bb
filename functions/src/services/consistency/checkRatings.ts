import {
  noRatings,
  type RatingsDocument,
  ratingsOf,
  summaryOfRatings,
} from '../../contract/index.ts';
import { readRatings } from './documents/snapshots.ts';

const asText = (ratings: RatingsDocument): string => {
  const { count, sum, stars } = summaryOfRatings(ratings);
  return `${count} reviews with ${sum} stars (${Object.values(stars).join(', ')})`;
};

/**
 * Checks that the stored ratings match the published reviews, and that each review has a status. Returns
 * a sentence for each problem. Costs a read for each review.
 */
export const checkRatings = async (): Promise<string[]> => {
  const { stored = noRatings, published, withoutStatus } = await readRatings();
  const expected = ratingsOf(published);
  return [
    ...(asText(stored) === asText(expected)
      ? []
      : [`the ratings record ${asText(stored)}, but the reviews add up to ${asText(expected)}`]),
    ...withoutStatus.map((id) => `review ${id} has no status: run npm run reviews:publish`),
  ];
};
