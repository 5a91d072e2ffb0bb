import { describe, expect, it } from 'vitest';
import { changedPrices } from './prices.ts';

const seen = [
  { toolId: 'plane', unitPrice: 40_00 },
  { toolId: 'saw', unitPrice: 30_00 },
];

describe('changedPrices', () => {
  it('names each line with another price, and both prices', () => {
    const current = [
      { toolId: 'plane', unitPrice: 45_00 },
      { toolId: 'saw', unitPrice: 30_00 },
    ];
    expect(changedPrices(seen, current)).toEqual([{ toolId: 'plane', before: 40_00, now: 45_00 }]);
    expect(changedPrices(seen, seen)).toEqual([]);
  });

  it('leaves out a tool that is not on sale any more', () => {
    expect(changedPrices(seen, [{ toolId: 'plane', unitPrice: null }])).toEqual([]);
  });
});
