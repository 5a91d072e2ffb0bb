import { randomUUID } from 'node:crypto';
import { type CollectionReference, Firestore } from '@google-cloud/firestore';
import { afterAll } from 'vitest';

/** Whether the tests run against Google's emulator. */
export const isOfficial = process.env.FIRESTORE_BACKEND === 'official';

/** An id that no other test uses. */
export const freshId = (): string => `t${randomUUID().replaceAll('-', '')}`;

/** A client with a new project and database; it is closed after the file's tests. */
export const connect = (projectId = freshId()): Firestore => {
  const firestore = new Firestore({ projectId });
  afterAll(() => firestore.terminate());
  return firestore;
};

/** A new collection with these documents. */
export const collectionOf = async (
  firestore: Firestore,
  documents: Record<string, object>,
): Promise<CollectionReference> => {
  const collection = firestore.collection(freshId());
  const batch = firestore.batch();
  for (const [id, fields] of Object.entries(documents)) batch.set(collection.doc(id), fields);
  await batch.commit();
  return collection;
};

/** The error of an operation; throws when the operation succeeds. */
export const failureOf = async (
  operation: Promise<unknown>,
): Promise<{ code: number; message: string }> => {
  const outcome = await operation.then(
    (value) => ({ value }),
    (error) => ({ error }),
  );
  if ('error' in outcome) return { code: outcome.error.code, message: outcome.error.message };
  throw new Error(`It succeeded with ${JSON.stringify(outcome.value)}`);
};

/** The numbers of the gRPC status codes. */
export const codes = {
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  UNIMPLEMENTED: 12,
  UNAUTHENTICATED: 16,
} as const;
