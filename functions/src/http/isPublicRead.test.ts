import { describe, expect, it } from 'vitest';
import { apiRoutes } from '../contract/index.ts';
import { routeDescriptions } from '../openapi/routeDescriptions.ts';
import { isPublicRead } from './isPublicRead.ts';

const names = Object.keys(apiRoutes) as (keyof typeof apiRoutes)[];

const isPublic = (name: keyof typeof apiRoutes): boolean => {
  const { method, pattern } = apiRoutes[name];
  const path = pattern.replaceAll(/:\w+/g, 'any');
  return isPublicRead({ method, path }) && isPublicRead({ method, path: `/api${path}` });
};

describe('isPublicRead', () => {
  it('is true only for reads that the contract allows everyone', () => {
    const found = names.filter(isPublic);
    expect(found).toContain('getTool');
    expect(found.filter((name) => routeDescriptions[name].audience !== 'everyone')).toEqual([]);
    expect(found.filter((name) => apiRoutes[name].writes)).toEqual([]);
  });

  it.each([
    ['GET', '/tool/a/stock'],
    ['GET', '/tool/a/b/related'],
    ['GET', '/tools.csv'],
    ['GET', '/tool/'],
    ['GET', '/api/api/tools'],
    ['GET', '/tools/a'],
    ['PUT', '/tool/a'],
    ['GET', '/orders'],
  ])('is false for %s %s', (method, path) => {
    expect(isPublicRead({ method, path })).toBe(false);
  });
});
