/** The functions that run after a change in Firestore, for tests outside this package. */
import { required } from '../api/env.ts';

// In production, Firebase sets this variable, which names the bucket.
const storageBucket = `${required('GCLOUD_PROJECT')}.appspot.com`;
process.env.FIREBASE_CONFIG ??= JSON.stringify({ storageBucket });

export const { onToolChanged, onOrderChanged, onQuoteChanged, onMailChanged } = await import(
  '../../index.ts'
);
