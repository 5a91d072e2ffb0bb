import { projectId } from '@tools-hub/kit/project';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import {
  receiverPath,
  receiverSecret,
  shopWebhook,
} from '../../seed/documents/webhookDocuments.ts';

/**
 * Switches the endpoint of the seed on that sends all events of the shop to the receiver of the
 * suite, and lets the receiver verify them.
 */
export const connectReceiver = async (url: string): Promise<void> => {
  const app = initializeApp({ projectId }, 'receiver');
  const on = {
    url: `${url}${receiverPath}`,
    status: 'on',
    offReason: null,
    activeSince: new Date(),
  };
  try {
    await getFirestore(app).doc(shopWebhook).update(on);
  } finally {
    await deleteApp(app);
  }
  const response = await fetch(`${url}/emulator/endpoint?path=${receiverPath}`, {
    method: 'PUT',
    body: JSON.stringify({ secrets: [receiverSecret] }),
  });
  if (!response.ok) throw new Error(`The receiver refused its secret: ${await response.text()}`);
};
