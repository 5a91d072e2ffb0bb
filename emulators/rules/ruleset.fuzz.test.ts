import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RulesCompileError } from './language/errors.ts';
import { compileRuleset, Ruleset } from './ruleset.ts';

/** The rules when they load, else the compile error; rethrows other errors. */
const load = (content: string): Ruleset | RulesCompileError => {
  try {
    return compileRuleset([{ name: 'fuzz.rules', content }]);
  } catch (error) {
    if (error instanceof RulesCompileError) return error;
    throw error;
  }
};

const expectRulesOrIssues = (content: string): void => {
  const result = load(content);
  if (result instanceof Ruleset) return;
  expect(result.issues.some(({ severity }) => severity === 'ERROR')).toBe(true);
  for (const { line, column, currentOffset } of result.issues) {
    const before = content.slice(0, currentOffset).split('\n');
    const position = [before.length, (before.at(-1) as string).length + 1];
    expect([position, [0, 0]]).toContainEqual([line, column]);
  }
};

const words = [
  ...[
    "rules_version='2';",
    'service',
    'cloud.firestore',
    'match',
    'allow',
    'read',
    'if',
    'function',
  ],
  ...[
    'let',
    'return',
    'in',
    'is',
    'int',
    'true',
    'null',
    'request',
    'a',
    'f',
    '1',
    '2.5',
    "'s'",
    "b'x'",
  ],
  ...[
    '/a',
    '/{b}',
    '/{c=**}',
    '/$(',
    '/',
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    ';',
    ':',
    ',',
    '.',
    '?',
    '=',
  ],
  ...['&&', '||', '!', '-', '+', '==', '<', '**', '\n', '//', '/*', '*/', '"', '\\'],
];

const soup = fc.array(fc.constantFrom(...words), { maxLength: 80 }).map((parts) => parts.join(' '));
const soupInRules = soup.map(
  (text) => `service cloud.firestore { match /a/{b} { allow read: if ${text}; } }`,
);

it.each([
  ['any text', fc.string({ unit: 'binary', maxLength: 400 })],
  ['keywords', soup],
  ['keywords as a condition', soupInRules],
])('%s either loads or is rejected with issues', (_, texts) => {
  fc.assert(fc.property(texts, expectRulesOrIssues), { numRuns: 400 });
});

it.each([
  '(',
  '[',
  '{"a":',
  '!',
  '-',
  'a[',
  'f(',
  '/$(',
  'true ? ',
  'true && ',
  '1 + ',
  'match /a {',
  'a.',
])('100,000 times %j is rejected without a stack overflow', (text) => {
  const repeated = text.repeat(Math.floor(100_000 / text.length));
  expect(load(`service cloud.firestore { match /a { allow get: if ${repeated}`)).toBeInstanceOf(
    RulesCompileError,
  );
});
