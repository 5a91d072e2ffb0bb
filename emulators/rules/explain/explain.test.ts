import { expect, it } from 'vitest';
import type { RulesValue } from '../language/values.ts';
import { compileRuleset } from '../ruleset.ts';

const mapOf = (entries: Record<string, RulesValue>) => new Map(Object.entries(entries));
const bob = mapOf({ data: mapOf({ owner: 'bob', tags: ['x', 'y'], n: 4n }) });

/** Explains a read of bob's document by alice, under conditions. */
const explain = (conditions: string[], { auth = mapOf({ uid: 'alice' }) as RulesValue } = {}) => {
  const allows = conditions.map((condition) => `allow get: if ${condition};`).join('\n');
  const content = `rules_version = '2';
    service cloud.firestore { match /databases/{db}/documents {
      function isOwner(doc) { let owner = doc.data.owner; return owner == request.auth.uid; }
      function isAdmin(){ return request.auth.token.admin == true; }
      match /c/{id} {
        ${allows} } } }`;
  const ruleset = compileRuleset([{ name: 'my.rules', content }]);
  return ruleset.explain({
    service: 'cloud.firestore',
    path: '/databases/d/documents/c/one',
    method: 'get',
    request: mapOf({ auth }),
    resource: bob,
    lookup: (path) => (path.endsWith('known') ? bob : null),
  });
};

const heading = 'get /databases/d/documents/c/one';

it('reports the rule, the failed comparison and its values', () => {
  expect(explain(['resource.data.owner == request.auth.uid'])).toBe(`${heading}
  my.rules:6 deny
    resource.data.owner == request.auth.uid → "bob" == "alice"`);
});

it('reports an expression without a value: a missing key', () => {
  expect(explain(['request.auth.token.admin'])).toBe(`${heading}
  my.rules:6 error
    request.auth.token → {uid: "alice"}.token: Property token is undefined on object.`);
});

it('reports an expression without a value: nobody is signed in', () => {
  expect(explain(['request.auth.uid == resource.data.owner'], { auth: null })).toBe(`${heading}
  my.rules:6 error
    request.auth.uid → null.uid: Null value error.`);
});

it('explains functions, arguments and let bindings', () => {
  expect(explain(['isOwner(resource)'])).toContain('owner == request.auth.uid → "bob" == "alice"');
  expect(explain(['isOwner(resource.none)'])).toContain('Property none is undefined on object.');
});

it('explains each evaluated statement by its decisive operands', () => {
  expect(
    explain(['true && resource.data.n > 5', '1 == 1 && false', 'isAdmin() || id == "two"']),
  ).toBe(`${heading}
  my.rules:6 deny
    resource.data.n > 5 → 4 > 5
  my.rules:7 deny
  my.rules:8 error
    request.auth.token → {uid: "alice"}.token: Property token is undefined on object.
    id == "two" → "one" == "two"`);
});

it.each([
  ["resource.data.tags.hasAny(['z'])", '["x", "y"].hasAny(["z"])'],
  ["!('n' in resource.data)", '!true'],
  ['resource.data.n is string', '4 is string'],
  ['resource.data.n > 5 ? true : false', '4 > 5'],
  ['exists(/databases/d/documents/c/none)', 'exists(/databases/d/documents/c/none)'],
  ['resource.data.n', 'error, Type error. Received: [int] Expected: [bool].'],
])('%s: %s', (condition, reason) => {
  expect(explain([condition])).toContain(reason);
});

it('lists the documents read, found or missing', () => {
  const read = (id: string) => `exists(/databases/d/documents/c/${id})`;
  expect(explain([`${read('known')} && ${read('none')}`])).toContain(
    `read /databases/d/documents/c/known: found
  read /databases/d/documents/c/none: missing`,
  );
});

it('reports that no statement matches', () => {
  expect(explain(['true']).split('\n')).toHaveLength(2);
  const nothing = compileRuleset([{ name: 'a', content: 'service cloud.firestore { }' }]);
  const access = { service: 'cloud.firestore', path: '/x', method: 'list' } as const;
  const others = { request: new Map(), resource: null, lookup: () => null };
  expect(nothing.explain({ ...access, ...others })).toBe('list /x\n  no allow statement matches');
});
