/** `npm run bench:rules`: measures how many reads of an order the engine evaluates in a second. */

import type { RulesValue } from '@tools-hub/rules';
import { type Access, compileRuleset } from '@tools-hub/rules';
import { readBenchOptions, rounded } from './support/support.ts';

readBenchOptions('npm run bench:rules    measure the rules engine');

const seconds = 2;
const goal = 20_000;

const content = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isUser(uid) {
      return request.auth != null && request.auth.uid == uid;
    }
    function isAdmin() {
      return request.auth != null && request.auth.token.get('admin', false) == true;
    }
    match /orders/{order} {
      allow read: if isAdmin() || isUser(resource.data.userId);
    }
    match /{document=**} {
      allow read, write: if false;
    }
  }
}`;
const ruleset = compileRuleset([{ name: 'bench.rules', content }]);

const mapOf = (entries: Record<string, RulesValue>) => new Map(Object.entries(entries));

/** A customer reads an order; the second condition of the rule decides. */
const readOrder = (userId: string): Access => ({
  service: 'cloud.firestore',
  path: '/databases/(default)/documents/orders/o1',
  method: 'get',
  request: mapOf({
    auth: mapOf({ uid: 'customer', token: mapOf({ email: 'customer@tools-hub.test' }) }),
  }),
  resource: mapOf({ id: 'o1', data: mapOf({ userId }) }),
  lookup: () => null,
});

const perSecond = (access: Access, permit: boolean) => {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  while (performance.now() < end) {
    if (ruleset.evaluate(access).permit !== permit)
      throw new Error('The rules made the wrong decision.');
    count++;
  }
  return count / seconds;
};

const figures = {
  'own order, allowed': perSecond(readOrder('customer'), true),
  "another's order, denied": perSecond(readOrder('another'), false),
};
console.log(`Evaluations per second of "allow read: if isAdmin() || isUser(resource.data.userId)"`);
console.table(
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      { 'per s': rounded(value), goal: `≥ ${goal}`, met: value >= goal ? 'yes' : 'no' },
    ]),
  ),
);
