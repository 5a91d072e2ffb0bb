import type { QuoteLine } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { isLoss, marginOf, marginText, offerMarginOf } from './margin.ts';

const line = (toolId: string, quantity: number) => ({ toolId, quantity }) as QuoteLine;

const costs = new Map([
  ['plane', 600],
  ['saw', null],
]);

describe('The margin of an offer', () => {
  it('is what a line brings less what it costs', () => {
    expect(marginOf(line('plane', 10), '8.00', costs)).toEqual({ net: 8_000, cost: 6_000 });
  });

  it.each([
    ['saw', '8.00'],
    ['unknown', '8.00'],
    ['plane', ''],
    ['plane', 'x'],
  ])('is not known of %s at “%s”', (toolId, price) => {
    expect(marginOf(line(toolId, 10), price, costs)).toBeNull();
  });

  it('adds up the lines whose cost is known, and counts the others', () => {
    const lines = [line('plane', 10), line('saw', 5), line('plane', 1)];
    expect(offerMarginOf(lines, ['8', '20', '5'], costs)).toEqual({
      net: 8_500,
      cost: 6_600,
      unknown: 1,
    });
    expect(offerMarginOf([line('saw', 5)], ['20'], costs)).toBeNull();
  });

  it('is a loss below the cost', () => {
    expect(isLoss({ net: 500, cost: 600 })).toBe(true);
    expect(isLoss({ net: 600, cost: 600 })).toBe(false);
  });

  it.each([
    [{ net: 8_000, cost: 6_000 }, 'Margin $20.00 (25%)'],
    [{ net: 5_000, cost: 6_000 }, 'Margin -$10.00 (-20%)'],
    [{ net: 0, cost: 600 }, 'Margin -$6.00'],
  ])('%j is %s', (margin, text) => {
    expect(marginText(margin, 'USD')).toBe(text);
  });
});
