import { limits } from 'functions/contract';
import type { Plugin } from 'vite';

const path = /(?<![\w.'"])limits((?:\.\w+)+)/g;

const valueAt = (keys: string[]): unknown =>
  keys.reduce<unknown>((value, key) => Object(value)[key], limits);

const imported = /import \{ limits \} from [^;]+;/;

/** Without the import, if nothing needs it any more: the chunk of a module depends on its imports. */
const withoutUnusedImport = (code: string): string => {
  const rest = code.replace(imported, '');
  return /(?<!\.)\blimits\b/.test(rest) ? code : rest;
};

/** The code with the number in place of each `limits.name` that is one. */
export const withLimits = (code: string): string =>
  withoutUnusedImport(
    code.replaceAll(path, (expression, names: string) => {
      const value = valueAt(names.slice(1).split('.'));
      return typeof value === 'number' ? String(value) : expression;
    }),
  );

/**
 * Writes the limits of the contract where they are used. The first load uses five of them, and
 * would have a table of all.
 */
export const inlinedLimits = (): Plugin => ({
  name: 'inlined-limits',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/(?:web|functions)\/src\/.*\.tsx?$/, code: 'limits.' },
    handler: (code) => ({ code: withLimits(code), map: null }),
  },
});
