import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from '@tools-hub/kit/commandLine/commandError';
import { compileCache, projectFile } from '@tools-hub/kit/paths';
import { addressesOf, type FirebaseConfig } from '@tools-hub/kit/ports';
import { exitOf, signal } from '@tools-hub/kit/processes';
import { projectId } from '@tools-hub/kit/project';
import { keyEnv, mailEnv, stripeEnv, webhookEnv } from '@tools-hub/kit/sdkEnv';
import { clockEnv } from '../../sandbox/clock/suiteClock.ts';
import { allowEmulators } from './allowEmulators.ts';
import type { Failure } from './main.ts';

/** The emulators that a suite runs. */
export const emulators = ['auth', 'functions', 'firestore', 'storage', 'hosting'] as const;

const cacheDir = projectFile('node_modules/.cache/tools-hub');
const stopTimeoutMs = 60_000;
const exportTimeoutMs = 120_000;
const startTimeoutMs = 4_000;
/** The lines of output kept for the message when the suite does not start. */
const maxKeptLines = 200;
/** The lines of output printed when the suite exits unexpectedly. */
const maxPrintedLines = 20;

export interface CliOptions {
  /** Added to every port of firebase.json. */
  offset: number;
  /** Run Google's Firestore emulator instead of the stand-in. */
  official: boolean;
  /** The folder of an export to load. */
  importFrom?: string | undefined;
  /** The folder to export to when the suite stops. */
  exportTo?: string | undefined;
  /** Called with each line that the emulators print. */
  onOutput?: ((line: string) => void) | undefined;
  /**
   * Called when the process of a function exits unexpectedly or changed functions cannot be loaded,
   * once the API has answered; without it, the suite stops.
   */
  onFunctionsFailure?: ((failure: Failure) => void) | undefined;
}

/** The Firebase CLI with the emulators it runs. */
export interface Cli {
  pid: number | undefined;
  /** The folder for the temporary files of the emulators. */
  temporaryFolder: string;
  /** The last lines of its output. */
  lastLines: readonly string[];
  hasEnded(): boolean;
  /** Tells the CLI to load the functions, for which it waits. */
  loadFunctions(): void;
  /** Says that the API has answered, so that the functions may fail from now on. */
  apiHasStarted(): void;
  /**
   * Resolves with the exit code once the CLI has been stopped.
   * @throws {CommandError} with the reason and its last lines when it exits unexpectedly.
   */
  ended: Promise<number>;
  /** Stops every emulator, and resolves when all processes of the CLI have exited. */
  stop(): Promise<void>;
}

const configName = (offset: number) => `firebase.offset-${offset}.json`;

// firebase-tools uses the folder of its configuration as the project folder, so the file is in the
// root.
const writeConfig = (offset: number, config: FirebaseConfig) => {
  const content = JSON.stringify(allowEmulators(config), null, 2);
  writeFileSync(projectFile(configName(offset)), content);
  mkdirSync(projectFile(config.hosting.public), { recursive: true });
  mkdirSync(cacheDir, { recursive: true });
};

const removeConfig = (offset: number) => rmSync(projectFile(configName(offset)), { force: true });

// The Storage emulator stores its files in a subfolder of the temporary folder, and empties it when
// it stops. A separate temporary folder keeps suites from deleting each other's pictures.
const createTemporaryFolder = () => mkdtempSync(join(tmpdir(), 'suite-'));

const dataArgs = ({ importFrom, exportTo }: CliOptions) => [
  ...(importFrom === undefined ? [] : ['--import', importFrom]),
  ...(exportTo === undefined ? [] : ['--export-on-exit', exportTo]),
];

const spawnCli = (options: CliOptions, config: FirebaseConfig, temporaryFolder: string) => {
  const { offset, official } = options;
  const args = ['emulators:start', '--only', emulators.join(), '--project', projectId];
  return spawn(
    process.execPath,
    [
      projectFile('emulators/suite/launcher/firebaseTools/main.ts'),
      ...args,
      '--config',
      projectFile(configName(offset)),
      ...dataArgs(options),
    ],
    {
      cwd: cacheDir,
      // A separate process group: Ctrl-C in a terminal signals the whole group, and firebase-tools
      // exits without cleaning up when it gets a second signal.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        // The CLI loads the functions with the `node` that it finds.
        PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
        TMPDIR: temporaryFolder,
        TEMP: temporaryFolder,
        TMP: temporaryFolder,
        ...compileCache,
        ...clockEnv(options.offset),
        TOOLS_HUB_OFFICIAL: String(official),
        // The functions use the shop's address, Stripe's keys and the mail server. In production
        // parameters set them.
        SHOP_URL: `http://${addressesOf(config).hosting}`,
        ...stripeEnv(addressesOf(config)),
        ...mailEnv(addressesOf(config)),
        ...webhookEnv(addressesOf(config)),
        ...keyEnv,
        // Without these two, firebase-tools waits about 5 s for a metadata server that does not
        // exist, and 3 s for the discovery of the functions to close its connection.
        METADATA_SERVER_DETECTION: 'none',
        FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
        // Seconds for a function to load, and concurrent requests. High, for busy machines.
        FUNCTIONS_DISCOVERY_TIMEOUT: '180',
        FUNCTIONS_EMULATOR_PARALLEL: '1000',
      },
    },
  );
};

