import { dayOf, formatClock, weekdayOf } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { admin } from '../data/accounts.ts';
import { buyers } from '../data/buyers.ts';
import { daysBefore } from '../data/calendar.ts';
import { settings } from '../data/settings.ts';
import { generateOrders, type SeedOrder } from './generateOrders.ts';

/** Every six hours of a week. */
const starts = Array.from({ length: 28 }, (_, n) => new Date(Date.UTC(2026, 10, 16, 6 * n, 30)));

const { timeZone } = settings;
const now = new Date('2026-11-20T15:30:00Z');
const orders = generateOrders(now);

const lastStepOf = ({ history }: SeedOrder) => history.at(-1)?.step;
const placedAt = ({ history }: SeedOrder) => history[0]?.at ?? now;

it('the same time gives the same orders', () => {
  expect(generateOrders(now)).toEqual(orders);
});

describe.each(starts)('The orders of a shop that starts at %s', (start) => {
  const current = generateOrders(start);

  it('are at least 250 from the last 60 days, and three debts from before', () => {
    const isDebt = ({ id }: SeedOrder) => id.startsWith('seed-order-debt-');
    expect(current.filter(isDebt)).toHaveLength(3);
    const recent = current.filter((order) => !isDebt(order));
    expect(recent.length).toBeGreaterThanOrEqual(250);
    const times = recent.map((order) => placedAt(order).getTime()).sort((a, b) => a - b);
    expect(times[0]).toBeGreaterThanOrEqual(daysBefore(start, 59, '00:00').getTime());
    expect(times[0]).toBeLessThan(daysBefore(start, 55, '00:00').getTime());
    expect(times.at(-1)).toBeLessThanOrEqual(start.getTime());
    expect(times.at(-1)).toBeGreaterThan(daysBefore(start, 3, '00:00').getTime());
  });

  it('have histories in the order of time', () => {
    for (const { history } of current) {
      const times = history.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.at(-1)).toBeLessThanOrEqual(start.getTime());
    }
  });
});

it('the old orders are no longer open', () => {
  const old = orders.filter((order) => placedAt(order) < daysBefore(now, 14, '00:00'));
  expect(new Set(old.map(lastStepOf))).toEqual(new Set(['delivered', 'cancelled', 'credited']));
  const delivered = old.filter((order) => lastStepOf(order) === 'delivered');
  expect(delivered.length).toBeGreaterThan(0.8 * old.length);
});

it('there are orders of one tool and of more than thirty', () => {
  const counts = orders.map(({ lines }) => lines.length);
  expect(Math.min(...counts)).toBe(1);
  expect(counts.filter((count) => count >= 30).length).toBeGreaterThan(1);
});

it('most orders come on weekdays, and more of them from week to week', () => {
  const atWeekend = orders.filter((order) => placedAt(order).getUTCDay() % 6 === 0);
  expect(atWeekend.length).toBeLessThan(0.2 * orders.length);
  const late = orders.filter((order) => placedAt(order) > daysBefore(now, 28, '00:00'));
  const early = orders.filter((order) => placedAt(order) < daysBefore(now, 31, '00:00'));
  expect(late.length).toBeGreaterThan(early.length);
});

describe('The PO numbers', () => {
  const numbersOf = (uid: string) =>
    orders.flatMap(({ userId, poNumber }) => (userId === uid ? poNumber || [] : []));

  it.each(buyers.map(({ uid, poPrefix }) => [uid, poPrefix] as const))(
    'of %s start with %s and rise',
    (uid, prefix) => {
      const numbers = numbersOf(uid);
      if (prefix === undefined) return expect(numbers).toEqual([]);
      expect(numbers.length).toBeGreaterThan(0);
      expect(numbers.filter((number) => !number.startsWith(prefix))).toEqual([]);
      const rest = numbers.map((number) => Number(number.slice(prefix.length)));
      expect(rest).toEqual([...new Set(rest)].toSorted((a, b) => a - b));
    },
  );

  it('are on a part of the orders, and notes on fewer', () => {
    const withNumber = orders.filter(({ poNumber }) => poNumber !== '').length;
    const withNote = orders.filter(({ note }) => note !== '').length;
    expect(withNumber).toBeGreaterThan(0.4 * orders.length);
    expect(withNumber).toBeLessThan(0.8 * orders.length);
    expect(withNote).toBeGreaterThan(0.05 * orders.length);
    expect(withNote).toBeLessThan(0.25 * orders.length);
  });
});

describe('The history of an order', () => {
  const events = orders.flatMap(({ userId, history }) =>
    history.map((event) => ({ userId, ...event })),
  );

  it('names who made each change', () => {
    for (const { actor, uid, userId } of events) {
      expect(uid).toBe({ admin: admin.uid, customer: userId, system: null }[actor]);
    }
  });

  it('has what an admin enters to ship or cancel', () => {
    const byAdmin = events.filter(({ actor }) => actor === 'admin');
    for (const { step, carrier, trackingNumber, reason } of byAdmin) {
      if (step === 'shipped') expect([carrier, trackingNumber]).not.toContain(undefined);
      if (step === 'cancelled') expect(reason).toBeTruthy();
    }
  });

  it('has the admin’s changes in working hours', () => {
    for (const { at } of events.filter(({ actor }) => actor === 'admin')) {
      expect(weekdayOf(dayOf(at, timeZone)) % 6, at.toISOString()).not.toBe(0);
      expect(formatClock(at, timeZone) >= '08:00').toBe(true);
      expect(formatClock(at, timeZone) < '17:00').toBe(true);
    }
  });
});
