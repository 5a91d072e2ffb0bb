import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

const app = getApps()[0] ?? initializeApp();

/** The project's Firestore. Writing `undefined` is an error: a field is there or it is not. */
export const db = getFirestore(app);

/** The project's accounts. */
export const auth = getAuth(app);
