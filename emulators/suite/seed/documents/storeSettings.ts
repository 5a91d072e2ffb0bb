import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { seed } from '../dataset/seedData.ts';
import { settingsDocument } from './documents.ts';

/** Stores the shop's settings of the seed alone, without which no order can be confirmed. */
export const storeSettings = async (projectId: string): Promise<void> => {
  const app = initializeApp({ projectId }, 'settings');
  try {
    const { path, content } = settingsDocument(seed);
    await getFirestore(app)
      .doc(path)
      .set({ ...content });
  } finally {
    await deleteApp(app);
  }
};
