/** `npm test`: runs every check and every test, and prints the total of passed and failed ones. */
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runMain } from '@tools-hub/kit/commandLine/runMain';
import { assertPortsFree, readConfig } from '@tools-hub/kit/ports';
import { exitOf, outputOf } from '@tools-hub/kit/processes';
import { type Options, readTestOptions, type TestOptions } from './launcher/options.ts';
import type { Scheduler } from './launcher/scheduler/scheduler.ts';
import { findBrowser } from './testing/browser.ts';
import { cpuOf, cpuOfAll } from './testing/childrenCpu.ts';
import {
  closingLine,
  cpuTable,
  failureList,
  type Result,
  slowestTenth,
} from './testing/results.ts';
import {
  command,
  playwright,
  reports,
  runBeside,
  runWithTheRest,
  type Shell,
  start,
  type Tests,
  vitest,
} from './testing/runTests.ts';

// More workers than cores, because many of these tests wait for servers or time limits.
const maxWorkers = `--maxWorkers=${availableParallelism() + 3}`;

/** Tests by title. Those of one group run at the same time. */
type Group = Record<string, Tests>;

const checks: Group[] = [
  {
    // By default each of four checkers computes the types that they share, which takes twice the CPU.
    'Type check': command('tsc', '-b', '--checkers', '1'),
    Lint: command('biome', 'check', '--error-on-warnings', '--colors=off'),
  },
];

const unit = ['unit', 'unit-mocks'];
const web = ['web', 'web-node'];

// Without the tests that build what a deploy uploads, and that start each command: they take the
// longest.
const slow = ['scripts/deploy/**', 'scripts/repository/commands.test.ts'];
const withoutSlow = slow.map((files) => `--exclude=${files}`);

const affectedTests: Tests = async (context) => {
  const child = start('node', ['scripts/affectedTests.ts'], context, 'pipe');
  const [code, output] = await Promise.all([exitOf(child), outputOf(child)]);
  if (code !== 0) throw new Error(`The affected tests are unknown: ${output}`);
  const files = output.split('\n').filter((line) => line !== '');
  // These read files instead of importing them.
  const all = [...files, 'scripts/repository'];
  return vitest([...unit, ...web], [...all, maxWorkers, ...withoutSlow], runBeside)(context);
};

const quickChecks: Group[] = checks.map((group) => ({
  ...group,
  'Unit and component tests of what changed': affectedTests,
}));

// Each further worker loads all packages again.
const fewWorkers = `--maxWorkers=${availableParallelism() + 1}`;

const allChecks: Group[] = [...checks, { 'Unit tests': vitest(unit, [fewWorkers]) }];

const journey = playwright('journeys.spec', '--grep', 'visitor.becomes.a.customer');

/** Runs tests that need no shop while there is one. */
const withoutShop =
  (withoutSuite: NodeJS.ProcessEnv, tests: Tests): Tests =>
  (context) => {
    const unset = Object.fromEntries(Object.keys(context.env).map((name) => [name, undefined]));
    return tests({ ...context, env: { ...unset, ...withoutSuite } });
  };

/** Most of these start their own servers, and wait for them most of the time. */
const testsOfServers = vitest(['conformance', 'faults', 'pictures'], [maxWorkers], runBeside);

const componentTests = vitest(
  web,
  ['--sequence.shuffle.files', `--maxWorkers=${availableParallelism()}`],
  runWithTheRest,
);

/**
 * The tests of each shop that is opened. The browser tests run first, because they need the
 * catalogue of the seed. Google's Firestore emulator becomes slow after them, because it keeps the
 * listeners of closed pages; with it, the other tests get another shop.
 */
const testsOfShops = (
  { quick, official }: TestOptions,
  withoutSuite: NodeJS.ProcessEnv,
): Group[][] => {
  if (quick) return [[{ 'A journey in a browser': journey }]];
  const inBrowser = [{ 'Browser tests': playwright() }];
  const others = [
    {
      'API tests': vitest(['api', 'api-mocks'], ['--sequence.shuffle.files']),
      'Rules tests, and tests of the checks': vitest(['rules', 'api-checks'], [], runBeside),
      'Conformance, load, fault and picture tests': withoutShop(withoutSuite, testsOfServers),
      'Component tests': withoutShop(withoutSuite, componentTests),
    },
  ];
  return official ? [inBrowser, others] : [[...inBrowser, ...others]];
};

