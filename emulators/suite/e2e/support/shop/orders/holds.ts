import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Order } from 'functions/contract';

const { GCLOUD_PROJECT: projectId = 'demo-tools-hub' } = process.env;

/** Moves the end of an order's hold into the past. The suite's scheduler then cancels the order. */
export const endHold = async ({ _id: id }: Pick<Order, '_id'>): Promise<void> => {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  const app = initializeApp({ projectId }, `hold-${id}`);
  const dueAt = new Date(Date.now() - 60_000);
  await getFirestore(app).collection('orders').doc(id).update({ dueAt, checkAt: dueAt });
  await deleteApp(app);
};