const readLines = (cli: ChildProcess, logFile: string, onLine: (line: string) => void) => {
  const log = createWriteStream(logFile);
  for (const stream of [cli.stdout, cli.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log.write(text);
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(onLine);
    });
  }
};

const endsWithin = async (cli: ChildProcess, milliseconds: number) => {
  const timer = new AbortController();
  const ended = await Promise.race([
    exitOf(cli).then(() => true),
    delay(milliseconds, false, { signal: timer.signal }),
  ]);
  timer.abort();
  return ended;
};

// A CLI that crashed leaves the processes of the functions running. They are in its process group.
const killGroup = ({ pid = 0 }: ChildProcess) => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All processes of the group have exited.
  }
};

// The first signal makes the CLI clean up, the second makes it exit at once. Before the functions are
// loaded there is nothing to keep, and a CLI that still starts may never clean up.
const stopCli = async (cli: ChildProcess, { exportTo }: CliOptions, isLoaded: boolean) => {
  const timeout = exportTo === undefined ? stopTimeoutMs : exportTimeoutMs;
  signal(cli, 'SIGINT');
  if (await endsWithin(cli, isLoaded ? timeout : startTimeoutMs)) return;
  signal(cli, 'SIGINT');
  if (!(await endsWithin(cli, isLoaded ? stopTimeoutMs : startTimeoutMs))) killGroup(cli);
};

const beforeShutdown = (printed: string[]) => {
  const index = printed.findIndex((line) => line.includes('Starting a clean shutdown'));
  return index < 0 ? printed : printed.slice(0, index);
};

const describeEnd = (cause: Failure | undefined, code: number, printed: string[]) => {
  if (cause?.problem === 'load') return `The functions cannot be loaded. ${cause.reason}`;
  const what = cause
    ? `The process of ${cause.part} ended unexpectedly (${cause.reason}), so the suite was stopped.`
    : `The emulator suite ended unexpectedly (exit code ${code}).`;
  const lines = beforeShutdown(printed).slice(-maxPrintedLines).join('\n').trimEnd();
  return `${what} Its logs are in ${cacheDir}. Its last lines:\n\n${lines}`;
};

/**
 * Starts the Firebase CLI with its emulators in the background, and stops all of them when the
 * process of Firestore or a function exits unexpectedly.
 */
export const startCli = (options: CliOptions, config: FirebaseConfig): Cli => {
  writeConfig(options.offset, config);
  const temporaryFolder = createTemporaryFolder();
  const cli = spawnCli(options, config, temporaryFolder);
  let isLoaded = false;
  // If this process has to exit before the CLI, nothing of the suite outlives it.
  const kill = () => killGroup(cli);
  process.once('exit', kill);
  const exit = exitOf(cli).finally(() => {
    process.off('exit', kill);
    killGroup(cli);
    removeConfig(options.offset);
    rmSync(temporaryFolder, { recursive: true, force: true });
  });
  const printed: string[] = [];
  readLines(cli, `${cacheDir}/suite-${options.offset}.log`, (line) => {
    printed.push(line);
    if (printed.length > maxKeptLines) printed.shift();
    options.onOutput?.(line);
  });
  let cause: Failure | undefined;
  let apiStarted = false;
  cli.on('message', (failure: Failure) => {
    if (apiStarted && failure.part === 'the functions' && options.onFunctionsFailure) {
      return options.onFunctionsFailure(failure);
    }
    cause ??= failure;
    return stopCli(cli, options, isLoaded);
  });
  let stopped = false;
  const ended = exit.then((code) => {
    if (stopped) return code;
    throw new CommandError(describeEnd(cause, code, printed));
  });
  // Not every caller awaits it.
  ended.catch(() => {});
  return {
    pid: cli.pid,
    temporaryFolder,
    lastLines: printed,
    hasEnded: () => cli.exitCode !== null || cli.signalCode !== null,
    loadFunctions: () => {
      isLoaded = true;
      if (cli.connected) cli.send('load the functions');
    },
    apiHasStarted: () => {
      apiStarted = true;
    },
    ended,
    stop: async () => {
      stopped = true;
      await Promise.all([stopCli(cli, options, isLoaded), exit]);
    },
  };
};
