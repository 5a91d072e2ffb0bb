/**
 * `npm run lock:functions`: writes functions/package-lock.json. A deploy uploads only that folder,
 * and without a lock file the cloud would install the newest versions instead of the tested ones.
 * The lock file contains the part of the project's lock file that the functions need.
 */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCommandLine } from '@tools-hub/kit/commandLine/parseCommandLine';
import { runMain } from '@tools-hub/kit/commandLine/runMain';
import { projectFile } from '@tools-hub/kit/paths';
import { runTool } from '@tools-hub/kit/processes';

const usage = 'npm run lock:functions    write functions/package-lock.json';

const files = ['package.json', 'package-lock.json', '.npmrc'] as const;

const copyFiles = (folder: string) => {
  for (const file of files) {
    const source = file === 'package.json' ? `functions/${file}` : file;
    copyFileSync(projectFile(source), join(folder, file));
  }
};

const lock = async (signal: AbortSignal) => {
  // In a subfolder of a workspace npm would update the project's lock file. Given the complete lock
  // file, npm removes the packages that the functions do not need, and uses no registry.
  const folder = mkdtempSync(join(tmpdir(), 'functions-lock-'));
  try {
    copyFiles(folder);
    const args = ['install', '--package-lock-only', '--ignore-scripts', '--offline'];
    await runTool('npm', args, { cwd: folder, signal });
    copyFileSync(join(folder, 'package-lock.json'), projectFile('functions/package-lock.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
};

await runMain((signal) => {
  parseCommandLine(usage, { args: process.argv.slice(2) });
  return lock(signal);
});
