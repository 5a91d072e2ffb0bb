import { readFileSync } from 'node:fs';
import { projectFile } from '@tools-hub/kit/paths';

/** An entry of package-lock.json. */
export interface LockedPackage {
  version?: string;
  license?: string;
  /** A workspace of this repository. */
  link?: boolean;
  dependencies?: Record<string, string>;
}

const readLock = (): Record<string, LockedPackage> =>
  JSON.parse(readFileSync(projectFile('package-lock.json'), 'utf8')).packages;

/** The paths where Node.js looks for a package, nearest first. */
const candidatePaths = (name: string, from: string): string[] => {
  const folders = from.split('/node_modules/');
  const above = folders.map((_, depth) => folders.slice(0, depth + 1).join('/node_modules/'));
  return [
    ...above.toReversed().map((folder) => `${folder}/node_modules/${name}`),
    `node_modules/${name}`,
  ];
};

/**
 * The packages that are deployed with a workspace, including dependencies of dependencies, by their
 * paths in package-lock.json.
 */
export const deployedWith = (workspace: string): Map<string, LockedPackage> => {
  const packages = readLock();
  const found = new Map<string, LockedPackage>();
  const visit = (from: string) => {
    for (const name of Object.keys(packages[from]?.dependencies ?? {})) {
      const path = candidatePaths(name, from).find((candidate) => candidate in packages);
      const locked = path === undefined ? undefined : packages[path];
      if (!path || !locked || locked.link || found.has(path)) continue;
      found.set(path, locked);
      visit(path);
    }
  };
  visit(workspace);
  return found;
};
