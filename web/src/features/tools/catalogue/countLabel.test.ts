import { expect, it } from 'vitest';
import { countLabel } from './countLabel.ts';

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
