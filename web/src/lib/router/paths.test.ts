import { privatePages, publicPages, siteRoutes } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { canonicalPath, paths, rememberedPath } from './paths.ts';

const stateFrom = (pathname: string, search = '', hash = '') => ({
  from: { pathname, search, hash },
});

describe('rememberedPath', () => {
  it('is the path with its query and hash', () => {
    expect(rememberedPath(stateFrom('/order/a', '?b=1', '#c'))).toBe('/order/a?b=1#c');
  });

  it.each([null, undefined, 'x', {}, { from: null }, { from: {} }])(
    'is home if there is none: %j',
    (state) => {
      expect(rememberedPath(state)).toBe(paths.home);
    },
  );

  it.each([
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '\n//evil.test',
    'https://evil.test',
    'javascript:alert(1)',
  ])('never leaves the shop: %j', (pathname) => {
    expect(rememberedPath(stateFrom(pathname))).toBe(paths.home);
  });
});

describe('paths', () => {
  it('encodes parameters', () => {
    expect(paths.order.href('a/b?c')).toBe('/order/a%2Fb%3Fc');
    expect(paths.order.href('plane', 24)).toBe('/order/plane?quantity=24');
  });

  it('match the paths that functions and robots.txt use', () => {
    expect(paths.tool.path).toBe(siteRoutes.toolPage.pattern);
    expect(paths.article.href('a b')).toBe('/blogs/a%20b');
    const known = Object.values(paths).map((path) => (typeof path === 'string' ? path : path.path));
    expect(known).toEqual(expect.arrayContaining([...publicPages]));
    for (const page of privatePages) {
      expect(
        known.some((path) => path.startsWith(page)),
        page,
      ).toBe(true);
      expect(
        publicPages.some((path) => path.startsWith(page)),
        page,
      ).toBe(false);
    }
  });
});

it.each([
  ['/', '/'],
  ['/home', '/'],
  ['/home/', '/'],
  ['/blogs', '/blogs'],
  ['/tools/jack-plane/', '/tools/jack-plane'],
])('the canonical path of %s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
