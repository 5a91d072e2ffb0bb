import { startServer } from '../../bench/servers.ts';
import { projectId } from '../../launcher/project.ts';

/** The Auth emulator and the settings that the API and its tests share; both are inherited. */
export default async function setup(): Promise<void> {
  Object.assign(process.env, {
    GCLOUD_PROJECT: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: new URL(await startServer('auth')).host,
    METADATA_SERVER_DETECTION: 'none',
    API_WRITES_PER_ACCOUNT: '0',
    API_WRITES_PER_ADDRESS: '0',
  });
}
