import { buildFunctionsIfChanged } from '@tools-hub/kit/builds/buildFunctions';
import { projectId } from '@tools-hub/kit/project';
import { storeSettings } from '../../../../suite/seed/documents/storeSettings.ts';
import { startServer } from '../../../../suite/testing/startServer.ts';

/**
 * Builds the API, starts the Auth emulator, sets the variables that the API and its tests inherit,
 * and stores the settings of the shop.
 */
export default async function setup(): Promise<void> {
  Object.assign(process.env, {
    GCLOUD_PROJECT: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: new URL(await startServer('auth')).host,
    METADATA_SERVER_DETECTION: 'none',
    API_WRITES_PER_ACCOUNT: '0',
    API_WRITES_PER_ADDRESS: '0',
    API_LOOKUPS_PER_ADDRESS: '0',
    API_READS_PER_CALLER: '0',
  });
  await Promise.all([buildFunctionsIfChanged(), storeSettings(projectId)]);
}
