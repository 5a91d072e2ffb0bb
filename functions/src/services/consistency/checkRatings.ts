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
 * Checks that the stored ratings match the published reviews. Returns a sentence if not. Costs a
 * read for each review.
 */
export const checkRatings = async (): Promise<string[]> => {
  const { stored = noRatings, published } = await readRatings();
  const expected = ratingsOf(published);
  return [
    ...(asText(stored) === asText(expected)
      ? []
      : [`the ratings record ${asText(stored)}, but the reviews add up to ${asText(expected)}`]),
  ];
};
