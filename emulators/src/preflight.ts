import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFile } from './paths.ts';
import { compileRuleset } from './rules/ruleset.ts';
import { StartError } from './startError.ts';

/**
 * Checks what the Firebase CLI would start without: it only warns of rules it cannot read, and then
 * lets everyone do everything.
 * @param folder The folder that holds firestore.rules and storage.rules; the project's by default.
 * @throws {StartError} naming the file and the cause.
 */
export const assertRulesCompile = (folder = projectFile('.')): void => {
  for (const name of ['firestore.rules', 'storage.rules']) {
    try {
      compileRuleset([{ name, content: readFileSync(join(folder, name), 'utf8') }]);
    } catch (cause) {
      throw new StartError(`${name} cannot be used: ${(cause as Error).message}`);
    }
  }
};
