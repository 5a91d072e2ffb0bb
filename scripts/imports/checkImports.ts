import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import { folderRings, type Import } from './folderRings.ts';
import { importRules, isTestFile } from './importRules.ts';
import { folders } from './zones.ts';

const cruiseFiles = async (root: string): Promise<ICruiseResult> => {
  const { output } = await cruise(
    folders.filter((folder) => existsSync(join(root, folder))),
    {
      baseDir: root,
      // TypeScript 7 has no API that would let dependency-cruiser use its parser.
      parser: 'swc',
      // Workspaces are listed in the package.json of the root.
      combinedDependencies: true,
      validate: true,
      ruleSet: { forbidden: importRules },
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '^[^/]+/(?:lib|dist[^/]*|node_modules|test-results)/' },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  );
  if (typeof output === 'string') throw new Error(output);
  return output;
};

const importsOf = ({ source, dependencies }: IModule): Import[] =>
  dependencies
    .filter(({ resolved }) => folders.some((folder) => resolved.startsWith(`${folder}/`)))
    .map(({ resolved }): Import => [source, resolved]);

/** All imports between files of the repository, types included. */
export const readImports = async (root: string): Promise<Import[]> =>
  (await cruiseFiles(root)).modules.flatMap(importsOf);

const ringsIn = (modules: readonly IModule[], roots: readonly string[]): Map<string, string> => {
  const product = modules.filter(({ source }) => !isTestFile(source));
  const rings = folderRings(product.flatMap(importsOf), roots);
  return new Map(rings.map((ring) => [ring.parent, ring.folders.join(' ')]));
};

/**
 * Which folders may still hold subfolders that import each other, and whose own files don't count.
 */
export interface RingOptions {
  readonly roots: readonly string[];
  readonly known: readonly string[];
}

/**
 * Checks all imports below a folder against the table of zones, types included. Returns a line for
 * each forbidden import, for each ring of folders, and for each known ring that is gone.
 */
export const checkImports = async (
  root: string,
  { roots, known }: RingOptions,
): Promise<string[]> => {
  const { modules, summary } = await cruiseFiles(root);
  const rings = ringsIn(modules, roots);
  return [
    ...summary.violations.map(({ from, to, rule }) => `${from} imports ${to}: ${rule.name}`),
    ...[...rings]
      .filter(([parent]) => !known.includes(parent))
      .map(([parent, names]) => `${parent || '.'}: folders import each other: ${names}`),
    ...known
      .filter((parent) => !rings.has(parent))
      .map((parent) => `${parent}: has no ring any more: remove it from knownRings`),
  ];
};
