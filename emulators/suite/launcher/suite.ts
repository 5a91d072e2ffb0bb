import { setTimeout as delay } from 'node:timers/promises';
import { type Cli, type CliOptions, emulators, startCli } from './cli.ts';
import { announceHub, forgetHub } from './hubLocator.ts';
import { type Addresses, addressesOf, readConfig } from './ports.ts';
import { projectId } from './project.ts';
import { StartError } from './startError.ts';

export interface SuiteOptions extends CliOptions {
  /** Stops the suite, also while it starts. */
  signal?: AbortSignal;
}

/** A running emulator suite. */
export interface Suite {
  shopUrl: string;
  /** What the Firebase SDKs and the tests read to find the suite. */
  env: Record<string, string>;
  /**
   * Resolves with the CLI's exit code once the suite has been stopped.
   * @throws {StartError} when it ends without being stopped: the reason and its last lines.
   */
  ended: Promise<number>;
  /** Stops every emulator; resolves when nothing of the suite runs any more. */
  stop(): Promise<void>;
}

const answers = async (url: string) => {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(30_000) });
  } catch {
    return undefined;
  }
};

const isUp = async ({ hub, hosting }: Addresses) => {
  const listed = await answers(`http://${hub}/emulators`);
  const running: object = listed?.ok ? await listed.json() : {};
  if (!emulators.every((name) => name in running)) return false;
  return (await answers(`http://${hosting}/api/health`))?.ok ?? false;
};

const untilUp = async (addresses: Addresses, cli: Cli) => {
  while (!(await isUp(addresses))) {
    if (cli.hasEnded()) {
      throw new StartError(`The emulator suite did not start:\n${cli.printed.join('\n')}`);
    }
    await delay(100);
  }
};

/** What the Firebase SDKs and the tests read to find a suite. */
export const sdkEnv = ({ hub, firestore, auth, storage, hosting }: Addresses) => ({
  GCLOUD_PROJECT: projectId,
  FIRESTORE_EMULATOR_HOST: firestore,
  FIREBASE_AUTH_EMULATOR_HOST: auth,
  FIREBASE_STORAGE_EMULATOR_HOST: storage,
  FIREBASE_EMULATOR_HUB: hub,
  METADATA_SERVER_DETECTION: 'none',
  SHOP_URL: `http://${hosting}`,
  API_URL: `http://${hosting}/api`,
});

/**
 * Starts Auth, Functions, Firestore, Storage and Hosting and waits until the API answers: the
 * process that answered serves all requests to come.
 * @throws {StartError} when a port is missing or an emulator does not come up.
 */
export const startSuite = async (options: SuiteOptions): Promise<Suite> => {
  const config = readConfig(options.offset);
  const addresses = addressesOf(config);
  const cli = startCli(options, config);
  const { ended, stop } = cli;
  options.signal?.addEventListener('abort', stop, { once: true });
  try {
    await untilUp(addresses, cli);
  } catch (error) {
    await stop();
    throw error;
  }
  announceHub(projectId, cli.temporaryFolder);
  const forget = () => forgetHub(projectId, cli.pid);
  ended.then(forget, forget);
  return { shopUrl: `http://${addresses.hosting}`, env: sdkEnv(addresses), ended, stop };
};
