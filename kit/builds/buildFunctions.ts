import { projectFile } from '../paths.ts';
import { runTool } from '../processes.ts';
import { buildUnlessBuilt, hashOfInputs } from './builds.ts';

/** Bundles the functions into functions/lib. */
export const buildFunctions = (signal?: AbortSignal) =>
  runTool('rolldown', ['-c', 'rolldown.config.ts'], { cwd: projectFile('functions'), signal });

/** The sources of the functions' build, and its outputs. */
const functionFiles = [
  'functions/{package.json,rolldown.config.ts,src/**/*.ts}',
  'package-lock.json',
  'functions/lib/*',
];

/**
 * Bundles the functions, unless functions/lib already contains them: a build empties this folder,
 * from which another suite may be loading them.
 */
export const buildFunctionsIfChanged = (signal?: AbortSignal) =>
  buildUnlessBuilt(
    projectFile('node_modules/.cache/tools-hub/functions'),
    () => hashOfInputs(functionFiles, {}),
    () => buildFunctions(signal),
  );
