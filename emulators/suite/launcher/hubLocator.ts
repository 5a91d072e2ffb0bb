import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The file by which the Firebase CLI of another terminal finds a running suite, as in
 * `firebase emulators:export DIR`. It lies in the temporary folder, and each suite has one of its own.
 */
const locatorIn = (folder: string, project: string) => join(folder, `hub-${project}.json`);

/** Lets other terminals find a suite by the temporary folder of the machine: the latest one counts. */
export const announceHub = (project: string, suiteFolder: string): void => {
  const locator = locatorIn(suiteFolder, project);
  if (existsSync(locator)) copyFileSync(locator, locatorIn(tmpdir(), project));
};

/** Takes that back, unless another suite has been announced since. */
export const forgetHub = (project: string, pid: number | undefined): void => {
  const locator = locatorIn(tmpdir(), project);
  if (!existsSync(locator)) return;
  if (JSON.parse(readFileSync(locator, 'utf8')).pid === pid) rmSync(locator);
};
