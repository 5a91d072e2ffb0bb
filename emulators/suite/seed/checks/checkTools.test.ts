import { describe, expect, it } from 'vitest';
import type { CatalogueTool } from '../catalogue/catalogueTool.ts';
import { seed } from '../dataset/seedData.ts';
import { checkTools } from './checkTools.ts';

const [tool, another, ...tools] = seed.catalogue;
if (!tool || !another) throw new Error('The catalogue has fewer than two tools');

const broken = (change: Partial<CatalogueTool>) => () =>
  checkTools({ ...seed, catalogue: [{ ...tool, ...change }, another, ...tools] });

const breaks = (...rows: [minQuantity: number, price: number][]) => ({
  orderMultiple: 6,
  priceBreaks: rows.map(([minQuantity, price]) => ({ minQuantity, price })),
});

const view = { drawing: '<g></g>', ground: 'paper' } as const;

const cases: [problem: string, change: Partial<CatalogueTool>, message: string][] = [
  ['a SKU with a space', { sku: 'PLN 1005' }, 'sku: SKU must have 3 to 24 letters'],
  ['a SKU in lower case', { sku: 'pln-1005' }, 'sku: pln-1005 does not match /^[A-Z0-9-]{3,24}$/'],
  [
    'a prefix of another category',
    { sku: 'SAW-1005' },
    'sku: SAW-1005 of the planes must start with PLN-',
  ],
  [
    'no specification value',
    { specifications: [{ name: 'Length', value: '' }] },
    'specifications[0].value: Value is required',
  ],
  [
    'seven pictures',
    { morePictures: Array.from({ length: 6 }, () => view) },
    'morePictures: Further pictures must be at most 5',
  ],
  [
    'breaks out of order',
    breaks([48, 9], [24, 8]),
    'priceBreaks.1.minQuantity: Enter more pieces than in the row above, 48',
  ],
  [
    'a break within a pack',
    breaks([20, 9]),
    'priceBreaks.0.minQuantity: Enter a multiple of 6: 18 or 24',
  ],
  [
    'a price that rises',
    breaks([24, tool.price + 1]),
    `priceBreaks.0.price: Enter less than $${tool.price.toFixed(2)}`,
  ],
  [
    'a maximum below the smallest order',
    { minOrder: 10, maxOrder: 6 },
    'maxOrder: Enter at least 10, the smallest order',
  ],
  [
    'a pack above the maximum',
    { orderMultiple: 12, maxOrder: 6 },
    'orderMultiple: A pack must not have more pieces than the maximum per order, 6',
  ],
];

describe('reports the file, the tool, the field and the cause of', () => {
  it.each(cases)('%s', (_, change, message) => {
    expect(broken(change)).toThrow(`seed/catalogue/planes.ts: ${tool.id}: ${message}`);
  });

  it('a SKU that another tool has', () => {
    expect(broken({ sku: another.sku })).toThrow(
      `seed/catalogue/planes.ts: ${another.id}: sku: ${tool.id} already has ${another.sku}`,
    );
  });

  it('a relation to itself, or to a tool that is not there', () => {
    for (const id of [tool.id, 'anvil']) {
      expect(broken({ accessories: [id] })).toThrow(`${tool.id}: it refers to ${id}, which is no`);
    }
  });

  it('a name that another tool has', () => {
    expect(broken({ toolName: another.toolName })).toThrow(
      `${another.id}: toolName: ${tool.id} already has ${another.toolName}`,
    );
  });
});
