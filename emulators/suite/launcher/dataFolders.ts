import { existsSync, readdirSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { CommandError } from '@tools-hub/kit/commandLine/commandError';
import { projectFile } from '@tools-hub/kit/paths';

/** The file that marks an export, of firebase-tools or of Firestore in production. */
const isMetadata = (file: string) =>
  file === 'firebase-export-metadata.json' || file.endsWith('.overall_export_metadata');

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();

const filesIn = (folder: string) => (isFolder(folder) ? readdirSync(folder) : []);

// npm runs scripts in the project's root. Paths are relative to the folder of the caller.
const fromCaller = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);

/**
 * The absolute path of an export.
 * @throws {CommandError} when the folder contains none.
 */
export const folderToImport = (path: string): string => {
  const folder = fromCaller(path);
  if (!isFolder(folder)) throw new CommandError(`--import: there is no folder ${folder}.`);
  if (filesIn(folder).some(isMetadata)) return folder;
  throw new CommandError(
    `--import: ${folder} contains no export. \`npm start -- --export-on-exit DIR\` creates one.`,
  );
};

/**
 * The absolute path of a folder to export to. firebase-tools deletes everything in it.
 * @throws {CommandError} when that would delete anything but an earlier export.
 */
export const folderToExportTo = (path: string): string => {
  const folder = fromCaller(path);
  if (existsSync(folder) && !isFolder(folder)) {
    throw new CommandError(`--export-on-exit: ${folder} is a file.`);
  }
  const files = filesIn(folder);
  const containsProject = projectFile('.').startsWith(folder + sep);
  if (containsProject || (files.length > 0 && !files.some(isMetadata))) {
    throw new CommandError(
      `--export-on-exit: ${folder} contains other files, which the export would delete. Choose an empty folder.`,
    );
  }
  return folder;
};
