import { type FirestoreError, invalidArgument } from '../values/errors.ts';

/**
 * The maximum size of a request in bytes.
 * https://firebase.google.com/docs/firestore/quotas#writes_and_transactions
 */
export const maxRequestBytes = 10 * 1024 * 1024;

/** The error of a larger request; Google's emulator already rejects 4 MiB. */
export const tooLarge = (size: number, maxBytes = maxRequestBytes): FirestoreError =>
  invalidArgument(
    `Request payload size exceeds the limit: ${maxBytes} bytes (it is ${size} bytes).`,
  );
