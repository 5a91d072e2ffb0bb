import { canBeBought, stockLevelOf } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { plane } from '../../../testing/fixtures.ts';
import { stockLabelOf, stockObstacleOf } from './stock.ts';

const having = (available: number, minOrder = 10) => ({ ...plane, available, minOrder });

describe('the stock of a tool', () => {
  it.each([
    [0, 'none', 'Out of stock', false],
    [1, 'belowMinimum', 'Not enough left for an order', false],
    [9, 'belowMinimum', 'Not enough left for an order', false],
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
    expect(stockObstacleOf(having(1))).toBe(
      'Only 1 piece is left at the moment, fewer than the minimum order of 10.',
    );
    expect(stockObstacleOf(having(9))).toBe(
      'Only 9 pieces are left at the moment, fewer than the minimum order of 10.',
    );
  });
});
