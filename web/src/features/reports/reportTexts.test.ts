import { describe, expect, it } from 'vitest';
import { changeText, marginText, moreText, nameOf, unknownCostText } from './reportTexts.ts';

describe('A report', () => {
  it.each([
    ['month', { key: '2026-11', name: '2026-11' }, 'November 2026'],
    ['month', { key: '', name: 'Total' }, 'Total'],
    ['category', { key: 'saws', name: 'Saws' }, 'Saws'],
    ['customer', { key: 'a', name: 'Miller & Sons' }, 'Miller & Sons'],
  ] as const)('names a row by %s: %j', (by, row, name) => {
    expect(nameOf(by, row)).toBe(name);
  });

  it.each([
    [{ net: 1_125, before: 1_000 }, '+12.5%'],
    [{ net: 900, before: 1_000 }, '-10%'],
    [{ net: 1_000, before: 1_000 }, '0%'],
    [{ net: 1_000, before: 0 }, '–'],
  ])('says how %j has changed', (row, text) => {
    expect(changeText(row)).toBe(text);
  });

  it.each([
    [{ costed: 8_000, cost: 6_000 }, '$20.00 (25%)'],
    [{ costed: 5_000, cost: 6_000 }, '-$10.00 (-20%)'],
    [{ costed: 0, cost: 600 }, '-$6.00'],
    [{ costed: 0, cost: 0 }, '–'],
  ])('says the margin of %j', (row, text) => {
    expect(marginText(row)).toBe(text);
  });

  it('says what it leaves out', () => {
    expect(unknownCostText({ net: 500, costed: 300 })).toContain('$2.00');
    expect(unknownCostText({ net: 500, costed: 500 })).toBe('');
    expect(moreText(1)).toContain('1 more row with');
    expect(moreText(0)).toBe('');
  });
});
