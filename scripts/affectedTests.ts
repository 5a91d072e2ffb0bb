/**
 * Prints the paths of the tests that a change affects, a line each: the change of the working tree
 * and of all commits that the main branch of `origin`, if there is one, does not have.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { affectedTests } from './imports/affectedTests.ts';
import { readImports } from './imports/checkImports.ts';

const root = join(import.meta.dirname, '..');

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

const baseOfChange = (): string => {
  try {
    return git('merge-base', 'HEAD', 'origin/HEAD').join('');
  } catch {
    return 'HEAD';
  }
};

const changed = [
  ...git('diff', '--name-only', baseOfChange()),
  ...git('ls-files', '--others', '--exclude-standard'),
];
for (const file of affectedTests(await readImports(root), changed)) console.log(file);
