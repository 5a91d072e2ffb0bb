import { describe, expect, it } from 'vitest';
import {
  type DeliveryPlan,
  daysIn,
  deliveryDayOf,
  requestedDayProblem,
  shipByOf,
  wrongDayIn,
} from './deliveryDays.ts';

const plan: DeliveryPlan = {
  leadDays: 3,
  transitDays: 1,
  cutOff: '14:00',
  workWeek: 'mon-fri',
  closedDays: '2026-12-25\n2026-12-26',
  timeZone: 'America/Los_Angeles',
};

describe('deliveryDayOf', () => {
  it.each([
    ['a Monday before the cut-off', '2026-11-30T21:59:00Z', {}, '2026-12-03'],
    ['a Monday at the cut-off', '2026-11-30T22:00:00Z', {}, '2026-12-03'],
    ['a Monday after the cut-off', '2026-11-30T22:01:00Z', {}, '2026-12-04'],
    ['a Sunday here that is a Monday in UTC', '2026-11-30T05:00:00Z', {}, '2026-12-03'],
    ['a Saturday', '2026-11-28T18:00:00Z', {}, '2026-12-03'],
    ['days before the holidays', '2026-12-23T18:00:00Z', {}, '2026-12-29'],
    ['the same day without a lead time', '2026-11-30T18:00:00Z', { leadDays: 0 }, '2026-11-30'],
    ['Saturdays that are work days', '2026-12-03T18:00:00Z', { workWeek: 'mon-sat' }, '2026-12-07'],
    ['a week from Sunday', '2026-12-03T18:00:00Z', { workWeek: 'sun-thu' }, '2026-12-08'],
  ] as const)('counts the work days from %s', (_, at, fields, day) => {
    expect(deliveryDayOf(new Date(at), { ...plan, ...fields })).toBe(day);
  });
});

describe('shipByOf', () => {
  it.each([
    ['a Thursday', '2026-12-03', {}, '2026-12-02'],
    ['a Monday', '2026-12-07', {}, '2026-12-04'],
    ['a day after the holidays', '2026-12-28', {}, '2026-12-24'],
    ['the day itself without a transit', '2026-12-07', { transitDays: 0 }, '2026-12-07'],
    ['several days in transit', '2026-12-08', { transitDays: 3 }, '2026-12-03'],
    ['a day that is too near', '2026-12-01', { transitDays: 5 }, '2026-11-30'],
  ])('is so many work days before %s', (_, arrival, fields, day) => {
    const at = new Date('2026-11-30T18:00:00Z');
    expect(shipByOf(arrival, at, { ...plan, ...fields })).toBe(day);
  });
});

describe('requestedDayProblem', () => {
  const at = new Date('2026-11-30T18:00:00Z');

  it.each([
    ['2026-12-03', null],
    ['2026-12-07', null],
    ['2026-12-02', 'The earliest possible day is Thursday, 3 December 2026'],
    ['2020-01-01', 'The earliest possible day is Thursday, 3 December 2026'],
    [
      '2026-12-05',
      'We do not deliver on Saturday, 5 December 2026: the next possible day is Monday, 7 December 2026',
    ],
    [
      '2026-12-25',
      'We do not deliver on Friday, 25 December 2026: the next possible day is Monday, 28 December 2026',
    ],
    [
      '2027-05-29',
      'We do not deliver on Saturday, 29 May 2027: the next possible day is Monday, 31 May 2027',
    ],
    ['2027-05-30', 'Choose a day until Saturday, 29 May 2027'],
    ['2026-02-30', 'Enter a day'],
    ['tomorrow', 'Enter a day'],
  ])('of %s is %j', (day, problem) => {
    expect(requestedDayProblem(day, at, plan)).toBe(problem);
  });
});

it('reads a list of days in any form', () => {
  expect(daysIn(' 2026-12-26, 2026-12-25\n2026-12-26;')).toEqual(['2026-12-25', '2026-12-26']);
  expect(daysIn('')).toEqual([]);
  expect(wrongDayIn('2026-12-25 2026-02-30')).toBe('2026-02-30');
  expect(wrongDayIn('2026-12-25')).toBeUndefined();
});
