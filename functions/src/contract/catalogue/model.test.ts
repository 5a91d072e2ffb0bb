import { expect, it } from 'vitest';
import { stockLevelOf } from '../stock/stockLevel.ts';
import { toolDefaults } from '../tools/model.ts';
import { stockGroupOf } from './model.ts';

it.each([
  [{ available: 0 }, 'none', 'sold-out'],
  [{ available: 9 }, 'remainder', 'last-pieces'],
  [{ available: 9, sellRemainder: false }, 'none', 'sold-out'],
  [{ available: 11, orderMultiple: 12 }, 'remainder', 'last-pieces'],
  [{ available: 10 }, 'low', 'in-stock'],
  [{ available: 19 }, 'low', 'in-stock'],
  [{ available: 20 }, 'ample', 'in-stock'],
  [{ available: 20, orderMultiple: 12 }, 'low', 'in-stock'],
])('A tool with %j has the stock level %s and belongs to %s', (fields, level, group) => {
  const tool = { ...toolDefaults, minOrder: 10, ...fields };
  expect(stockLevelOf(tool)).toBe(level);
  expect(stockGroupOf(tool)).toBe(group);
});
