import { existsSync, readdirSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { projectFile } from './paths.ts';
import { StartError } from './startError.ts';

/** What firebase-tools knows an export by: its own, and one of production's Firestore. */
const isMetadata = (file: string) =>
  file === 'firebase-export-metadata.json' || file.endsWith('.overall_export_metadata');

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();

const filesIn = (folder: string) => (isFolder(folder) ? readdirSync(folder) : []);

// npm runs its scripts in the project's root; paths are meant from where it was called.
const fromCaller = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);

/**
 * The absolute path of an export.
 * @throws {StartError} when there is none.
 */
export const folderToImport = (path: string): string => {
  const folder = fromCaller(path);
  if (!isFolder(folder)) throw new StartError(`--import: there is no folder ${folder}.`);
  if (filesIn(folder).some(isMetadata)) return folder;
  throw new StartError(
    `--import: ${folder} holds no export. \`npm start -- --export-on-exit DIR\` makes one.`,
  );
};

/**
 * The absolute path of a folder to export to. firebase-tools removes all that is in it.
 * @throws {StartError} when something else than an earlier export would be lost.
 */
export const folderToExportTo = (path: string): string => {
  const folder = fromCaller(path);
  if (existsSync(folder) && !isFolder(folder)) {
    throw new StartError(`--export-on-exit: ${folder} is a file.`);
  }
  const files = filesIn(folder);
  const holdsProject = projectFile('.').startsWith(folder + sep);
  if (holdsProject || (files.length > 0 && !files.some(isMetadata))) {
    throw new StartError(
      `--export-on-exit: ${folder} holds other files, which the export would remove. Name a folder of its own.`,
    );
  }
  return folder;
};
