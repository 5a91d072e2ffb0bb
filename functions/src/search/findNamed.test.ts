import { expect, it } from 'vitest';
import { createCatalogueIndex } from './catalogueIndex.ts';
import { findNamed } from './findNamed.ts';

const indexOf = async (names: Record<string, string>) => {
  const index = await createCatalogueIndex();
  for (const [id, name] of Object.entries(names)) {
    const entry = { sku: id, name, words: '', category: 'planes', price: 5, createdAt: 0 } as const;
    index.put(id, { ...entry, stock: 'in-stock' });
  }
  return index;
};

const index = await indexOf({
  jack: 'No. 5 Jack Plane',
  saw: 'Säge, 450 mm',
  one: 'Block plane',
  two: 'Block Plane',
});

it.each([
  ['No. 5 Jack Plane', 'jack'],
  ['  no 5  JACK plane ', 'jack'],
  ['Sage 450 mm', 'saw'],
  ['Jack Plane', undefined],
  ['No. 5 Jack Planes', undefined],
  ['No. 55 Jack Plane', undefined],
  ['block plane', undefined],
  ['...', undefined],
  ['', undefined],
])('finds the tool named %j: %s', (name, id) => {
  expect(findNamed(index, [name, 'other']).get(name)).toBe(id);
});
