import type { Import } from './folderRings.ts';

/** The tests among the changed files and among all files that import one of them, at any distance. */
export const affectedTests = (
  imports: readonly Import[],
  changed: readonly string[],
): readonly string[] => {
  const importers = Map.groupBy(imports, ([, imported]) => imported);
  const affected = new Set(changed);
  // The set grows while it is read.
  for (const file of affected) {
    for (const [importer] of importers.get(file) ?? []) affected.add(importer);
  }
  return [...affected].filter((file) => /\.test\.tsx?$/.test(file)).sort();
};
