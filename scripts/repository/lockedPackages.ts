import { readFileSync } from 'node:fs';
import { projectFile } from '../../emulators/suite/launcher/paths.ts';

/** A package as package-lock.json has it. */
export interface LockedPackage {
  version?: string;
  license?: string;
  /** A workspace of this repository. */
  link?: boolean;
  dependencies?: Record<string, string>;
}

const readLock = (): Record<string, LockedPackage> =>
  JSON.parse(readFileSync(projectFile('package-lock.json'), 'utf8')).packages;

/** Where Node looks for a package from a place below the root, the nearest first. */
const placesOf = (name: string, from: string): string[] => {
  const folders = from.split('/node_modules/');
  const above = folders.map((_, depth) => folders.slice(0, depth + 1).join('/node_modules/'));
  return [
    ...above.toReversed().map((folder) => `${folder}/node_modules/${name}`),
    `node_modules/${name}`,
  ];
};

/**
 * The packages that a workspace brings along when it is deployed, those of its packages included, by
 * where package-lock.json has them.
 */
export const deployedWith = (workspace: string): Map<string, LockedPackage> => {
  const packages = readLock();
  const found = new Map<string, LockedPackage>();
  const visit = (from: string) => {
    for (const name of Object.keys(packages[from]?.dependencies ?? {})) {
      const place = placesOf(name, from).find((path) => path in packages);
      const locked = place === undefined ? undefined : packages[place];
      if (!place || !locked || locked.link || found.has(place)) continue;
      found.set(place, locked);
      visit(place);
    }
  };
  visit(workspace);
  return found;
};
