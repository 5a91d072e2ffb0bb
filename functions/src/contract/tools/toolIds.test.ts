import { describe, expect, it } from 'vitest';
import { slugOf, toolIdOf } from './toolIds.ts';

describe('slugOf', () => {
  it.each([
    ['Jack Plane No. 5', 'jack-plane-no-5'],
    ['  Mortise & tenon -- chisel  ', 'mortise-tenon-chisel'],
    ["Carpenter's square, 12’’", 'carpenters-square-12'],
    ['Équerre à onglet', 'equerre-a-onglet'],
    ['Maßstab für Tische', 'massstab-fur-tische'],
    ['Tømrerhammer Łódź', 'tomrerhammer-lodz'],
    ['ＰＬＡＮＥ ½ inch', 'plane-1-2-inch'],
    ['Diamond stone 5 µm', 'diamond-stone-5-m'],
    ['500', '500'],
  ])('turns %j into %j', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  it.each(['', '!!! …', 'Ножовка 500 mm', '鉋', 'מקצוע', '🔨'])('finds no words in %j', (text) => {
    expect(slugOf(text)).toBe('');
  });

  it.each([
    '../../../orders/__x__',
    '<script>alert(1)</script>',
    'a%2Fb?c#d',
    '__proto__',
    '\u202Eenalp\u0000',
    '\uD800 plane',
    '.',
  ])('has only letters, digits and single hyphens for %j', (text) => {
    expect(slugOf(text)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
  });

  it('ends with a complete word, after at most 60 characters', () => {
    const slug = slugOf('Heavy duty cast iron bench vices with quick release and polished faces');
    expect(slug).toBe('heavy-duty-cast-iron-bench-vices-with-quick-release-and');
  });

  it('cuts a single long word', () => {
    expect(slugOf('x'.repeat(100))).toBe('x'.repeat(60));
  });
});

describe('toolIdOf', () => {
  const plane = { toolName: 'Jack plane', sku: 'PLN-1005', category: 'planes' } as const;

  it('is the name, and a code that is the same for the same request', () => {
    expect(toolIdOf(plane, 'request')).toMatch(/^jack-plane-[0-9a-hjkmnp-tv-z]{8}$/);
    expect(toolIdOf(plane, 'request')).toBe(toolIdOf(plane, 'request'));
  });

  it('differs for each request with the same name', () => {
    const ids = Array.from({ length: 1_000 }, (_, request) => toolIdOf(plane, `${request}`));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['the SKU', { ...plane, toolName: '鉋' }, /^pln-1005-/],
    ['the category without a SKU', { ...plane, toolName: '鉋', sku: '' }, /^planes-/],
    ['the category for a SKU of hyphens', { ...plane, toolName: '鉋', sku: '---' }, /^planes-/],
  ])('starts with %s for a name in another script', (_, tool, start) => {
    expect(toolIdOf(tool, 'request')).toMatch(start);
  });
});
