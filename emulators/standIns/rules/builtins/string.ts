import { type Builtins, builtin } from './builtin.ts';
import { compilePattern, patternMethods } from './regex.ts';

/** https://firebase.google.com/docs/reference/rules/rules.String */
export const stringMethods: Builtins = {
  lower: builtin(['string'], (text) => text.toLowerCase()),
  upper: builtin(['string'], (text) => text.toUpperCase()),
  trim: builtin(['string'], (text) => text.trim()),
  size: builtin(['string'], (text) => BigInt(text.length)),
  toUtf8: builtin(['string'], (text) => new TextEncoder().encode(text)),
  ...patternMethods(compilePattern),
};
