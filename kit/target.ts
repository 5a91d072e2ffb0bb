import { CommandError } from './commandLine/commandError.ts';
import { parseCommandLine } from './commandLine/parseCommandLine.ts';
import { readOffset } from './commandLine/readOffset.ts';
import { addressesOf, readConfig } from './ports.ts';
import { sdkEnv } from './sdkEnv.ts';

/** The target of a script: the running suite, or a real project. */
export interface Target {
  /** Added to every port of firebase.json. */
  offset: number;
  /**
   * The id of a real project, reached with the application default credentials; undefined for the
   * suite.
   */
  project: string | undefined;
}

const options = {
  'port-offset': { type: 'string', default: '0' },
  project: { type: 'string' },
} as const;

/** The options of a script that works on a target, for its usage. */
export const targetUsage = `Options:
  --port-offset N   use the suite that was started with this offset
  --project ID      use a real project, with the application default credentials`;

/**
 * Reads the target from a script's command line, and returns it with the remaining arguments.
 * @throws {CommandError} with the usage when an option is invalid.
 */
export const readTarget = (args: string[], usage: string): { target: Target; rest: string[] } => {
  const { values, positionals } = parseCommandLine(usage, {
    args,
    options,
    allowPositionals: true,
  });
  const offset = readOffset(values['port-offset'], usage);
  return { target: { offset, project: values.project }, rest: positionals };
};

// Variables of the caller's shell must not redirect --project to a suite, or the other way round.
const targetVariables = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_CONFIG',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'GCLOUD_PROJECT',
  'GOOGLE_CLOUD_PROJECT',
  'STORAGE_EMULATOR_HOST',
];

const isUp = async (hub: string): Promise<boolean> => {
  try {
    return (await fetch(`http://${hub}/emulators`, { signal: AbortSignal.timeout(30_000) })).ok;
  } catch {
    return false;
  }
};

const suiteEnv = async (offset: number): Promise<Record<string, string>> => {
  const addresses = addressesOf(readConfig(offset));
  if (await isUp(addresses.hub)) return sdkEnv(addresses);
  throw new CommandError(
    `No suite answers at ${addresses.hub}. Start one with npm start, pass its --port-offset, or pass a real project with --project.`,
  );
};

/**
 * Points the Firebase SDKs at the target. They read the environment when they are loaded, so import
 * them after this call.
 * @throws {CommandError} when no suite runs.
 */
export const connect = async ({ offset, project }: Target): Promise<void> => {
  const env = project ? { GCLOUD_PROJECT: project } : await suiteEnv(offset);
  for (const name of targetVariables) delete process.env[name];
  Object.assign(process.env, env);
};

/** The target as messages name it. */
export const targetName = ({ offset, project }: Target): string =>
  project ? `project ${project}` : `the suite${offset ? ` at port offset ${offset}` : ''}`;
