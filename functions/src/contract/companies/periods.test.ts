import { describe, expect, it } from 'vitest';
import { budgetPeriods, periodOf, usualBudgetPeriod } from './periods.ts';

const periodsAt = (time: string) => budgetPeriods.map((period) => periodOf(period, new Date(time)));

describe('periodOf', () => {
  it.each([
    ['2026-01-01T00:00:00.000Z', ['2026-01', '2026-Q1', '2026']],
    ['2026-03-31T23:59:59.999Z', ['2026-03', '2026-Q1', '2026']],
    ['2026-04-01T00:00:00.000Z', ['2026-04', '2026-Q2', '2026']],
    ['2026-09-30T23:59:59.999Z', ['2026-09', '2026-Q3', '2026']],
    ['2026-10-01T00:00:00.000Z', ['2026-10', '2026-Q4', '2026']],
    ['2026-12-31T23:59:59.999Z', ['2026-12', '2026-Q4', '2026']],
    ['2027-01-01T00:00:00.000Z', ['2027-01', '2027-Q1', '2027']],
    ['2028-02-29T12:00:00.000Z', ['2028-02', '2028-Q1', '2028']],
  ])('of %s are %j', (time, expected) => {
    expect(periodsAt(time)).toEqual(expected);
  });

  it('changes at midnight UTC, whatever zone a time is written in', () => {
    expect(periodsAt('2026-12-01T00:30:00+01:00')).toEqual(['2026-11', '2026-Q4', '2026']);
    expect(periodsAt('2026-12-31T20:00:00-05:00')).toEqual(['2027-01', '2027-Q1', '2027']);
  });

  it('is a month without a budget', () => {
    expect(usualBudgetPeriod).toBe('month');
  });
});
