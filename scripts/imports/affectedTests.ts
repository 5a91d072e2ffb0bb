import type { Import } from './folderRings.ts';
import { folders } from './zones.ts';

/** Versions, and what configures or prepares tests: no test imports these files, and all use them. */
export const behindAllTests =
  /^package-lock\.json$|(?:^|\/)vitest(?:\.\w+)?\.config\.ts$|\/testing\/(?:setup|freshModules|timeouts)\.ts$/;

/**
 * The tests among the changed files and among all files that import one of them, at any distance;
 * every folder with tests for a change behind all of them.
 */
export const affectedTests = (
  imports: readonly Import[],
  changed: readonly string[],
): readonly string[] => {
  if (changed.some((file) => behindAllTests.test(file))) return folders.map((name) => `${name}/`);
  const importers = Map.groupBy(imports, ([, imported]) => imported);
  const affected = new Set(changed);
  // The set grows while it is read.
  for (const file of affected) {
    for (const [importer] of importers.get(file) ?? []) affected.add(importer);
  }
  return [...affected].filter((file) => /\.test\.tsx?$/.test(file)).sort();
};
