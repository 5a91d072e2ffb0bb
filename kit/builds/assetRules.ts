import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { HeaderRule } from '../ports.ts';

/** The build ends these names with a hash of the content: another content gets another name. */
const hashedName = /-[\w-]{8}\.[0-9a-z]+$/;

/** Hosting documents no limit for a pattern. This keeps each below 2,000 characters. */
const namesPerRule = 50;

const escapeForRegex = (name: string) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const ruleOf = (names: string[]): HeaderRule => ({
  regex: `^/assets/(?:${names.map(escapeForRegex).join('|')})$`,
  headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
});

/**
 * The rules that let caches keep these files of /assets permanently. They name each file, because
 * Hosting applies rules by path to a missing file too: browsers would keep that 404 for a year.
 */
export const assetRules = (names: readonly string[]): HeaderRule[] => {
  const hashed = names.filter((name) => hashedName.test(name)).toSorted();
  const groups = Math.ceil(hashed.length / namesPerRule);
  return Array.from({ length: groups }, (_, group) =>
    ruleOf(hashed.slice(group * namesPerRule, (group + 1) * namesPerRule)),
  );
};

/** The names of the assets in the folder of a web app: none before its first build. */
export const assetNames = (folder: string): string[] => {
  try {
    return readdirSync(join(folder, 'assets'));
  } catch {
    return [];
  }
};
