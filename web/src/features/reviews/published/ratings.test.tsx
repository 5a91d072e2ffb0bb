import { render } from '@testing-library/react';
import { noRatings, ratingsOf, summaryOfRatings } from 'functions/contract';
import { expect, it } from 'vitest';
import { SiteOrigin } from '../../../domain/page/siteOrigin.ts';
import { RatingData, ratingText } from './ratings.tsx';

const dataOf = (ratings: number[]) => {
  const { container } = render(
    <SiteOrigin value="https://shop.example">
      <RatingData ratings={summaryOfRatings(ratings.length ? ratingsOf(ratings) : noRatings)} />
    </SiteOrigin>,
  );
  return container.querySelector('script[type="application/ld+json"]')?.textContent;
};

it('describes the ratings to search engines, if there are any', () => {
  expect(JSON.parse(dataOf([5, 4]) ?? '')).toMatchObject({
    url: 'https://shop.example/',
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  });
  expect(dataOf([])).toBeUndefined();
});

it.each([
  [[5, 4, 5], '4.7 of 5 from 3 reviews'],
  [[3], '3 of 5 from 1 review'],
  [[], ''],
])('the ratings %j are "%s"', (ratings, text) => {
  expect(ratingText(summaryOfRatings(ratingsOf(ratings)))).toBe(text);
});
