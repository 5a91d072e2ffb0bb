import { canBeBought, stockLevelOf } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { plane } from '../../../testing/fixtures.ts';
import { stockLabelOf } from './stock.ts';
import { stockObstacleOf } from './stockObstacle.ts';

const having = (available: number, minOrder = 10) => ({ ...plane, available, minOrder });

describe('the stock of a tool', () => {
  it.each([
    [0, 'none', 'Out of stock', false],
    [1, 'remainder', 'Last 1 piece', true],
    [9, 'remainder', 'Last 9 pieces', true],
    [10, 'low', 'Only 10 left', true],
    [19, 'low', 'Only 19 left', true],
    [20, 'ample', null, true],
  ])('of %i pieces at a minimum order of 10 is %s', (available, level, label, buyable) => {
    const tool = having(available);
    expect(stockLevelOf(tool)).toBe(level);
    expect(stockLabelOf(tool)).toBe(label);
    expect(canBeBought(tool)).toBe(buyable);
  });

  it('explains why a tool cannot be bought', () => {
    expect(stockObstacleOf(having(10))).toBeNull();
    expect(stockObstacleOf(having(0))).toBe('This tool is sold out at the moment.');
    expect(stockObstacleOf({ ...having(9), sellRemainder: false })).toBe(
      'This tool is sold out at the moment.',
    );
  });
});
