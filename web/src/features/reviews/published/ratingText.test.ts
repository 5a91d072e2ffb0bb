import { ratingsOf, summaryOfRatings } from 'functions/contract';
import { expect, it } from 'vitest';
import { ratingText } from './ratingText.ts';

it.each([
  [[5, 4, 5], '4.7 of 5 from 3 reviews'],
  [[3], '3 of 5 from 1 review'],
  [[], ''],
])('the ratings %j are "%s"', (ratings, text) => {
  expect(ratingText(summaryOfRatings(ratingsOf(ratings)))).toBe(text);
});
