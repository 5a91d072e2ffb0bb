import { describe, expect, it } from 'vitest';
import { plane } from '../../../testing/fixtures.ts';
import { editDistance, similarTools, toolsNamed } from './similarSkus.ts';

const toolOf = (sku: string, toolName = sku) => ({ ...plane, _id: sku, sku, toolName });
const tools = [
  toolOf('PLN-0004', 'No. 4 Smoothing Plane'),
  toolOf('PLN-0014', 'Jointer Plane'),
  toolOf('PLN-9999', 'Block Plane'),
];
const skus = (found: typeof tools) => found.map(({ sku }) => sku);

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['PLN-004', 'PLN-0004', 1],
    ['PLN-0040', 'PLN-0004', 2],
    ['kitten', 'sitting', 3],
  ])('from %j to %j is %i', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
  });
});

describe('similarTools', () => {
  it('finds those with a mistyped SKU, the nearest first', () => {
    expect(skus(similarTools('PLN-014', tools))).toEqual(['PLN-0014', 'PLN-0004']);
    expect(similarTools('SAW-1234', tools)).toEqual([]);
  });
});

describe('toolsNamed', () => {
  it('finds those with all words in the SKU or the name', () => {
    expect(skus(toolsNamed('smooth plane', tools))).toEqual(['PLN-0004']);
    expect(skus(toolsNamed('PLN-00', tools))).toEqual(['PLN-0004', 'PLN-0014']);
    expect(toolsNamed('plane saw', tools)).toEqual([]);
  });
});
