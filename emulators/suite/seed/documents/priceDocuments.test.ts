import { problemsOfPrice } from 'functions/contract';
import { expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { customerGroups, groupsOf, priceLists } from '../data/priceLists.ts';
import { seed } from '../dataset/seedData.ts';
import { priceDocuments } from './priceDocuments.ts';

it('There are a list for a company with an assortment, and one for a group with a member', () => {
  expect(priceLists.map(({ audience, assortment }) => [audience.kind, assortment])).toEqual([
    ['payer', 'only'],
    ['group', 'all'],
  ]);
  const members = seed.companies.flatMap(({ id }) => groupsOf(id));
  expect(members).toEqual(customerGroups.map(({ id }) => id));
});

it('Each price fits its tool', () => {
  for (const { prices } of priceLists) {
    for (const [toolId, { price, priceBreaks }] of prices) {
      const tool = catalogue.find(({ id }) => id === toolId) ?? expect.fail(toolId);
      expect(problemsOfPrice({ price: price ?? 0, priceBreaks }, tool), toolId).toEqual({});
    }
  }
});

it('The documents from which prices are loaded have all of them', () => {
  const documents = priceDocuments(seed);
  const ofKind = (kind: string) => documents.filter(({ path }) => path.includes(`/${kind}/`));
  const loaded = ofKind('priceShards').flatMap(({ content }) =>
    Object.keys((content as { prices: object }).prices),
  );
  const stored = ofKind('prices').map(({ path }) => path.split('/').at(-1));
  expect(loaded.toSorted()).toEqual(stored.toSorted());
  expect(loaded.length).toBeGreaterThan(10);
  expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
});
