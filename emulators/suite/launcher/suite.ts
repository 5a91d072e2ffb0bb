import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from '@tools-hub/kit/commandLine/commandError';
import { type Addresses, addressesOf, type FirebaseConfig, readConfig } from '@tools-hub/kit/ports';
import { projectId } from '@tools-hub/kit/project';
import { sdkEnv } from '@tools-hub/kit/sdkEnv';
import { startClock } from '../sandbox/clock/suiteClock.ts';
import { startReceiver } from '../sandbox/receiver/receiver.ts';
import { type Cli, type CliOptions, emulators, startCli } from './firebaseTools/cli.ts';
import { startSuiteMail } from './mail/suiteMail.ts';
import { startSuiteStripe } from './stripe.ts';

export interface SuiteOptions extends CliOptions {
  /** Stops the suite, even while it starts. */
  signal?: AbortSignal;
}

/** A running emulator suite. */
export interface Suite {
  shopUrl: string;
  /**
   * Loads the built functions, and waits until the API answers. The process that answers serves all
   * later requests.
   * @throws {CommandError} when the CLI ends, or the functions cannot be loaded.
   */
  loadFunctions(): Promise<void>;
  /** The environment variables by which the SDKs and the tests find the suite. */
  env: Record<string, string>;
  /**
   * Resolves with the CLI's exit code once the suite has been stopped.
   * @throws {CommandError} with the reason and the CLI's last lines when it exits unexpectedly.
   */
  ended: Promise<number>;
  /** Stops every emulator, and resolves when all processes of the suite have exited. */
  stop(): Promise<void>;
}

const fetchOrUndefined = async (url: string) => {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(30_000) });
  } catch {
    return undefined;
  }
};

const areEmulatorsUp = async ({ hub }: Addresses): Promise<boolean> => {
  const listed = await fetchOrUndefined(`http://${hub}/emulators`);
  const running: object = listed?.ok ? await listed.json() : {};
  return emulators.every((name) => name in running);
};

const isApiUp = async ({ hosting }: Addresses): Promise<boolean> =>
  (await fetchOrUndefined(`http://${hosting}/api/health`))?.ok ?? false;

const until = async (isUp: () => Promise<boolean>, cli: Cli) => {
  while (!(await isUp())) {
    if (cli.hasEnded()) {
      await cli.ended;
      throw new CommandError('The emulator suite was stopped while it started.');
    }
    await delay(100);
  }
};

/**
 * The file by which the Firebase CLI in another terminal finds a running suite, for example for
 * `firebase emulators:export DIR`. The CLI writes it to its temporary folder, and each suite has a
 * separate one.
 */
const hubLocatorIn = (folder: string, project: string) => join(folder, `hub-${project}.json`);

/**
 * Lets other terminals find this suite, by copying its hub locator to the system's temporary
 * folder.
 */
export const announceHub = (project: string, suiteFolder: string): void => {
  const locator = hubLocatorIn(suiteFolder, project);
  if (existsSync(locator)) copyFileSync(locator, hubLocatorIn(tmpdir(), project));
};

/** Removes that copy, unless another suite has replaced it. */
export const retractHub = (project: string, pid: number | undefined): void => {
  const locator = hubLocatorIn(tmpdir(), project);
  if (!existsSync(locator)) return;
  if (JSON.parse(readFileSync(locator, 'utf8')).pid === pid) rmSync(locator);
};

/**
 * The Firebase CLI, with a stand-in of Stripe, a mail server and a receiver of webhooks that end with
 * it.
 */
const startProcesses = async (options: SuiteOptions, config: FirebaseConfig) => {
  const stopClock = startClock(options.offset);
  const stripe = await startSuiteStripe(config);
  const receiver = await startReceiver(config.emulators.receiver);
  const mail = startSuiteMail(config);
  const cli = startCli(options, config);
  const close = async () => {
    stopClock();
    await Promise.all([stripe.close(), receiver.close(), mail.stop()]);
  };
  cli.ended.then(close, close);
  const stop = async () => {
    try {
      await cli.stop();
    } finally {
      await close();
    }
  };
  return { mail, cli: { ...cli, stop } };
};

/**
 * Starts Auth, Functions, Firestore, Storage, Hosting, the stand-in of Stripe, the mail server and
 * the receiver of webhooks.
 * What is stored before `loadFunctions` triggers no function.
 * @throws {CommandError} when a port is missing or an emulator does not start.
 */
export const startSuite = async (options: SuiteOptions): Promise<Suite> => {
  const config = readConfig(options.offset);
  const addresses = addressesOf(config);
  const { cli, mail } = await startProcesses(options, config);
  const { ended, stop } = cli;
  options.signal?.addEventListener('abort', stop, { once: true });
  try {
    options.signal?.throwIfAborted();
    await Promise.all([until(() => areEmulatorsUp(addresses), cli), mail.ready]);
  } catch (error) {
    await stop();
    throw error;
  }
  announceHub(projectId, cli.temporaryFolder);
  const retract = () => retractHub(projectId, cli.pid);
  ended.then(retract, retract);
  const loadFunctions = async () => {
    cli.loadFunctions();
    await until(() => isApiUp(addresses), cli);
    cli.apiHasStarted();
  };
  const shopUrl = `http://${addresses.hosting}`;
  return { shopUrl, loadFunctions, env: sdkEnv(addresses), ended, stop };
};
