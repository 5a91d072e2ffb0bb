import { expect, it } from 'vitest';
import { compilePattern, patternMethods } from './regex.ts';

it('takes linear time where backtracking would take forever', () => {
  expect(compilePattern('(a+)+$').matches(`${'a'.repeat(5_000)}b`)).toBe(false);
});

it.each(['(', '(?=a)', '\\1', '(a{1000}){1000}'])('refuses %s, which is not RE2', (pattern) => {
  expect(() => compilePattern(pattern)).toThrow(
    `Invalid regular expression pattern. Pattern: ${pattern}.`,
  );
});

it('compiles by the function it is given', () => {
  const asked: string[] = [];
  const methods = patternMethods((pattern) => {
    asked.push(pattern);
    return compilePattern(pattern);
  });
  expect(methods.matches?.call('ab', 'a.')).toBe(true);
  expect(asked).toEqual(['a.']);
});
