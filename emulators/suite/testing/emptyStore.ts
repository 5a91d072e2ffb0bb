import type { TestProject } from 'vitest/node';
import { storeSettings } from '../seed/documents/storeSettings.ts';

/**
 * Empties a store that only these tests use, and stores the settings that a shop needs to confirm
 * orders.
 */
export default async ({ config: { env } }: TestProject): Promise<void> => {
  const projectId = env.GCLOUD_PROJECT ?? '';
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/${documents}`;
  const { ok, status } = await fetch(url, { method: 'DELETE' });
  if (!ok) throw new Error(`The store cannot be emptied: ${url} answered ${status}`);
  await storeSettings(projectId);
};
