import { startServer } from '../bench/startServer.ts';
import { startBackend } from '../bench/support.ts';
import { buildFunctions } from '../launcher/builds.ts';
import { projectFile } from '../launcher/paths.ts';
import { projectId } from '../launcher/project.ts';
import { storeSettings } from '../seed/storeSettings.ts';

/**
 * Starts the built API in one process, like a deployed instance, with the Firestore stand-in and
 * firebase-tools' Auth emulator, and points the environment at them. Resolves to a function that stops
 * the stand-in. The others exit with this process.
 */
export const startTemporaryShop = async (signal: AbortSignal): Promise<() => void> => {
  await buildFunctions(signal);
  const { child, host } = await startBackend(
    [process.execPath, projectFile('emulators/standIns/firestore/main.ts')],
    { FIRESTORE_INDEXES_FILE: projectFile('firestore.indexes.json') },
  );
  Object.assign(process.env, {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: host,
    METADATA_SERVER_DETECTION: 'none',
    API_WRITES_PER_ACCOUNT: '0',
    API_WRITES_PER_ADDRESS: '0',
    API_LOOKUPS_PER_ADDRESS: '0',
  });
  await storeSettings(projectId);
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(await startServer('auth')).host;
  process.env.API_URL = await startServer('api');
  return () => child.kill();
};
