import { readFileSync } from 'node:fs';
import { limits } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { compileRuleset, type Method } from '../../src/rules/ruleset.ts';
import { RulesTimestamp } from '../../src/rules/values.ts';
import { everyone, type Role, roles } from './support/roles.ts';
import { mapOf } from './support/world.ts';

const content = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');
const ruleset = compileRuleset([{ name: 'firestore.rules', content }]);
const methods = ['get', 'list', 'create', 'update', 'delete'] as const;
const customersDocument = mapOf({ userId: 'customer' });

interface Attempt {
  role: Role;
  method: Method;
  document: string;
  limit?: bigint | null;
}

/** Everything but the limit is as a query of one page would have it. */
function isPermitted({ role, method, document, limit = 50n }: Attempt): boolean {
  const id = document.split('/').at(-1) as string;
  const resource = mapOf({ data: customersDocument, id });
  const request = mapOf({
    auth: roles[role],
    time: new RulesTimestamp(1_700_000_000n, 0),
    ...(method === 'list' && { query: mapOf(limit === null ? {} : { limit }) }),
    ...((method === 'create' || method === 'update') && { resource }),
  });
  return ruleset.evaluate({
    service: 'cloud.firestore',
    path: `/databases/(default)/documents/${document}`,
    method,
    request,
    resource: method === 'create' ? null : resource,
    lookup: () => null,
  }).permit;
}

const ownerAndAdmin: Role[] = ['customer', 'admin'];
const readers: Record<string, { get: Role[]; list: Role[] }> = {
  'tools/plane': { get: everyone, list: everyone },
  'tools/plane/stockEntries/opening': { get: ['admin'], list: ['admin'] },
  'orders/order': { get: ownerAndAdmin, list: ownerAndAdmin },
  'users/customer': { get: ownerAndAdmin, list: ownerAndAdmin },
  'auditLog/entry': { get: ['admin'], list: ['admin'] },
  'inquiries/inquiry': { get: ['admin'], list: ['admin'] },
  'reviews/review': { get: [], list: [] },
  'orders/order/notes/note': { get: [], list: [] },
  'idempotency/key': { get: [], list: [] },
};

for (const [document, { get, list }] of Object.entries(readers)) {
  describe(document, () => {
    const permitted: Record<Method, Role[]> = { get, list, create: [], update: [], delete: [] };
    for (const method of methods) {
      it(`${method}: ${permitted[method].join(', ') || 'nobody'}`, () => {
        const actual = everyone.filter((role) => isPermitted({ role, method, document }));
        expect(actual).toEqual(permitted[method]);
      });
    }
  });
}

describe('a list of tools', () => {
  const list = (limit: bigint | null) =>
    isPermitted({ role: 'visitor', method: 'list', document: 'tools/plane', limit });

  it('is granted up to the page size of the contract', () => {
    expect(list(BigInt(limits.pageSize.max))).toBe(true);
    expect(list(BigInt(limits.pageSize.max + 1))).toBe(false);
  });

  it('is refused without a limit', () => {
    expect(list(null)).toBe(false);
  });
});

it('loads without a warning', () => {
  expect(ruleset.warnings).toEqual([]);
  expect(ruleset.rulesVersion).toBe(2);
});
