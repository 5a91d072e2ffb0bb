import { RE2JS } from 're2js';
import { EvaluationError } from '../errors.ts';
import { type Builtins, builtin } from './builtin.ts';

/**
 * Compiles a pattern in RE2 syntax, which takes linear time on any text. Throws on an invalid one.
 * https://github.com/google/re2/wiki/Syntax
 */
export function compilePattern(pattern: string): RE2JS {
  try {
    return RE2JS.compile(pattern);
  } catch {
    throw new EvaluationError(`Invalid regular expression pattern. Pattern: ${pattern}.`);
  }
}

/** The methods of a string whose argument is a pattern, given how to come by the compiled one. */
export function patternMethods(compile: (pattern: string) => RE2JS): Builtins {
  return {
    matches: builtin(['string', 'string'], (text, pattern) => compile(pattern).matches(text)),
    replace: builtin(['string', 'string', 'string'], (text, pattern, replacement) =>
      replaceAll(compile(pattern), text, replacement),
    ),
    // Empty strings at the end are dropped, as Google's emulator does.
    split: builtin(['string', 'string'], (text, pattern) => compile(pattern).split(text)),
  };
}

function replaceAll(pattern: RE2JS, text: string, replacement: string): string {
  try {
    return pattern.matcher(text).replaceAll(replacement, true);
  } catch {
    throw new EvaluationError(`Invalid replacement: ${replacement}.`);
  }
}
