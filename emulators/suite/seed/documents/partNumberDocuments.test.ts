import { expect, it } from 'vitest';
import { partNumbers } from '../data/partNumbers.ts';
import { seed } from '../dataset/seedData.ts';
import { partNumberDocuments } from './partNumberDocuments.ts';

it('a company has numbers for the tools that it keeps in store', () => {
  const [own] = partNumbers;
  const [document] = partNumberDocuments(seed);
  expect(document?.path).toBe(`partNumbers/${own?.payerId}`);
  expect(document?.content.numbers).toHaveLength(Object.keys(own?.numbers ?? {}).length);
});

it('a number for a SKU that no tool has is refused', () => {
  expect(() => partNumberDocuments({ ...seed, catalogue: [] })).toThrow(
    'seed/data/partNumbers.ts: numbers: No tool has the SKU',
  );
});
