import { RE2JS } from 're2js';
import { EvaluationError } from '../errors.ts';
import { type Builtins, builtin } from './builtin.ts';

/** The limits of Google's emulator. */
const maxLength = 4096;
const maxNesting = 20;
const maxGroups = 100;
/**
 * Limits for what repetitions make of a pattern, so that no evaluation holds up all others: how large
 * it may grow, and how much work a large one may be on a text. RE2 bounds its memory instead.
 */
const maxExpansion = 50_000;
const smallProgram = 200;
const maxWork = 2_000_000;

/** The brackets of groups alone, without what is escaped or in a class of characters. */
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

/** About how many instructions a pattern comes to: a repeated group may be all of it. */
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
 * Compiles a pattern in RE2 syntax, which takes linear time on any text. Throws on an invalid one, and
 * on one beyond the limits.
 * https://github.com/google/re2/wiki/Syntax
 */
export const compilePattern = (pattern: string): RE2JS => {
  const problem = brokenLimit(pattern);
  if (problem)
    throw new EvaluationError(`Regular expression ${problem} Pattern: ${shortened(pattern)}.`);
  try {
    return RE2JS.compile(pattern);
  } catch {
    throw new EvaluationError(
      `Invalid regular expression pattern. Pattern: ${shortened(pattern)}.`,
    );
  }
};

/** The methods of a string whose argument is a pattern, given how to come by the compiled one. */
export const patternMethods = (compilePart: (pattern: string) => RE2JS): Builtins => {
  const compile = (pattern: string, text: string) => bounded(compilePart(pattern), text);
  return {
    matches: builtin(['string', 'string'], (text, pattern) => compile(pattern, text).matches(text)),
    replace: builtin(['string', 'string', 'string'], (text, pattern, replacement) =>
      replaceAll(compile(pattern, text), text, replacement),
    ),
    // Empty strings at the end are dropped, as Google's emulator does.
    split: builtin(['string', 'string'], (text, pattern) => compile(pattern, text).split(text)),
  };
};

const bounded = (pattern: RE2JS, text: string): RE2JS => {
  const size = pattern.programSize();
  if (size <= smallProgram || size * text.length <= maxWork) return pattern;
  throw new EvaluationError('Regular expression too large for a text of this length.');
};

const replaceAll = (pattern: RE2JS, text: string, replacement: string): string => {
  try {
    return pattern.matcher(text).replaceAll(replacement, true);
  } catch {
    throw new EvaluationError(`Invalid replacement: ${replacement}.`);
  }
};
