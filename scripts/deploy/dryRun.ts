import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { step } from '@tools-hub/kit/commandLine/progress';
import { projectFile } from '@tools-hub/kit/paths';
import { runTool } from '@tools-hub/kit/processes';
import { type DeployConfig, readParamValues } from './deployConfig.ts';
import { describeEndpoint } from './functions/describeEndpoint.ts';
import { discoverFunctions, type FunctionsManifest } from './functions/functionsManifest.ts';

// The Firebase CLI selects files with these functions, so a dry run uses exactly what it would
// upload.
const load = createRequire(import.meta.url);
const { listFiles }: { listFiles: (folder: string, ignore: string[]) => string[] } = load(
  'firebase-tools/lib/listFiles',
);
const { readdirRecursive }: FolderReader = load('firebase-tools/lib/fsAsync');

interface FolderReader {
  readdirRecursive: (options: {
    path: string;
    ignoreStrings: string[];
  }) => Promise<{ name: string }[]>;
}

/** The files of functions/ that a deploy uploads, relative to that folder. */
export const functionsFiles = async ({
  functions: [codebase],
}: DeployConfig): Promise<string[]> => {
  const path = projectFile(codebase.source);
  const files = await readdirRecursive({ path, ignoreStrings: codebase.ignore });
  return files.map(({ name }) => relative(path, name));
};

/** The files of the built web app that a deploy uploads, by their paths in it. */
const hostingFiles = ({ hosting }: DeployConfig): string[] =>
  listFiles(projectFile(hosting.public), hosting.ignore);

const sizeOf = (folder: string, files: string[]): string => {
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  return `${files.length} files, ${Math.round(bytes / 1000).toLocaleString('en')} KB`;
};

/** Installs and loads the functions as the cloud does, from the uploaded files only. */
const installAndLoad = async (files: string[], source: string): Promise<FunctionsManifest> => {
  const folder = mkdtempSync(join(tmpdir(), 'functions-upload-'));
  try {
    for (const file of files) cpSync(join(projectFile(source), file), join(folder, file));
    await runTool('npm', ['ci', '--omit=dev', '--prefer-offline'], { cwd: folder });
    return await discoverFunctions(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Does what can be done instead of the upload: selects the files to upload, and installs and loads
 * the functions from these files only.
 * @throws {CommandError} with the output of a command that failed.
 */
export const runDryRun = async (project: string, config: DeployConfig): Promise<void> => {
  const [{ source }] = config.functions;
  const files = await functionsFiles(config);
  const { endpoints } = await step('Install and load the functions from the upload', () =>
    installAndLoad(files, source),
  );
  console.log(`\n  Functions: ${sizeOf(projectFile(source), files)}`);
  const values = readParamValues(project);
  for (const [name, endpoint] of Object.entries(endpoints)) {
    console.log(`    ${name}: ${describeEndpoint(endpoint, values)}`);
  }
  const { public: folder } = config.hosting;
  console.log(`  Hosting: ${sizeOf(projectFile(folder), hostingFiles(config))}`);
};
