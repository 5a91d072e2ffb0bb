import { expect, it } from 'vitest';
import { describeDenial } from './decision.ts';
import { type Access, compileRuleset } from './ruleset.ts';

const ruleset = compileRuleset([
  {
    name: 'test.rules',
    content: `rules_version = '2';
service cloud.firestore {
  match /c/{id} {
    allow read: if false;
    allow get: if
      (resource.data.none == 1);
    allow create;
  }
}`,
  },
]);

const denial = (method: Access['method']) => {
  const access: Access = {
    service: 'cloud.firestore',
    path: '/c/one',
    method,
    lookup: () => null,
    request: new Map(),
    resource: new Map([['data', new Map()]]),
  };
  return describeDenial(method, ruleset.evaluate(access));
};

it.each([
  ['get', "\nfalse for 'get' @ L4, Property none is undefined on object. for 'get' @ L6"],
  ['list', "\nfalse for 'list' @ L4"],
  ['delete', 'No matching allow statements'],
] as const)('a denied %s reports every evaluated statement', (method, reason) => {
  expect(denial(method)).toBe(reason);
});
