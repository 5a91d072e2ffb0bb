import { describe, expect, it } from 'vitest';
import { apiRoutes } from './apiRoutes.ts';

describe('apiRoutes', () => {
  it('fills parameters in, percent-encoded', () => {
    expect(apiRoutes.listTools.href()).toBe('/tools');
    expect(apiRoutes.getTool.href({ id: 'a/b c' })).toBe('/tool/a%2Fb%20c');
    expect(apiRoutes.updateProfile.href({ email: 'a+b@example.test' })).toBe(
      '/user/update/a%2Bb%40example.test',
    );
  });

  it('says which calls may change data: all but GET and the lookup of rows', () => {
    const reads = Object.values(apiRoutes).filter(({ writes }) => !writes);
    const others = reads.filter(({ method }) => method !== 'GET');
    expect(reads.length).toBeGreaterThan(10);
    expect(others.map(({ pattern }) => pattern)).toEqual(['/cart/resolve']);
    expect(Object.values(apiRoutes).filter(({ method }) => method === 'GET')).toHaveLength(
      reads.length - others.length,
    );
  });

  it('has no two calls of the same method and pattern', () => {
    const calls = Object.values(apiRoutes).map(({ method, pattern }) => `${method} ${pattern}`);
    expect(new Set(calls).size).toBe(calls.length);
  });
});
