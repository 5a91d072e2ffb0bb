import {
  hasOnlyRemainder,
  isGtin,
  piecesOnSale,
  relatedIdsOf,
  stockLevelOf,
  toolCategories,
} from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { catalogue, catalogueFileOf, shopWindow } from './catalogue.ts';
import type { CatalogueTool } from './catalogueTool.ts';

const cases: [description: string, count: number, applies: (tool: CatalogueTool) => boolean][] = [
  ['sold in packs of twelve', 2, ({ orderMultiple }) => orderMultiple === 12],
  ['with a maximum per order', 2, ({ maxOrder }) => maxOrder !== null],
  ['with one price break', 2, ({ priceBreaks }) => priceBreaks.length === 1],
  ['with two to four price breaks', 10, ({ priceBreaks }) => priceBreaks.length > 1],
  ['of which only the last pieces can be ordered', 1, hasOnlyRemainder],
  [
    'sold out because the last pieces are not for sale',
    1,
    (tool) => tool.available > 0 && piecesOnSale(tool) === 0,
  ],
  ['without any stock', 2, ({ available }) => available === 0],
  [
    'that is discontinued, with its successor',
    1,
    ({ stage, replacedBy }) => stage === 'discontinued' && replacedBy !== '',
  ],
  ['that is selling out', 1, ({ stage }) => stage === 'selling-out'],
  ['with accessories, spare parts or alternatives', 12, (tool) => relatedIdsOf(tool).length > 0],
  ['with a GTIN', 120, ({ gtin }) => isGtin(gtin)],
  ['that is a size of a family', 90, ({ familyId }) => familyId !== undefined],
  ['with attributes', 120, ({ attributes }) => Object.keys(attributes).length > 0],
  ['with low stock', 2, (tool) => stockLevelOf(tool) === 'low'],
  ['with further pictures', 8, ({ morePictures }) => morePictures.length > 0],
  [
    'without any of these',
    6,
    ({ orderMultiple, maxOrder, priceBreaks }) =>
      orderMultiple === 1 && maxOrder === null && priceBreaks.length === 0,
  ],
];

describe('The catalogue has tools', () => {
  it.each(cases)('%s', (_, count, applies) => {
    expect(catalogue.filter(applies).length).toBeGreaterThanOrEqual(count);
  });

  it('of each category, at least five', () => {
    for (const category of toolCategories) {
      const tools = catalogue.filter((tool) => tool.category === category);
      expect(tools.length, category).toBeGreaterThanOrEqual(5);
    }
  });

  it('with specifications', () => {
    const few = catalogue.filter(
      ({ specifications, attributes }) =>
        specifications.length + Object.keys(attributes).length < 3,
    );
    expect(few.map(({ id }) => id)).toEqual([]);
  });
});

it('each tool is in the file of its category', () => {
  for (const { id, category } of catalogue) expect(catalogueFileOf(id)).toBe(`${category}.ts`);
  expect(catalogueFileOf('anvil')).toBeUndefined();
});

it('the tools of the shop window can be ordered in any quantity from the minimum on', () => {
  const shown = catalogue.filter(({ id }) => shopWindow.includes(id));
  expect(shown.map(({ orderMultiple, maxOrder }) => [orderMultiple, maxOrder])).toEqual(
    shopWindow.map(() => [1, null]),
  );
});
