import type { Order } from 'functions/contract';

const { FIRESTORE_EMULATOR_HOST = '127.0.0.1:8080', GCLOUD_PROJECT = 'demo-tools-hub' } =
  process.env;

const dayMs = 86_400_000;

/** Makes the payment of an order late, as if its due date had passed so many days ago. */
export const makeLate = async ({ _id: id }: Order, days: number): Promise<void> => {
  const path = `projects/${GCLOUD_PROJECT}/databases/(default)/documents/orders/${id}`;
  const url = `http://${FIRESTORE_EMULATOR_HOST}/v1/${path}?updateMask.fieldPaths=dueAt`;
  const dueAt = { timestampValue: new Date(Date.now() - days * dayMs).toISOString() };
  const response = await fetch(url, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ fields: { dueAt } }),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
};
