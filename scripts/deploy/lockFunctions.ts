/**
 * `npm run lock:functions`: writes functions/package-lock.json. A deploy uploads that folder alone,
 * and without a lock the cloud would install whatever versions are the newest that day, not those
 * that were tested: the lock is the part of the project's own that the functions need.
 */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFile } from '../../emulators/suite/launcher/paths.ts';
import { runTool } from '../../emulators/suite/launcher/processes.ts';

const files = ['package.json', 'package-lock.json', '.npmrc'] as const;

// npm takes a folder below a workspace for a part of it, hence the folder elsewhere. From a lock
// that has everything already, it drops what is not asked for, and needs no registry.
const folder = mkdtempSync(join(tmpdir(), 'functions-lock-'));
try {
  for (const file of files) {
    copyFileSync(
      projectFile(file === 'package.json' ? `functions/${file}` : file),
      join(folder, file),
    );
  }
  const args = ['install', '--package-lock-only', '--ignore-scripts', '--offline'];
  await runTool('npm', args, { cwd: folder });
  copyFileSync(join(folder, 'package-lock.json'), projectFile('functions/package-lock.json'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
