import { describe, expect, it } from 'vitest';
import { assetRules } from './assetRules.ts';

const built = [
  'index-BmT9x_aQ.js',
  'index-C7h-2kLp.css',
  'index.esm-QrbMjbdM.js',
  'a+b-12345678.svg',
];

const cacheControlOf = (path: string, names = built) =>
  assetRules(names)
    .filter(({ regex = '' }) => new RegExp(regex, 'u').test(path))
    .flatMap(({ headers }) => headers.map(({ key, value }) => `${key}: ${value}`));

const permanently = ['Cache-Control: public, max-age=31536000, immutable'];

describe('assetRules', () => {
  it.each(built)('let caches keep %s permanently', (name) => {
    expect(cacheControlOf(`/assets/${name}`)).toEqual(permanently);
  });

  it.each([
    ['another hash', '/assets/index-BmT9x_aR.js'],
    ['another extension', '/assets/index-BmT9x_aQ.css'],
    ['another name', '/assets/main-BmT9x_aQ.js'],
    ['a folder', '/assets/deep/index-BmT9x_aQ.js'],
    ['a folder before /assets', '/deep/assets/index-BmT9x_aQ.js'],
    ['no hash', '/assets/index.js'],
    ['a suffix', '/assets/index-BmT9x_aQ.js.map'],
    ['a longer extension', '/assets/index-BmT9x_aQ.jsx'],
    ['a slash at the end', '/assets/index-BmT9x_aQ.js/'],
    ['a prefix', '/assets/old-index-BmT9x_aQ.js'],
    ['another letter in place of the dot', '/assets/index-BmT9x_aQxjs'],
    ['other letters in place of a plus', '/assets/aab-12345678.svg'],
    ['nothing', '/assets/'],
  ])('do not match a path with %s', (_difference, path) => {
    expect(cacheControlOf(path)).toEqual([]);
  });

  it.each(['logo.svg', 'robots.txt', 'my-logo.svg'])(
    'leave out %s, whose content may change under the same name',
    (name) => {
      expect(cacheControlOf(`/assets/${name}`, [name])).toEqual([]);
    },
  );

  it('are none without files', () => {
    expect(assetRules([])).toEqual([]);
  });

  it('name each of many files once, in short patterns', () => {
    const many = Array.from({ length: 301 }, (_, n) => `ReceivablesPage-${10_000_000 + n}.js`);
    const matched = many.map((name) => cacheControlOf(`/assets/${name}`, many));
    expect(matched).toEqual(many.map(() => permanently));
    for (const { regex } of assetRules(many)) expect(regex?.length).toBeLessThan(2_000);
  });

  it('do not depend on the order in which a folder lists its files', () => {
    expect(assetRules(built.toReversed())).toEqual(assetRules(built));
  });
});
