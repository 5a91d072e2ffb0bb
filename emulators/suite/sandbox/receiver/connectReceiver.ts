import { projectId } from '@tools-hub/kit/project';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { collectionNames } from 'functions/contract';
import type { WebhookDocument } from 'functions/documents';

/** The secret of the endpoint that `npm start` adds. */
export const receiverSecret = `whsec_${Buffer.from('known to everyone with a sandbox').toString('base64')}`;

const path = '/shop';

const endpointAt = (url: string, now: Date): WebhookDocument => ({
  name: 'Receiver of the suite',
  url: `${url}${path}`,
  events: [],
  status: 'on',
  offReason: null,
  failingSince: null,
  owner: null,
  oldSecretUntil: null,
  version: 'seed',
  createdAt: now,
  updatedAt: now,
  secret: receiverSecret,
  oldSecret: null,
  activeSince: now,
});

/**
 * Adds an endpoint that sends all events of the shop to the receiver, which verifies them. Only for a
 * suite that people use: each event of a test would be delivered.
 */
export const connectReceiver = async (url: string): Promise<void> => {
  const app = initializeApp({ projectId }, 'receiver');
  try {
    const webhooks = getFirestore(app).collection(collectionNames.webhooks);
    await webhooks.doc('receiver').set(endpointAt(url, new Date()));
  } finally {
    await deleteApp(app);
  }
  const response = await fetch(`${url}/emulator/endpoint?path=${path}`, {
    method: 'PUT',
    body: JSON.stringify({ secrets: [receiverSecret] }),
  });
  if (!response.ok) throw new Error(`The receiver refused its secret: ${await response.text()}`);
};
