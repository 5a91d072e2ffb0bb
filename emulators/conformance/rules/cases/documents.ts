import type { RuleCases } from './ruleCases.ts';

const reads = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `!exists(/databases/(default)/documents/d/${index})`,
  ).join(' && ');

export const documentCases: RuleCases = {
  reference: 'https://firebase.google.com/docs/reference/rules/rules.firestore',
  allow: [
    'exists(/databases/$(database)/documents/c/one)',
    "get(/databases/$(database)/documents/c/one).data.text == 'x'",
    "get(/databases/(default)/documents/c/one).id == 'one'",
    'get(/databases/(default)/documents/c/one).__name__ == resource.__name__',
    "get(path('/databases/(default)/documents/c/one')).data.text == 'x'",
    "getAfter(/databases/(default)/documents/c/one).data.text == 'x'",
    'existsAfter(/databases/(default)/documents/c/one)',
    'debug(resource.id) == "one"',
    "request.auth.uid == 'alice'",
    'request.auth.token.admin',
    "request.auth.token.get('x', 'y') == 'y'",
    "request.method == 'get'",
    "id == 'one' && database == '(default)'",
  ],
  deny: ['exists(/databases/$(database)/documents/c/two)', 'request.auth == null'],
  error: [
    'firestore.exists(/databases/(default)/documents/c/one)',
    'get(/databases/$(database)/documents/c/two) == null',
    "get('/databases/(default)/documents/c/one').id == 'one'",
    'get(/c/one).id == "one"',
    'exists(/databases/(default)/documents/c)',
    'request.resource.data.x == 1',
    'request.query.limit == 1',
  ],
  rejected: ['get() == 1'],
};

export const accessCallCases: RuleCases = {
  reference:
    'https://firebase.google.com/docs/firestore/security/rules-conditions#access_call_limits',
  allow: [reads(10), `${reads(10)} && ${reads(10)}`],
  deny: [],
  error: [reads(11)],
  rejected: [],
};

const hundred = `[${Array(99).fill('1').join()}]`;
const lists = (count: number) => `[${Array(count).fill(hundred).join()}].size() == ${count}`;

/**
 * A list of 99 elements counts as 100 expressions; the outer list, the call, `==` and its right
 * side as 4 more.
 */
export const limitCases: RuleCases = {
  reference:
    'https://firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits',
  allow: [lists(9), Array(99).fill('true').join(' && ')],
  deny: [],
  error: [lists(10)],
  rejected: [
    Array(101).fill('true').join(' && '),
    `${'('.repeat(200)}true${')'.repeat(200)}`,
    `${'!'.repeat(200)}true`,
    `a${'.b'.repeat(2_000)}`,
  ],
};
