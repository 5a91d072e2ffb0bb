import { expect, it } from 'vitest';
import { compilePattern, patternMethods } from './regex.ts';

it('matches in linear time where backtracking is exponential', () => {
  expect(compilePattern('(a+)+$').matches(`${'a'.repeat(5_000)}b`)).toBe(false);
});

it.each(['(', '(?=a)', '\\1', '(a{1000}){1000}'])('rejects %s, which is not RE2', (pattern) => {
  expect(() => compilePattern(pattern)).toThrow(
    `Invalid regular expression pattern. Pattern: ${pattern}.`,
  );
});

it('compiles with the given function', () => {
  const compiled: string[] = [];
  const methods = patternMethods((pattern) => {
    compiled.push(pattern);
    return compilePattern(pattern);
  });
  expect(methods.matches?.call('ab', 'a.')).toBe(true);
  expect(compiled).toEqual(['a.']);
});

const methods = patternMethods(compilePattern);

it.each([
  ['a'.repeat(4097), 'too long. Maximum allowed length: 4096'],
  ['a'.repeat(1_000_000), 'too long. Maximum allowed length: 4096'],
  ['(a)'.repeat(101), 'too many groupings. Maximum allowed groupings: 100'],
  [
    `${'('.repeat(21)}a${')'.repeat(21)}`,
    'too many nested groupings. Maximum allowed nested groupings: 20',
  ],
  ['x{0,1000}'.repeat(450), 'too large'],
  [`(${'ab'.repeat(100)}){1000}`, 'too large'],
])('rejects %s beyond a limit', (pattern, problem) => {
  for (const [name, ...more] of [['matches'], ['replace', 'x'], ['split']]) {
    const call = () => methods[name as string]?.call('a', pattern, ...more);
    expect(call).toThrow(`Regular expression ${problem}`);
  }
});

it.each([
  'a'.repeat(4096),
  '(a)'.repeat(100),
  `${'('.repeat(20)}a${')'.repeat(20)}`,
  '\\('.repeat(200),
  '[(]'.repeat(200),
  '[a-z]{1,1000}'.repeat(3),
])('accepts %s', (pattern) => {
  expect(() => compilePattern(pattern)).not.toThrow();
});

it('accepts a small pattern on a long text, but not a large one', () => {
  const text = 'a'.repeat(1_000_000);
  expect(methods.matches?.call(text, '[a-z0-9]+')).toBe(true);
  expect(() => methods.matches?.call(text, '(.{0,1000})*z')).toThrow(
    'Regular expression too large for a text of this length.',
  );
});
