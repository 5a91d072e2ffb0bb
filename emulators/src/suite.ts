import { type ChildProcess, spawn } from 'node:child_process';
import {
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { allowEmulators } from './allowEmulators.ts';
import { announceHub, forgetHub } from './hubLocator.ts';
import { compileCache, projectFile } from './paths.ts';
import { type Addresses, addressesOf, type FirebaseConfig, readConfig } from './ports.ts';
import { exitOf, signal } from './processes.ts';
import { StartError } from './startError.ts';

const emulators = ['auth', 'functions', 'firestore', 'storage', 'hosting'] as const;
const cacheDir = projectFile('node_modules/.cache/tools-hub');
const stopTimeoutMs = 15_000;
const exportTimeoutMs = 120_000;

/** The demo project everything runs in, and its bucket. */
export const projectId: string = JSON.parse(readFileSync(projectFile('.firebaserc'), 'utf8'))
  .projects.default;
export const bucket = `${projectId}.appspot.com`;

export interface SuiteOptions {
  /** Added to every port of firebase.json. */
  offset: number;
  /** Google's own Firestore emulator instead of the stand-in. */
  official: boolean;
  /** The folder of an export to begin with. */
  importFrom?: string | undefined;
  /** The folder to export to when the suite ends. */
  exportTo?: string | undefined;
  /** Receives what the emulators print, line by line. */
  onOutput?: ((line: string) => void) | undefined;
  /** Stops the suite, also while it starts. */
  signal?: AbortSignal;
}

/** A running emulator suite. */
export interface Suite {
  shopUrl: string;
  /** What the Firebase SDKs and the tests read to find the suite. */
  env: Record<string, string>;
  /** Resolves with the CLI's exit code once the suite has ended, for whatever reason. */
  ended: Promise<number>;
  /** Stops every emulator; resolves when nothing of the suite runs any more. */
  stop(): Promise<void>;
}

const configName = (offset: number) => `firebase.offset-${offset}.json`;

// firebase-tools takes the folder of its configuration for the project's, hence a file in the root.
const writeConfig = (offset: number, config: FirebaseConfig) => {
  const content = JSON.stringify(allowEmulators(config), null, 2);
  writeFileSync(projectFile(configName(offset)), content);
  mkdirSync(projectFile(config.hosting.public), { recursive: true });
  mkdirSync(cacheDir, { recursive: true });
};

const removeConfig = (offset: number) => rmSync(projectFile(configName(offset)), { force: true });

// The Storage emulator keeps its files in one folder below the temporary one and empties it when it
// stops. A temporary folder for each suite keeps one from taking away the pictures of another.
const temporaryFolder = () => {
  const path = mkdtempSync(join(tmpdir(), 'suite-'));
  return { path, env: { TMPDIR: path, TEMP: path, TMP: path } };
};

const dataArgs = ({ importFrom, exportTo }: SuiteOptions) => [
  ...(importFrom === undefined ? [] : ['--import', importFrom]),
  ...(exportTo === undefined ? [] : ['--export-on-exit', exportTo]),
];

const startCli = (options: SuiteOptions, env: NodeJS.ProcessEnv) => {
  const { offset, official } = options;
  const args = ['emulators:start', '--only', emulators.join(), '--project', projectId];
  return spawn(
    process.execPath,
    [
      projectFile('emulators/src/firebase.ts'),
      ...args,
      '--config',
      projectFile(configName(offset)),
      ...dataArgs(options),
    ],
    {
      cwd: cacheDir,
      // A group of its own: Ctrl-C in a terminal reaches the whole group, and firebase-tools takes
      // a second signal for the wish to leave without cleaning up.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        ...env,
        ...compileCache,
        TOOLS_HUB_OFFICIAL: String(official),
        // The functions name the shop's own address; a deployed one has it from a parameter.
        SHOP_URL: `http://${addressesOf(readConfig(offset)).hosting}`,
        FIRESTORE_INDEXES_FILE: projectFile('firestore.indexes.json'),
        // Without these two, firebase-tools waits about 5 s for a metadata server that is not
        // there and 3 s for its discovery of the functions to hang up.
        METADATA_SERVER_DETECTION: 'none',
        FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
      },
    },
  );
};

const follow = (cli: ChildProcess, onOutput: (line: string) => void) => {
  const log = createWriteStream(`${cacheDir}/suite.log`);
  for (const stream of [cli.stdout, cli.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log.write(text);
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(onOutput);
    });
  }
};

const answers = async (url: string) => {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(5_000) });
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

const untilUp = async (addresses: Addresses, cli: ChildProcess, printed: string[]) => {
  while (!(await isUp(addresses))) {
    if (cli.exitCode !== null || cli.signalCode !== null) {
      throw new StartError(`The emulator suite did not start:\n${printed.join('\n')}`);
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

const endsWithin = async (cli: ChildProcess, milliseconds: number) => {
  const patience = new AbortController();
  const ended = await Promise.race([
    exitOf(cli).then(() => true),
    delay(milliseconds, false, { signal: patience.signal }),
  ]);
  patience.abort();
  return ended;
};

// A CLI that has crashed leaves the processes of its functions behind; they are of its group.
const killGroup = ({ pid = 0 }: ChildProcess) => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
};

// The first signal asks the CLI to clean up, the second to leave at once.
const stopCli = async (cli: ChildProcess, { exportTo }: SuiteOptions) => {
  signal(cli, 'SIGINT');
  if (await endsWithin(cli, exportTo === undefined ? stopTimeoutMs : exportTimeoutMs)) return;
  signal(cli, 'SIGINT');
  if (!(await endsWithin(cli, stopTimeoutMs))) killGroup(cli);
};

/**
 * Starts Auth, Functions, Firestore, Storage and Hosting and waits until the API answers.
 * @throws {StartError} when a port is missing or an emulator does not come up.
 */
export const startSuite = async (options: SuiteOptions): Promise<Suite> => {
  const { offset, onOutput = () => {} } = options;
  const config = readConfig(offset);
  writeConfig(offset, config);
  const temporary = temporaryFolder();
  const cli = startCli(options, temporary.env);
  const ended = exitOf(cli).finally(() => {
    killGroup(cli);
    removeConfig(offset);
    forgetHub(projectId, cli.pid);
    rmSync(temporary.path, { recursive: true, force: true });
  });
  const stop = () => Promise.all([stopCli(cli, options), ended]).then(() => {});
  options.signal?.addEventListener('abort', stop, { once: true });
  const printed: string[] = [];
  follow(cli, (line) => {
    printed.push(line);
    onOutput(line);
  });
  const addresses = addressesOf(config);
  try {
    await untilUp(addresses, cli, printed);
  } catch (error) {
    await stop();
    throw error;
  }
  announceHub(projectId, temporary.path);
  return { shopUrl: `http://${addresses.hosting}`, env: sdkEnv(addresses), ended, stop };
};
