import { describe, expect, it } from 'vitest';
import { noRatings, ratingData, ratingsOf, summaryOfRatings } from './ratings.ts';

describe('Ratings', () => {
  it('are added up by their stars', () => {
    expect(ratingsOf([5, 4, 5])).toEqual({
      count: 3,
      sum: 14,
      stars: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 2 },
    });
    expect(ratingsOf([])).toEqual(noRatings);
  });

  it.each([
    [[5, 4, 5], 4.7],
    [[1], 1],
    [[5, 5, 5, 4], 4.8],
    [[], null],
  ])('of %j have the mean %j', (ratings, average) => {
    expect(summaryOfRatings(ratingsOf(ratings)).average).toBe(average);
  });

  it('have every number of stars, also those that nobody gave', () => {
    const stored = { count: 1, sum: 5, stars: { 5: 1 } };
    expect(summaryOfRatings(stored).stars).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 });
  });
});

describe('The structured data of ratings', () => {
  const origin = 'https://shop.example';

  it('describe the shop with its mean rating', () => {
    expect(ratingData(summaryOfRatings(ratingsOf([5, 4])), origin)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'OnlineStore',
      name: 'Tools Hub',
      url: 'https://shop.example/',
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.5,
        reviewCount: 2,
        bestRating: 5,
        worstRating: 1,
      },
    });
  });

  it('do not exist without reviews', () => {
    expect(ratingData(summaryOfRatings(noRatings), origin)).toBeNull();
  });
});
