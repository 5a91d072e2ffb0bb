import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseIndexFile } from '../../standIns/firestore/compositeIndexes.ts';
import { compileRuleset } from '../../standIns/rules/ruleset.ts';
import { projectFile } from './paths.ts';
import { StartError } from './startError.ts';

const compileRules = (content: string, name: string) => compileRuleset([{ name, content }]);

const readers = {
  'firestore.rules': compileRules,
  'storage.rules': compileRules,
  'firestore.indexes.json': parseIndexFile,
};

/**
 * Checks what the Firebase CLI would start without, or end over without a reason: of rules it cannot
 * read it only warns, and then lets everyone do everything.
 * @param folder The folder that holds rules and indexes; the project's by default.
 * @throws {StartError} naming the file and the cause.
 */
export const assertRulesAndIndexes = (folder = projectFile('.')): void => {
  for (const [name, read] of Object.entries(readers)) {
    try {
      read(readFileSync(join(folder, name), 'utf8'), name);
    } catch (cause) {
      throw new StartError(`${name} cannot be used: ${(cause as Error).message}`);
    }
  }
};
