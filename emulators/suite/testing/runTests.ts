import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { projectFile } from '@tools-hub/kit/paths';
import { exitOf, outputOf, startTool } from '@tools-hub/kit/processes';
import { playwrightResult, type Result, vitestResult } from './results.ts';

/** The folder of the reports of the tools. */
export const reports = projectFile('node_modules/.cache/tools-hub/reports');

/** In what tools run. */
export interface Shell {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

interface Context extends Shell {
  onStart(tool: ChildProcess): void;
}

/** A check or some tests of `npm test`. */
export type Tests = (context: Context) => Promise<Result>;

/** Starts a tool, whose CPU time is counted. */
export const start = (
  name: string,
  args: string[],
  { onStart, ...shell }: Context,
  output: 'inherit' | 'pipe',
) => {
  const child = startTool(name, args, { ...shell, stdio: ['ignore', output, output] });
  onStart(child);
  return child;
};

const run = async (name: string, args: string[], context: Context) =>
  (await exitOf(start(name, args, context, 'inherit'))) === 0;

/**
 * Prints what a tool prints as one part when it ends, because another tool runs at the same time.
 */
const printAtEnd = async (child: ChildProcess) => {
  const [code, output] = await Promise.all([exitOf(child), outputOf(child)]);
  console.log(output);
  return code === 0;
};

/** Runs a tool while others run. */
export const runBeside: typeof run = (...tool) => printAtEnd(start(...tool, 'pipe'));

/** A third of what another process gets: with the usual 10, a busy machine leaves these a tenth. */
const lowPriority = 5;

/** For tests that compute, and wait for nothing: they get less time than the others. */
export const runWithTheRest: typeof run = (...tool) => {
  const child = start(...tool, 'pipe');
  if (child.pid !== undefined) setPriority(child.pid, lowPriority);
  return printAtEnd(child);
};

/** A check by a command, which counts as one test. */
export const command =
  (name: string, ...args: string[]): Tests =>
  async (context) => {
    const ok = await run(name, args, context);
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  };

/** The tests of projects of Vitest. */
export const vitest =
  (projects: string[], options: string[] = [], runTool = run): Tests =>
  async (context) => {
    const file = `${reports}/vitest-${projects.join('-')}.json`;
    const selection = projects.flatMap((project) => ['--project', project]);
    const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const args = ['run', ...selection, ...output, ...options];
    return vitestResult(file, await runTool('vitest', args, context));
  };

/** Browser tests. */
export const playwright =
  (...selection: string[]): Tests =>
  async (context) => {
    const file = `${reports}/playwright.json`;
    const report = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const options = [
      '--config',
      'emulators/suite/testing/playwright.config.ts',
      '--reporter=list,json',
    ];
    const args = ['test', ...options, ...selection];
    const env = { ...context.env, ...report };
    return playwrightResult(file, await run('playwright', args, { ...context, env }));
  };
