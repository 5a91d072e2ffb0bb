import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { allowEmulators } from './allowEmulators.ts';
import type { Death } from './firebase.ts';
import { compileCache, projectFile } from './paths.ts';
import { addressesOf, type FirebaseConfig } from './ports.ts';
import { exitOf, signal } from './processes.ts';
import { projectId } from './project.ts';
import { StartError } from './startError.ts';

/** The emulators that a suite runs. */
export const emulators = ['auth', 'functions', 'firestore', 'storage', 'hosting'] as const;

const cacheDir = projectFile('node_modules/.cache/tools-hub');
const stopTimeoutMs = 60_000;
const exportTimeoutMs = 120_000;
/** Of what the CLI prints, for the message when the suite does not start or ends unexpectedly. */
const keptLines = 200;
const lastLines = 20;

export interface CliOptions {
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
  /** Called when the process of a function dies; without it, the suite ends. */
  onFunctionsDeath?: ((reason: string) => void) | undefined;
}

/** The Firebase CLI with the emulators it runs. */
export interface Cli {
  pid: number | undefined;
  /** The folder for the temporary files of its emulators. */
  temporaryFolder: string;
  /** The last lines that it printed. */
  printed: readonly string[];
  hasEnded(): boolean;
  /**
   * Resolves with the exit code once the CLI has been stopped.
   * @throws {StartError} when it ends without being stopped: the reason and its last lines.
   */
  ended: Promise<number>;
  /** Stops every emulator; resolves when nothing of the CLI runs any more. */
  stop(): Promise<void>;
}

const configName = (offset: number) => `firebase.offset-${offset}.json`;

// firebase-tools takes the folder of its configuration for the project's, so the file is in the root.
const writeConfig = (offset: number, config: FirebaseConfig) => {
  const content = JSON.stringify(allowEmulators(config), null, 2);
  writeFileSync(projectFile(configName(offset)), content);
  mkdirSync(projectFile(config.hosting.public), { recursive: true });
  mkdirSync(cacheDir, { recursive: true });
};

const removeConfig = (offset: number) => rmSync(projectFile(configName(offset)), { force: true });

// The Storage emulator keeps its files in one folder below the temporary one and empties it when it
// stops. A temporary folder for each suite keeps one from taking away the pictures of another.
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
      projectFile('emulators/suite/launcher/firebase.ts'),
      ...args,
      '--config',
      projectFile(configName(offset)),
      ...dataArgs(options),
    ],
    {
      cwd: cacheDir,
      // In a separate process group: Ctrl-C in a terminal reaches the whole group, and firebase-tools
      // leaves without cleaning up at a second signal.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        ...{ TMPDIR: temporaryFolder, TEMP: temporaryFolder, TMP: temporaryFolder },
        ...compileCache,
        TOOLS_HUB_OFFICIAL: String(official),
        // The functions name the shop's own address; a deployed one has it from a parameter.
        SHOP_URL: `http://${addressesOf(config).hosting}`,
        FIRESTORE_INDEXES_FILE: projectFile('firestore.indexes.json'),
        // Without these two, firebase-tools waits about 5 s for a metadata server that is not
        // there and 3 s for its discovery of the functions to hang up.
        METADATA_SERVER_DETECTION: 'none',
        FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
        // Seconds for a function to load, and requests at once: a busy machine is no failure.
        FUNCTIONS_DISCOVERY_TIMEOUT: '180',
        FUNCTIONS_EMULATOR_PARALLEL: '1000',
      },
    },
  );
};

const follow = (cli: ChildProcess, onLine: (line: string) => void) => {
  const log = createWriteStream(`${cacheDir}/suite.log`);
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
const stopCli = async (cli: ChildProcess, { exportTo }: CliOptions) => {
  signal(cli, 'SIGINT');
  if (await endsWithin(cli, exportTo === undefined ? stopTimeoutMs : exportTimeoutMs)) return;
  signal(cli, 'SIGINT');
  if (!(await endsWithin(cli, stopTimeoutMs))) killGroup(cli);
};

const beforeShutdown = (printed: string[]) => {
  const index = printed.findIndex((line) => line.includes('Starting a clean shutdown'));
  return index < 0 ? printed : printed.slice(0, index);
};

const describeEnd = (death: Death | undefined, code: number, printed: string[]) => {
  const what = death
    ? `The process of ${death.part} ended unexpectedly (${death.reason}), so the suite was stopped.`
    : `The emulator suite ended unexpectedly (exit code ${code}).`;
  const lines = beforeShutdown(printed).slice(-lastLines).join('\n').trimEnd();
  return `${what} Its logs are in ${cacheDir}. Its last lines:\n\n${lines}`;
};

/**
 * Starts the Firebase CLI with its emulators, in the background. When Firestore or a function dies,
 * it stops the others.
 */
export const startCli = (options: CliOptions, config: FirebaseConfig): Cli => {
  writeConfig(options.offset, config);
  const temporaryFolder = createTemporaryFolder();
  const cli = spawnCli(options, config, temporaryFolder);
  const exit = exitOf(cli).finally(() => {
    killGroup(cli);
    removeConfig(options.offset);
    rmSync(temporaryFolder, { recursive: true, force: true });
  });
  const printed: string[] = [];
  follow(cli, (line) => {
    printed.push(line);
    if (printed.length > keptLines) printed.shift();
    options.onOutput?.(line);
  });
  let death: Death | undefined;
  cli.on('message', (message: Death) => {
    const { part, reason } = message;
    if (part === 'the functions' && options.onFunctionsDeath)
      return options.onFunctionsDeath(reason);
    death ??= message;
    return stopCli(cli, options);
  });
  let stopped = false;
  const ended = exit.then((code) => {
    if (stopped) return code;
    throw new StartError(describeEnd(death, code, printed));
  });
  // Not everyone who starts a CLI waits for its end.
  ended.catch(() => {});
  return {
    pid: cli.pid,
    temporaryFolder,
    printed,
    hasEnded: () => cli.exitCode !== null || cli.signalCode !== null,
    ended,
    stop: async () => {
      stopped = true;
      await Promise.all([stopCli(cli, options), exit]);
    },
  };
};
