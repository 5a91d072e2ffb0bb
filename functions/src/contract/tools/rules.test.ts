import { describe, expect, it } from 'vitest';
import { problemsOfTool } from './rules.ts';

const breaks = (...rows: [number, number][]) =>
  rows.map(([minQuantity, price]) => ({ minQuantity, price }));

const tool = { price: 9.7, minOrder: 6, orderMultiple: 6, maxOrder: null, available: 100 };

describe('problemsOfTool', () => {
  it('accepts fields that fit together, and does not miss absent ones', () => {
    expect(problemsOfTool({ ...tool, priceBreaks: breaks([24, 8.9], [48, 8.4]) })).toEqual({});
    expect(problemsOfTool({})).toEqual({});
    expect(problemsOfTool({ priceBreaks: breaks([5, 8.9]) })).toEqual({});
  });

  it.each([
    [
      breaks([48, 8.9], [24, 8.4]),
      { 'priceBreaks.1.minQuantity': 'Enter more pieces than in the row above, 48' },
    ],
    [
      breaks([24, 8.4], [48, 8.4]),
      { 'priceBreaks.1.price': 'Enter less than $8.40, the price for fewer pieces' },
    ],
    [
      breaks([24, 9.7]),
      { 'priceBreaks.0.price': 'Enter less than $9.70, the price for fewer pieces' },
    ],
    [breaks([25, 8.9]), { 'priceBreaks.0.minQuantity': 'Enter a multiple of 6: 24 or 30' }],
    [breaks([5, 8.9]), { 'priceBreaks.0.minQuantity': 'Enter a multiple of 6: 6' }],
  ])('refuses the price breaks %j', (priceBreaks, problems) => {
    expect(problemsOfTool({ ...tool, priceBreaks })).toEqual(problems);
  });

  it('refuses a price break above the maximum per order', () => {
    expect(problemsOfTool({ ...tool, maxOrder: 30, priceBreaks: breaks([36, 8.9]) })).toEqual({
      'priceBreaks.0.minQuantity': 'Enter at most 30, the maximum per order',
    });
  });

  it('refuses a pack above the maximum, and a maximum below the smallest order', () => {
    expect(problemsOfTool({ ...tool, orderMultiple: 12, maxOrder: 10 })).toEqual({
      orderMultiple: 'A pack must not have more pieces than the maximum per order, 10',
    });
    expect(problemsOfTool({ ...tool, minOrder: 13, maxOrder: 15 })).toEqual({
      maxOrder: 'Enter at least 18, the smallest order, or leave it empty',
    });
  });

  it('refuses the same picture twice', () => {
    const message = 'This picture is already shown';
    expect(problemsOfTool({ imageLink: 'a', morePictures: ['b', 'a'] })).toEqual({
      'morePictures.1': message,
    });
    expect(problemsOfTool({ imageLink: 'a', morePictures: ['b', 'b'] })).toEqual({
      'morePictures.1': message,
    });
  });
});
