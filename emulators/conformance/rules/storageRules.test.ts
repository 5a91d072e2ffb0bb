import { readFileSync } from 'node:fs';
import { imageTypes, limits } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { compileRuleset, type Method } from '../../src/rules/ruleset.ts';
import { everyone, type Role, roles } from './support/roles.ts';
import { mapOf } from './support/world.ts';

const content = readFileSync(new URL('../../../storage.rules', import.meta.url), 'utf8');
const ruleset = compileRuleset([{ name: 'storage.rules', content }]);
const methods = ['get', 'list', 'create', 'update', 'delete'] as const;

interface Attempt {
  role: Role;
  method: Method;
  file: string;
  size?: number;
  contentType?: string;
}

function isPermitted({ role, method, file, size = 1, contentType = 'image/png' }: Attempt) {
  const picture = mapOf({ name: file, size: BigInt(size), contentType });
  const isUpload = method === 'create' || method === 'update';
  return ruleset.evaluate({
    service: 'firebase.storage',
    path: `/b/BUCKET/o/${file}`,
    method,
    request: mapOf({ auth: roles[role], resource: isUpload ? picture : null }),
    resource: method === 'create' ? null : picture,
    lookup: () => null,
  }).permit;
}

const writers: Record<string, { get: Role[]; write: Role[] }> = {
  'tools/plane.webp': { get: everyone, write: ['admin'] },
  'tools/2026/plane.webp': { get: everyone, write: ['admin'] },
  'users/customer/avatar.png': { get: everyone, write: ['customer'] },
  'users/admin/avatar.png': { get: everyone, write: ['admin'] },
  'reviews/picture.png': { get: [], write: [] },
  'picture.png': { get: [], write: [] },
};

for (const [file, { get, write }] of Object.entries(writers)) {
  describe(file, () => {
    for (const method of methods) {
      const permitted = { get, list: [], create: write, update: write, delete: write }[method];
      it(`${method}: ${permitted.join(', ') || 'nobody'}`, () => {
        expect(everyone.filter((role) => isPermitted({ role, method, file }))).toEqual(permitted);
      });
    }
  });
}

it.each(['', 'tools', 'users', 'users/customer'])('nobody lists %j', (file) => {
  expect(everyone.filter((role) => isPermitted({ role, method: 'list', file }))).toEqual([]);
});

describe.each([
  ['admin', 'tools/plane.webp'],
  ['customer', 'users/customer/avatar.png'],
] as const)('an upload by %s to %s', (role, file) => {
  describe.each(['create', 'update'] as const)('%s', (method) => {
    it.each(imageTypes)('may be %s', (contentType) => {
      expect(isPermitted({ role, method, file, contentType })).toBe(true);
    });

    it.each([
      ...['image/svg+xml', 'image/gif', 'image/png; charset=utf-8', 'IMAGE/PNG', 'text/html'],
      ...['application/octet-stream', 'image/', ''],
    ])('may not be %j', (contentType) => {
      expect(isPermitted({ role, method, file, contentType })).toBe(false);
    });

    it('is bounded by the contract', () => {
      expect(isPermitted({ role, method, file, size: limits.imageBytes })).toBe(true);
      expect(isPermitted({ role, method, file, size: limits.imageBytes + 1 })).toBe(false);
    });
  });
});

it('loads without a warning', () => {
  expect(ruleset.warnings).toEqual([]);
  expect(ruleset.rulesVersion).toBe(2);
});
