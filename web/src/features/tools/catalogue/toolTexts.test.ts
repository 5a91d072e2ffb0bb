import { describe, expect, it } from 'vitest';
import { countLabel, previewOf, priceLabel } from './toolTexts.ts';

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

describe('countLabel', () => {
  it.each([
    [12, false, '12 tools'],
    [1, false, '1 tool'],
    [0, false, 'No tools'],
    [24, true, '24 tools shown'],
    [1, true, '1 tool shown'],
    [0, true, 'No tool found so far'],
  ])('counts %i tools, more to come: %s', (shown, hasMore, label) => {
    expect(countLabel(shown, hasMore)).toBe(label);
  });
});
