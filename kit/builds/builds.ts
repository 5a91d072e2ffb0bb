import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFile } from '../paths.ts';

/**
 * A hash of the files that match the patterns, by their paths in the repository, and of settings.
 */
export const hashOfInputs = (
  patterns: readonly string[],
  settings: Record<string, string | undefined>,
  folder = projectFile('.'),
): string => {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of globSync(patterns, { cwd: folder }).toSorted()) {
    const content = readFileSync(join(folder, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
};

const contentOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Builds, unless inputs and outputs are those after the last build.
 * @param file Where it keeps the hash of both.
 * @param hash Their hash as they are now.
 */
export const buildUnlessBuilt = async (
  file: string,
  hash: () => string,
  build: () => Promise<void>,
): Promise<void> => {
  if (contentOf(file) === hash()) return;
  await build();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash());
};

/**
 * A file in a built folder that tells from which inputs it was built. Hosting serves no such files.
 */
const inputsFile = '.inputs';

/**
 * Builds a folder unless it was built from the same inputs.
 * @param hash The hash of the inputs.
 */
export const buildIfChanged = async (
  folder: string,
  hash: string,
  build: () => Promise<void>,
): Promise<void> => {
  if (contentOf(join(folder, inputsFile)) === hash) return;
  // A build that is interrupted leaves no folder that looks complete.
  rmSync(join(folder, inputsFile), { force: true });
  await build();
  writeFileSync(join(folder, inputsFile), hash);
};
