import type { Timestamp } from 'firebase-admin/firestore';

/** A time of Firestore's servers, to the nanosecond. Later times compare as greater. */
export type ServerTime = string;

/** The server time of a timestamp that Firestore has returned. */
export const serverTimeOf = (time: Timestamp): ServerTime => time.valueOf();
