import { projectId } from '@tools-hub/kit/project';
import type { SeedReport } from '../../seed/export/seedReport.ts';

const assertOk = async (response: Response) => {
  if (!response.ok) throw new Error(`The receiver is not connected: ${await response.text()}`);
};

/** Updates the document over REST, because loading the SDK takes longer than the request. */
const switchOn = async (document: string, url: string) => {
  const fields = {
    url: { stringValue: url },
    status: { stringValue: 'on' },
    offReason: { nullValue: null },
    activeSince: { timestampValue: new Date() },
  };
  const mask = Object.keys(fields).map((field) => `updateMask.fieldPaths=${field}`);
  const database = `${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${projectId}/databases/(default)`;
  const response = await fetch(`http://${database}/documents/${document}?${mask.join('&')}`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ fields }),
  });
  await assertOk(response);
};

/**
 * Switches the endpoint of the seed on that sends all events of the shop to the receiver of the
 * suite, and lets the receiver verify them.
 */
export const connectReceiver = async (
  url: string,
  { document, path, secret }: SeedReport['webhook'],
): Promise<void> => {
  await switchOn(document, url + path);
  const response = await fetch(`${url}/emulator/endpoint?path=${path}`, {
    method: 'PUT',
    body: JSON.stringify({ secrets: [secret] }),
  });
  await assertOk(response);
};
