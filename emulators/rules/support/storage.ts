import { randomUUID } from 'node:crypto';
import { initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing';
import { type FirebaseStorage, ref, type UploadMetadata, uploadBytes } from 'firebase/storage';
import { afterAll } from 'vitest';
import { contextOf } from './permitted.ts';
import { everyone, type Role } from './roles.ts';
import { addressOf } from './suite.ts';

/** A bucket, as the clients of all roles see it. */
export interface Bucket {
  clients: Record<Role, FirebaseStorage>;
  /** Puts a file into it that no rule is asked about. */
  put(path: string, metadata?: UploadMetadata): Promise<void>;
}

/**
 * A bucket of its own in the running suite, whose storage.rules bind every bucket. The function
 * that resizes pictures watches the shop's bucket alone. The clients are closed after the file's
 * tests.
 */
export const openBucket = async (): Promise<Bucket> => {
  const url = `gs://rules-${randomUUID()}`;
  const environment = await initializeTestEnvironment({
    projectId: 'demo-tools-hub',
    storage: addressOf('storage'),
  });
  afterAll(() => environment.cleanup());
  const storageOf = (context: RulesTestContext) =>
    context.storage(url) as unknown as FirebaseStorage;
  const clients = everyone.map((role) => [role, storageOf(contextOf(environment, role))]);
  return {
    clients: Object.fromEntries(clients),
    put: (path, metadata = { contentType: 'image/png' }) =>
      environment.withSecurityRulesDisabled(async (context) => {
        await uploadBytes(ref(storageOf(context), path), new Uint8Array(1), metadata);
      }),
  };
};
