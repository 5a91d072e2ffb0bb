import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFile } from './paths.ts';
import { addressesOf, type FirebaseConfig } from './ports.ts';
import { runTool } from './processes.ts';

/** The environment variables that tell Vite where the suite of the web app runs. */
export const webEnv = (config: FirebaseConfig): Record<string, string> => {
  const { auth, firestore, storage, hosting } = addressesOf(config);
  return {
    VITE_AUTH_EMULATOR_URL: `http://${auth}`,
    VITE_FIRESTORE_EMULATOR_URL: `http://${firestore}`,
    VITE_STORAGE_EMULATOR_URL: `http://${storage}`,
    API_PROXY_TARGET: `http://${hosting}`,
  };
};

/** Bundles the functions into functions/lib. */
export const buildFunctions = (signal?: AbortSignal) =>
  runTool('rolldown', ['-c', 'rolldown.config.ts'], { cwd: projectFile('functions'), signal });

/** What the web app is built from, besides the versions of packages. */
const webSources = [
  'web/{build,public,src}/**/*.*',
  'web/{.env*,index.html,package.json,vite.config.ts}',
  'functions/{package.json,src/**/*.ts}',
  'package-lock.json',
  'firebase.json',
];

/** A hash of the files that match the patterns, by their paths in the repository, and of settings. */
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

/** What the functions are built from, and what the build writes. */
const functionFiles = [
  'functions/{package.json,rolldown.config.ts,src/**/*.ts}',
  'package-lock.json',
  'functions/lib/*',
];

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
 * Bundles the functions, unless functions/lib already contains them: a build empties this folder, from
 * which another suite may be loading them.
 */
export const buildFunctionsIfChanged = (signal?: AbortSignal) =>
  buildUnlessBuilt(
    projectFile('node_modules/.cache/tools-hub/functions'),
    () => hashOfInputs(functionFiles, {}),
    () => buildFunctions(signal),
  );

/** A file in a built folder that tells from which inputs it was built. Hosting serves no such files. */
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

/**
 * Builds the web app for a suite, into the folder that its Hosting emulator serves, unless that folder
 * contains a build of the same files.
 */
export const buildWeb = (config: FirebaseConfig, signal?: AbortSignal) => {
  const outDir = config.hosting.public;
  const args = ['build', 'web', '--mode', 'emulator', '--outDir', `../${outDir}`, '--emptyOutDir'];
  const env = webEnv(config);
  const viteVariables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const settings = { ...Object.fromEntries(viteVariables), ...env };
  return buildIfChanged(projectFile(outDir), hashOfInputs(webSources, settings), () =>
    runTool('vite', args, { env, signal }),
  );
};
