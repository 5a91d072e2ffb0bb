import { expect, it } from 'vitest';
import { toolCategories } from './categories.ts';
import { generatedSku, normaliseSku, skuPattern } from './sku.ts';

it('normalises a SKU as people type it', () => {
  expect(normaliseSku(' pln-1005\n')).toBe('PLN-1005');
});

it.each(toolCategories)('generates SKUs for %s that start with its prefix', (category) => {
  const sku = generatedSku(category, 'jack-plane');
  expect(sku).toMatch(/^[A-Z]{3}-\d{6}$/);
  expect(sku).toMatch(skuPattern);
  expect(generatedSku(category, 'jack-plane')).toBe(sku);
});

it('generates another SKU for each attempt and for most ids', () => {
  const attempts = Array.from({ length: 50 }, (_, n) => generatedSku('saws', 'rip-saw', n));
  expect(new Set(attempts).size).toBe(50);
  const ids = Array.from({ length: 1_000 }, (_, n) => generatedSku('saws', `tool ${n}`));
  expect(new Set(ids).size).toBeGreaterThan(980);
});
