import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const component = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

const fromEnvironment = () => {
  const path = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  return path?.endsWith('.jar') ? path : undefined;
};

const fromFirebaseTools = () =>
  globSync(join(homedir(), '.cache/firebase/emulators/cloud-firestore-emulator-v*.jar'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);

const fromGcloud = () => {
  try {
    const gcloud = execFileSync('which', ['gcloud'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return join(dirname(gcloud.trim()), '..', component);
  } catch {
    return undefined;
  }
};

const locations = [
  fromEnvironment,
  fromFirebaseTools,
  () => join('/usr/lib/google-cloud-sdk', component),
  fromGcloud,
];

/**
 * Finds the jar of Google's Firestore emulator: that of FIRESTORE_EMULATOR_BINARY_PATH, else
 * firebase-tools' download, else gcloud's component.
 */
export const findOfficialFirestore = (): string | undefined => {
  for (const locate of locations) {
    const jar = locate();
    if (jar && existsSync(jar)) return jar;
  }
  return undefined;
};

/**
 * The command that runs the jar, `java` first; append `--host`, `--port` and so on. The class is
 * explicit because gcloud's jar has no main class.
 */
export const officialFirestoreArgs = (jar: string): string[] => ['java', '-cp', jar, mainClass];
