import { describe, expect, it } from 'vitest';
import { paidDayOf } from './paidDay.ts';

const order = { status: 'delivered', total: 10_000, credited: { net: 0, total: 0 } } as const;

const dayOfEntries = (...entries: [receivedAt: string, amount: number][]) =>
  paidDayOf(
    order,
    entries.map(([receivedAt, amount]) => ({ receivedAt, amount })),
  );

describe('paidDayOf', () => {
  it.each([
    ['without a payment', [], ''],
    ['for a part', [['2026-11-02', 9_999]], ''],
    ['the day of the only payment', [['2026-11-02', 10_000]], '2026-11-02'],
    [
      'the day of the last part',
      [
        ['2026-11-09', 6_000],
        ['2026-11-02', 4_000],
      ],
      '2026-11-09',
    ],
    [
      'the day from which it was paid, not of more',
      [
        ['2026-11-02', 10_000],
        ['2026-11-09', 50],
      ],
      '2026-11-02',
    ],
    [
      'a later day after a reversal',
      [
        ['2026-11-02', 10_000],
        ['2026-11-03', -10_000],
        ['2026-11-05', 10_000],
      ],
      '2026-11-05',
    ],
    [
      'nothing once all is taken back',
      [
        ['2026-11-02', 10_000],
        ['2026-11-03', -10_000],
      ],
      '',
    ],
    [
      'the same day if a payment is corrected on it',
      [
        ['2026-11-02', -500],
        ['2026-11-02', 10_500],
      ],
      '2026-11-02',
    ],
  ] as [string, [string, number][], string][])('is %s', (_, entries, day) => {
    expect(dayOfEntries(...entries)).toBe(day);
  });

  it('is the day of the payment that a credit note has made enough', () => {
    const credited = { ...order, credited: { net: 2_000, total: 2_000 } };
    expect(paidDayOf(credited, [{ receivedAt: '2026-11-02', amount: 8_000 }])).toBe('2026-11-02');
  });
});
