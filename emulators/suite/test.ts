/** `npm test`: runs every check and every test, and prints the total of passed and failed ones. */
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Options, readTestOptions, type TestOptions } from './launcher/command/options.ts';
import { runMain } from './launcher/command/runMain.ts';
import { projectFile } from './launcher/paths.ts';
import { assertPortsFree, readConfig } from './launcher/ports.ts';
import { exitOf, startTool } from './launcher/processes.ts';
import type { Scheduler } from './launcher/scheduler/scheduler.ts';
import { openShop } from './launcher/shop.ts';
import { findBrowser } from './testing/browser.ts';
import {
  closingLine,
  failureList,
  playwrightResult,
  type Result,
  vitestResult,
} from './testing/results.ts';

const reports = projectFile('node_modules/.cache/tools-hub/reports');

const run = async (
  name: string,
  args: string[],
  env: Record<string, string>,
  signal: AbortSignal,
) =>
  (await exitOf(
    startTool(name, args, { env, signal, stdio: ['ignore', 'inherit', 'inherit'] }),
  )) === 0;

type Tests = (env: Record<string, string>, signal: AbortSignal) => Promise<Result>;

const command =
  (name: string, ...args: string[]): Tests =>
  async (env, signal) => {
    const ok = await run(name, args, env, signal);
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  };

const vitest =
  (projects: string[], ...options: string[]): Tests =>
  async (env, signal) => {
    const file = `${reports}/vitest-${projects.join('-')}.json`;
    const selection = projects.flatMap((project) => ['--project', project]);
    const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const args = ['run', ...selection, ...output, ...options];
    return vitestResult(file, await run('vitest', args, env, signal));
  };

const playwright =
  (...selection: string[]): Tests =>
  async (env, signal) => {
    const file = `${reports}/playwright.json`;
    const report = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const options = ['--config', 'emulators/suite/playwright.config.ts', '--reporter=list,json'];
    const args = ['test', ...options, ...selection];
    return playwrightResult(file, await run('playwright', args, { ...env, ...report }, signal));
  };

// More workers than cores, because many of these tests wait for servers or time limits.
const maxWorkers = `--maxWorkers=${availableParallelism() + 3}`;

const checks: Record<string, Tests> = {
  'Type check': command('tsc', '-b'),
  Lint: command('biome', 'check', '--error-on-warnings', '--colors=off'),
};

const withoutSuite: Record<string, Tests> = {
  ...checks,
  'Unit, conformance, load and fault tests': vitest(
    ['unit', 'web', 'conformance', 'faults'],
    maxWorkers,
  ),
};

// Without the tests that build and install what a deploy uploads, which takes longer than all others.
const quickWithoutSuite: Record<string, Tests> = {
  ...checks,
  'Unit and component tests': vitest(['unit', 'web'], maxWorkers, '--exclude=scripts/deploy/**'),
};

const journey = playwright('journeys.spec', '--grep', 'visitor.becomes.a.customer');

// The browser tests run first, because they need the catalogue of the seed. The consistency check runs last:
// after all these orders and cancellations, stock, orders and ledger must be consistent.
const onSuite = ({ offset }: Options, scheduler: Scheduler): Record<string, Tests> => ({
  'Browser tests': playwright(),
  'API tests': vitest(['api-checks', 'api', 'api-mocks'], '--sequence.shuffle.files'),
  'Rules tests': vitest(['rules']),
  'Consistency check': command(
    'node',
    'scripts/checkConsistency.ts',
    '--port-offset',
    String(offset),
  ),
  'Scheduled jobs': async () =>
    scheduler.failures() === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
});

const portsReleased =
  ({ offset }: Options): Tests =>
  () =>
    assertPortsFree(readConfig(offset)).then(
      () => ({ passed: 1, failed: 0 }),
      ({ message }: Error) => {
        console.error(message);
        return { passed: 0, failed: 1 };
      },
    );

/** Counts tests as failed that were stopped or not started. */
const failedWhenStopped =
  (signal: AbortSignal) =>
  (error: unknown): Result => {
    if (!signal.aborted) throw error;
    return { passed: 0, failed: 1 };
  };

const runAll = async (
  all: Record<string, Tests>,
  env: Record<string, string>,
  signal: AbortSignal,
) => {
  const results: Result[] = [];
  for (const [title, tests] of Object.entries(all)) {
    console.log(`\n${title}`);
    const result = await tests(env, signal).catch(failedWhenStopped(signal));
    console.log(`${title}: ${closingLine([result])}`);
    const unnamed = result.failed > 0 && !result.failures?.length;
    results.push(unnamed ? { ...result, failures: [title] } : result);
  }
  return results;
};

// The caller's shell may name another suite, but these tests start a separate one.
const unsetSuiteVariables = () => {
  for (const name of Object.keys(process.env)) {
    if (/_EMULATOR_(?:HOST|HUB)$/.test(name)) delete process.env[name];
  }
};

const test = async (options: TestOptions, signal: AbortSignal) => {
  unsetSuiteVariables();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const browser = { CHROMIUM_PATH: await findBrowser() };
  const backend = { FIRESTORE_BACKEND: options.official ? 'official' : 'stand-in' };
  const first = options.quick ? quickWithoutSuite : withoutSuite;
  const results = await runAll(first, { ...backend, ...browser }, signal);
  console.log('\nThe shop');
  const { suite, scheduler } = await openShop(options, signal);
  const suiteEnded = new AbortController();
  suite.ended.catch(({ message }: Error) => {
    console.error(`\n${message}\n`);
    suiteEnded.abort();
  });
  const whileSuiteRuns = AbortSignal.any([signal, suiteEnded.signal]);
  const env = { ...suite.env, ...browser };
  const tests = options.quick ? { 'A journey in a browser': journey } : onSuite(options, scheduler);
  results.push(...(await runAll(tests, env, whileSuiteRuns)));
  await suite.stop();
  results.push(...(await runAll({ 'Clean shutdown': portsReleased(options) }, suite.env, signal)));
  console.log(`${failureList(results)}\n\n${closingLine(results)}`);
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
};

await runMain((signal) => test(readTestOptions(process.argv.slice(2)), signal));