/** After all orders and cancellations of the tests, stock, orders and ledger must be consistent. */
const checksOfShop = ({ offset }: Options, scheduler: Scheduler): Group[] => [
  {
    'Scenarios, and the page for integrators': vitest(
      ['sandbox'],
      ['emulators/suite/running/scenarios.test.ts', 'emulators/suite/running/connect.test.ts'],
    ),
  },
  {
    'Consistency check': command(
      'node',
      'scripts/checkConsistency.ts',
      '--port-offset',
      String(offset),
    ),
  },
  {
    'Scheduled jobs': async () =>
      scheduler.failures() === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  },
];

/** The last test of a shop, because others must not see another time. */
const clockOfShop: Group = {
  'The clock': vitest(['sandbox'], ['emulators/suite/running/clock.test.ts']),
};

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

const runOne = async (title: string, tests: Tests, shell: Shell): Promise<Result> => {
  let cpu: Promise<number> | undefined;
  const onStart = (tool: ChildProcess) => {
    cpu = cpuOf(tool);
  };
  const result = await tests({ ...shell, onStart }).catch(failedWhenStopped(shell.signal));
  console.log(`${title}: ${closingLine([result])}`);
  const unnamed = result.failed > 0 && !result.failures?.length;
  return { ...result, title, cpu: await cpu, ...(unnamed && { failures: [title] }) };
};

const runAll = async (groups: Group[], shell: Shell) => {
  const results: Result[] = [];
  for (const group of groups) {
    console.log(`\n${Object.keys(group).join(', beside ')}`);
    const running = Object.entries(group).map(([title, tests]) => runOne(title, tests, shell));
    results.push(...(await Promise.all(running)));
  }
  return results;
};

// The caller's shell may name another suite, as does the shop before, but these tests start a
// separate one.
const unsetSuiteVariables = () => {
  for (const name of Object.keys(process.env)) {
    if (/_EMULATOR_(?:HOST|HUB)$/.test(name)) delete process.env[name];
  }
};

/**
 * Opens a shop, runs tests in it, and closes it. Tests that are left when the shop fails count as
 * failed.
 */
const runInShop = async (
  tests: Group[],
  options: TestOptions,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
) => {
  unsetSuiteVariables();
  // On a busy machine, a read takes longer than a customer would wait.
  process.env.REQUEST_SECONDS ??= '120';
  console.log('\nThe shop');
  // The shop takes a second to load, which `--help` does not need.
  const { openShop } = await import('./launcher/shop.ts');
  const { suite, scheduler } = await openShop(options, signal);
  const suiteEnded = new AbortController();
  suite.ended.catch(({ message }: Error) => {
    console.error(`\n${message}\n`);
    suiteEnded.abort();
  });
  const groups = options.quick
    ? tests
    : [...tests, ...checksOfShop(options, scheduler), clockOfShop];
  const whileSuiteRuns = AbortSignal.any([signal, suiteEnded.signal]);
  const results = await runAll(groups, { env: { ...suite.env, ...env }, signal: whileSuiteRuns });
  await suite.stop();
  const afterwards = [{ 'Clean shutdown': portsReleased(options) }];
  return [...results, ...(await runAll(afterwards, { env: suite.env, signal }))];
};

const test = async (options: TestOptions, signal: AbortSignal) => {
  unsetSuiteVariables();
  // Now, because the tests that need no shop take minutes.
  await assertPortsFree(readConfig(options.offset));
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const browser = { CHROMIUM_PATH: await findBrowser() };
  const withoutSuite = {
    FIRESTORE_BACKEND: options.official ? 'official' : 'stand-in',
    ...browser,
  };
  const first = options.quick ? quickChecks : allChecks;
  const results = await runAll(first, { env: withoutSuite, signal });
  for (const tests of testsOfShops(options, withoutSuite)) {
    results.push(...(await runInShop(tests, options, browser, signal)));
  }
  const cpu = cpuOfAll();
  if (!Number.isNaN(cpu)) console.log(`\n${cpuTable(results, cpu)}`);
  writeFileSync(`${reports}/slowest.txt`, slowestTenth(results));
  console.log(`${failureList(results)}\n\n${closingLine(results)}`);
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
};

await runMain((signal) => test(readTestOptions(process.argv.slice(2)), signal));
