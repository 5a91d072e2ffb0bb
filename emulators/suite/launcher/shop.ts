import { buildFunctionsIfChanged } from '@tools-hub/kit/builds/buildFunctions';
import { step } from '@tools-hub/kit/commandLine/progress';
import {
  addressesOf,
  assertPortsFree,
  type FirebaseConfig,
  readConfig,
} from '@tools-hub/kit/ports';
import { bucket, projectId } from '@tools-hub/kit/project';
import { assertRulesAndIndexes } from '../preflight/assertRulesAndIndexes.ts';
import { clockEnv } from '../sandbox/clock/suiteClock.ts';
import type { SeedReport } from '../seed/export/seedReport.ts';
import { storedSeed } from '../seed/export/storedSeed.ts';
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

/** The export that a suite imports, and what it contains if it is the seed. */
const dataOf = async ({ importFrom }: Options, config: FirebaseConfig) => {
  if (importFrom !== undefined) return { folder: importFrom, report: undefined };
  const { storage } = addressesOf(config);
  // The services write the links of pictures into documents before the suite has started.
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = storage;
  return step('Prepare the seed', () => storedSeed({ projectId, bucket, storage }));
};

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
 * Builds the shop, starts the suite, and loads the seed or an export. It checks ports, rules
 * and indexes before it starts anything. With `dev` it does not build the web app, because
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
  const functionsBuilt = step('Build the API', () => buildFunctionsIfChanged(signal));
  const startWithData = async () => {
    const { folder, report: seed } = await dataOf(options, config);
    const suite = await step('Start the emulators', () =>
      startSuite({ ...options, ...listeners, importFrom: folder, signal }),
    );
    Object.assign(process.env, suite.env);
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
