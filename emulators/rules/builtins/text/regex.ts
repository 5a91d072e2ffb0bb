import { RE2JS } from 're2js';
import { EvaluationError } from '../../language/errors.ts';
import { type Builtins, builtin } from '../builtin.ts';

/** The limits of Google's emulator. */
const maxLength = 4096;
const maxNesting = 20;
const maxGroups = 100;

/**
 * Limits on repetitions, so that no evaluation blocks the others: the expanded size of a pattern,
 * and the work of a large pattern on a text. RE2 limits its memory instead.
 */
const maxExpansion = 50_000;
const smallProgram = 200;
const maxWork = 2_000_000;

/** Keeps only the parentheses of groups, without escaped ones and character classes. */
const groupsOf = (pattern: string) =>
  pattern.replace(/\\.|\[\^?\]?(?:\\.|[^\]\\])*\]/gs, '').replace(/[^()]/g, '');

const nestingOf = (groups: string): number => {
  let [depth, deepest] = [0, 0];
  for (const bracket of groups) {
    depth += bracket === '(' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
};

const shortened = (pattern: string) =>
  pattern.length > 100 ? `${pattern.slice(0, 100)}…` : pattern;

/** Estimates the number of instructions of a pattern: a repeated group may be the whole pattern. */
const expansionOf = (pattern: string): number => {
  let size = pattern.length;
  for (const [, before, least, most] of pattern.matchAll(/(.)\{(\d+)(?:,(\d*))?\}/gs)) {
    size += Math.max(Number(least), Number(most ?? 0)) * (before === ')' ? pattern.length : 1);
  }
  return size;
};

const brokenLimit = (pattern: string): string | undefined => {
  if (pattern.length > maxLength) return `too long. Maximum allowed length: ${maxLength}`;
  const groups = groupsOf(pattern);
  if (groups.split('(').length - 1 > maxGroups) {
    return `too many groupings. Maximum allowed groupings: ${maxGroups}`;
  }
  if (nestingOf(groups) > maxNesting) {
    return `too many nested groupings. Maximum allowed nested groupings: ${maxNesting}`;
  }
  return expansionOf(pattern) > maxExpansion ? 'too large with its repetitions.' : undefined;
};

/**
 * Compiles a pattern in RE2 syntax, which matches in linear time. Throws an EvaluationError when
 * the pattern is invalid or exceeds the limits.
 * https://github.com/google/re2/wiki/Syntax
 */
export const compilePattern = (pattern: string): RE2JS => {
  const problem = brokenLimit(pattern);
  if (problem) {
    throw new EvaluationError(`Regular expression ${problem} Pattern: ${shortened(pattern)}.`);
  }
  try {
    return RE2JS.compile(pattern);
  } catch {
    throw new EvaluationError(
      `Invalid regular expression pattern. Pattern: ${shortened(pattern)}.`,
    );
  }
};

/** The string methods with a pattern argument, given a function that compiles the pattern. */
export const patternMethods = (compilePart: (pattern: string) => RE2JS): Builtins => {
  const compile = (pattern: string, text: string) => assertBounded(compilePart(pattern), text);
  return {
    matches: builtin(['string', 'string'], (text, pattern) => compile(pattern, text).matches(text)),
    replace: builtin(['string', 'string', 'string'], (text, pattern, replacement) =>
      replaceAll(compile(pattern, text), text, replacement),
    ),
    split: builtin(['string', 'string'], (text, pattern) => split(compile(pattern, text), text)),
  };
};

const assertBounded = (pattern: RE2JS, text: string): RE2JS => {
  const size = pattern.programSize();
  if (size <= smallProgram || size * text.length <= maxWork) return pattern;
  throw new EvaluationError('Regular expression too large for a text of this length.');
};

/**
 * The parts between all matches. As in Google's emulator, an empty match at the start separates an
 * empty part, and trailing empty parts are dropped, but never all.
 */
const split = (pattern: RE2JS, text: string): string[] => {
  const matcher = pattern.matcher(text);
  const parts: string[] = [];
  let end = 0;
  while (matcher.find()) {
    parts.push(text.slice(end, matcher.start()));
    end = matcher.end();
  }
  parts.push(text.slice(end));
  return parts.slice(0, Math.max(parts.findLastIndex((part) => part !== '') + 1, 1));
};

const replaceAll = (pattern: RE2JS, text: string, replacement: string): string => {
  try {
    return pattern.matcher(text).replaceAll(replacement, true);
  } catch {
    throw new EvaluationError(`Invalid replacement: ${replacement}.`);
  }
};
