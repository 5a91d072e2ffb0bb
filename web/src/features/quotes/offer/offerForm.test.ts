// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest';
import { forgetTimeZone, keepTimeZone } from '../../../domain/time/shopTimeZone.ts';
import { offeredQuote, quoteOf } from '../../../testing/quotes.ts';
import {
  dayAfter,
  discounted,
  discountIn,
  formErrors,
  offerErrors,
  offerOf,
  valuesOf,
} from './offerForm.ts';

const now = new Date();
const inTwoWeeks = dayAfter(now, 14);

describe('valuesOf', () => {
  it('begins with the prices of the shop, and two weeks', () => {
    expect(valuesOf(quoteOf(), now)).toMatchObject({
      version: 'v1',
      prices: ['64.10'],
      validUntil: inTwoWeeks,
    });
  });

  it('begins with the agreed prices of the payer', () => {
    const [line] = quoteOf().lines;
    const agreed = line ? [{ ...line, ownPrice: 6_000 }] : [];
    expect(valuesOf(quoteOf({ lines: agreed }), now).prices).toEqual(['60']);
  });

  it('keeps the prices and the last day of an offer', () => {
    expect(valuesOf(offeredQuote(), now)).toMatchObject({
      version: 'v2',
      prices: ['57'],
      validUntil: '2999-12-31',
    });
  });

  it('takes two weeks again after an offer has expired', () => {
    const expired = offeredQuote(5700, { validUntil: '2001-01-31T23:59:59.999Z' });
    expect(valuesOf(expired, now).validUntil).toBe(inTwoWeeks);
  });
});

describe('The days of an offer', () => {
  afterEach(forgetTimeZone);

  it.each([
    ['America/Los_Angeles', '2026-11-30'],
    ['Asia/Kathmandu', '2026-12-01'],
    ['Pacific/Kiritimati', '2026-12-01'],
  ])('in %s begin today, on %s', (timeZone, today) => {
    keepTimeZone(timeZone);
    expect(dayAfter(new Date('2026-12-01T05:00:00Z'), 0)).toBe(today);
  });
});

describe('offerErrors', () => {
  const values = valuesOf(quoteOf(), now);

  it('accepts what an offer begins with', () => {
    expect(offerErrors(values)).toEqual({});
  });

  it.each([
    ['', 'Enter an amount in dollars, like 12.50 or 1250'],
    ['free', 'Enter an amount in dollars, like 12.50 or 1250'],
    [
      '8.900',
      '“8.900” could mean 8.90 or 8,900. Write thousands without marks, and at most two decimals',
    ],
    ['5.0055', '“5.0055” means 5.0055. Enter at most two decimals'],
    ['-5', 'Enter at least 0.01'],
    ['0', 'Enter at least 0.01'],
    ['1000000.01', 'Enter at most $1,000,000.00'],
  ])('says what is wrong with the price "%s"', (price, message) => {
    expect(offerErrors({ ...values, prices: [price] })).toEqual({ 'prices.0': message });
  });

  it.each([
    ['', 'Enter the last day'],
    ['2001-01-01', 'The last day must not be in the past'],
    [dayAfter(now, 366), 'An offer can be valid for at most 365 days'],
  ])('says what is wrong with the day "%s"', (validUntil, message) => {
    expect(offerErrors({ ...values, validUntil })).toEqual({ validUntil: message });
  });

  it('accepts today', () => {
    expect(offerErrors({ ...values, validUntil: dayAfter(now, 0) })).toEqual({});
  });
});

it.each([
  ['57,5', 5_750],
  ['1,250.00', 125_000],
  ['1.250,50', 125_050],
  ['$57.50', 5_750],
])('sends the price %j in cents', (typed, unitPrice) => {
  const values = { ...valuesOf(quoteOf(), now), prices: [typed] };
  expect(offerErrors(values)).toEqual({});
  expect(offerOf(values, quoteOf().lines).lines).toEqual([{ toolId: 'plane', unitPrice }]);
});

it('shows the errors of the API at the prices', () => {
  expect(formErrors({ 'lines.1.unitPrice': 'Too low', validUntil: 'Too late' })).toEqual({
    'prices.1': 'Too low',
    validUntil: 'Too late',
  });
});

describe('discountIn', () => {
  it.each([
    ['12.5', 1250],
    ['10 %', 1000],
    ['7,5', 750],
    ['0.125', null],
    ['100', null],
    ['-3', null],
    ['', null],
  ])('of "%s" is %j', (typed, points) => {
    expect(discountIn(typed)).toBe(points);
  });
});

describe('discounted', () => {
  it.each([
    [6410, 1250, 5609],
    [6410, 0, 6410],
    [1, 9900, 1],
  ])('%d cents less %d basis points are %d', (cents, discount, expected) => {
    expect(discounted(cents, discount)).toBe(expected);
  });
});
