import { buildFunctionsIfChanged } from '@tools-hub/kit/builds/buildFunctions';
import { step } from '@tools-hub/kit/commandLine/progress';
import { addressesOf, assertPortsFree, readConfig } from '@tools-hub/kit/ports';
import { bucket, projectId } from '@tools-hub/kit/project';
import { assertRulesAndIndexes } from '../preflight/assertRulesAndIndexes.ts';
import { clockEnv } from '../sandbox/clock/suiteClock.ts';
import { checkSeed } from '../seed/checks/checkSeed.ts';
import { loadSeed, prepareSeed, type SeedReport } from '../seed/seed.ts';
import { buildWeb } from './buildWeb.ts';
import type { Options } from './options.ts';
import { type Scheduler, startScheduler } from './scheduler/scheduler.ts';
import { type Suite, type SuiteOptions, startSuite } from './suite.ts';

/** The shop on a running suite, and what the seed created. */
export interface Shop {
  suite: Suite;
  /** Undefined when the suite loaded an export instead. */
  seed: SeedReport | undefined;
  scheduler: Scheduler;
}

const prepareData = ({ importFrom }: Options) =>
  importFrom === undefined ? prepareSeed(bucket) : undefined;

/** Starts the scheduler of a suite, and stops it before the suite. */
const schedule = (
  suite: Suite,
  { offset }: Options,
  signal: AbortSignal,
): Pick<Shop, 'suite' | 'scheduler'> => {
  const scheduler = startScheduler({ ...suite.env, ...clockEnv(offset) });
  const { stop } = scheduler;
  signal.addEventListener('abort', stop, { once: true });
  suite.ended.then(stop, stop);
  return { scheduler, suite: { ...suite, stop: () => stop().then(suite.stop) } };
};

/**
 * Builds the shop, starts the suite, and loads the seed or an export. It checks ports, rules,
 * indexes and seed, before it starts anything. With `dev` it does not build the web app, because
 * Vite serves it.
 * @throws {CommandError} when something that the shop needs is missing, invalid or in use.
 */
export const openShop = async (
  options: Options,
  signal: AbortSignal,
  listeners: Pick<SuiteOptions, 'onOutput' | 'onFunctionsFailure'> = {},
): Promise<Shop> => {
  const config = readConfig(options.offset);
  await assertPortsFree(config);
  assertRulesAndIndexes();
  checkSeed();
  // The services write the links of pictures into documents before the suite has started.
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = addressesOf(config).storage;
  const functionsBuilt = step('Build the API', () => buildFunctionsIfChanged(signal));
  const startWithData = async () => {
    const [suite, prepared] = await Promise.all([
      step('Start the emulators', () => startSuite({ ...options, ...listeners, signal })),
      prepareData(options),
    ]);
    Object.assign(process.env, suite.env);
    const seed =
      prepared && (await step('Load the seed', () => loadSeed(prepared, { projectId, bucket })));
    await functionsBuilt;
    await step('Start the API', suite.loadFunctions);
    return { suite, seed };
  };
  const [{ suite, seed }] = await Promise.all([
    startWithData(),
    // Ends the start as soon as it fails, whatever else is being waited for.
    functionsBuilt,
    options.dev || step('Build the web app', () => buildWeb(config, signal)),
  ]);
  signal.throwIfAborted();
  return { seed, ...schedule(suite, options, signal) };
};
