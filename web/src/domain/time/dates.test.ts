// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatDay, formatLongDate, shopDay } from './dates.ts';
import { forgetTimeZone, keepTimeZone } from './shopTimeZone.ts';

const time = '2026-12-01T05:00:00.000Z';

afterEach(forgetTimeZone);

describe('A time', () => {
  it.each([
    ['UTC', 'UTC', '1 Dec 2026, 05:00'],
    ['America/Los_Angeles', 'America/Los_Angeles', '30 Nov 2026, 21:00'],
    ['UTC', 'America/Los_Angeles', '1 Dec 2026 (30 Nov, 21:00 your time)'],
    ['America/Los_Angeles', 'Europe/Berlin', '30 Nov 2026 (1 Dec, 06:00 your time)'],
    ['America/Los_Angeles', 'America/New_York', '30 Nov 2026 (1 Dec, 00:00 your time)'],
    ['Asia/Kolkata', 'Asia/Kathmandu', '1 Dec 2026, 10:45 your time'],
    ['Pacific/Kiritimati', 'Europe/Berlin', '1 Dec 2026, 06:00 your time'],
    ['Europe/Berlin', 'Europe/Paris', '1 Dec 2026, 06:00'],
  ])('of a shop in %s is for a reader in %s: %s', (shop, reader, text) => {
    keepTimeZone(shop);
    expect(formatDateTime(time, reader)).toBe(text);
  });

  it.each(['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati', 'UTC'])(
    'has the same day in lists and on pages of a shop in %s, wherever the reader is',
    (shop) => {
      for (const reader of ['America/Sao_Paulo', 'Asia/Tokyo', 'UTC', shop]) {
        keepTimeZone(shop);
        expect(formatDateTime(time, reader).startsWith(formatDate(time))).toBe(true);
        expect(formatLongDate(time).startsWith(formatDay(time))).toBe(true);
      }
    },
  );
});

it('a day of the API stays the same day in every zone', () => {
  for (const zone of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
    keepTimeZone(zone);
    expect(formatDate('2026-11-21')).toBe('21 Nov 2026');
  }
});

it('today is the day of the shop', () => {
  keepTimeZone('America/Los_Angeles');
  expect(shopDay(new Date(time))).toBe('2026-11-30');
});
