import { parseArgs } from 'node:util';
import { readOffset } from './options.ts';
import { addressesOf, readConfig } from './ports.ts';
import { StartError } from './startError.ts';
import { sdkEnv } from './suite.ts';

/** Where a script works: on the running suite, or on a real project. */
export interface Target {
  /** Added to every port of firebase.json. */
  offset: number;
  /** A real project's id, reached with the application default credentials; else the suite. */
  project: string | undefined;
}

const options = {
  'port-offset': { type: 'string', default: '0' },
  project: { type: 'string' },
} as const;

/** What to say of the options of a script on its usage. */
export const targetUsage = `Options:
  --port-offset N   the suite that was started with this offset
  --project ID      a real project, with the application default credentials`;

const parse = (args: string[], usage: string) => {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (cause) {
    throw new StartError(`${(cause as Error).message}\n\n${usage}`);
  }
};

/**
 * Reads a script's command line: where it works, and the rest.
 * @throws {StartError} with the usage when it does not fit.
 */
export const readTarget = (args: string[], usage: string): { target: Target; rest: string[] } => {
  const { values, positionals } = parse(args, usage);
  const offset = readOffset(values['port-offset'], usage);
  return { target: { offset, project: values.project }, rest: positionals };
};

// A shell that still names a suite must not turn --project into that suite, nor the other way round.
const decisive = [
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
  throw new StartError(
    `No suite answers at ${addresses.hub}. Start it with npm start, name its --port-offset, or name a real project with --project.`,
  );
};

/**
 * Points the Firebase SDKs at the target. They read the environment when they are loaded: what
 * uses them is to be imported afterwards.
 * @throws {StartError} when no suite runs.
 */
export const connect = async ({ offset, project }: Target): Promise<void> => {
  const env = project ? { GCLOUD_PROJECT: project } : await suiteEnv(offset);
  for (const name of decisive) delete process.env[name];
  Object.assign(process.env, env);
};

/** The target in words. */
export const targetName = ({ offset, project }: Target): string =>
  project ? `project ${project}` : `the suite${offset ? ` at port offset ${offset}` : ''}`;
