import type { CatalogueEntry } from '../../contract/index.ts';

/** A tool in the catalogue's index. */
export const entryOf = (name: string, fields: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
  sku: `T-${name.toUpperCase()}`,
  name,
  words: '',
  category: 'other',
  price: 10,
  stock: 'in-stock',
  createdAt: 0,
  ...fields,
});
