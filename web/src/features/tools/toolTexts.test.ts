import { describe, expect, it } from 'vitest';
import { previewOf, priceLabel, summaryOf } from './toolTexts.ts';

describe('previewOf', () => {
  it('is the first ten words', () => {
    const text = 'one two three four five six seven eight nine ten eleven';
    expect(previewOf(text)).toBe('one two three four five six seven eight nine ten...');
  });

  it('counts words, not spaces and lines', () => {
    expect(previewOf('  one\n\ntwo   three ')).toBe('one two three...');
  });
});

describe('priceLabel', () => {
  it.each([
    [45, '$45'],
    [24.5, '$24.50'],
    [1250, '$1250'],
    [0.99, '$0.99'],
  ])('of %d is %s', (price, label) => {
    expect(priceLabel(price)).toBe(label);
  });
});

describe('summaryOf', () => {
  it('is a short description on one line', () => {
    expect(summaryOf(' A plane.\nIt is flat. ')).toBe('A plane. It is flat.');
  });

  it('ends between words, or where a word has no end', () => {
    const summary = summaryOf('ten letters '.repeat(20));
    expect(summary).toMatch(/(?:ten|letters)…$/);
    expect(summary.length).toBeLessThanOrEqual(156);
    expect(summaryOf('x'.repeat(300))).toBe(`${'x'.repeat(155)}…`);
  });
});
