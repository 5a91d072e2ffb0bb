import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseIndexFile } from '@tools-hub/firestore/indexes';
import { CommandError } from '@tools-hub/kit/commandLine/commandError';
import { projectFile } from '@tools-hub/kit/paths';
import { compileRuleset } from '@tools-hub/rules';

const compileRules = (content: string, name: string) => compileRuleset([{ name, content }]);

const readers = {
  'firestore.rules': compileRules,
  'storage.rules': compileRules,
  'firestore.indexes.json': parseIndexFile,
};

/**
 * Checks the rules and indexes before the Firebase CLI reads them. With invalid indexes it exits
 * without a reason. It only warns about invalid rules, and then allows every request.
 * @param folder The folder with the rules and indexes; the project's by default.
 * @throws {CommandError} with the file and the cause.
 */
export const assertRulesAndIndexes = (folder = projectFile('.')): void => {
  for (const [name, read] of Object.entries(readers)) {
    try {
      read(readFileSync(join(folder, name), 'utf8'), name);
    } catch (cause) {
      throw new CommandError(`${name} cannot be used: ${(cause as Error).message}`);
    }
  }
};
