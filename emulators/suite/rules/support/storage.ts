import { randomUUID } from 'node:crypto';
import { initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing';
import { type FirebaseStorage, ref, type UploadMetadata, uploadBytes } from 'firebase/storage';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll } from 'vitest';
import { contextOf } from './permitted.ts';
import { everyone, type Role, uidOf } from './roles.ts';
import { addressOf } from './suite.ts';

// The project whose Firestore the suite's storage.rules read.
const projectId = 'demo-tools-hub';

/** A bucket, as the clients of all roles see it. */
export interface Bucket {
  clients: Record<Role, FirebaseStorage>;
  /** The uid of a role in this file; that of a visitor is nobody's. */
  uidOf(role: Role): string;
  /** Puts a file into it that no rule is asked about. */
  put(path: string, metadata?: UploadMetadata): Promise<void>;
}

/** What the profiles say that are not a customer's; null where there is none. */
const profileRoles: Partial<Record<Role, string | null>> = {
  visitor: null,
  'deleted account with an old token': null,
  admin: 'admin',
  'withdrawn admin': 'admin',
  'unverified admin': 'admin',
  'holder of a false claim': 'admin',
};

/** Writes the profiles of accounts, and removes them after the file's tests. */
const writeProfiles = async (profiles: Record<string, { role: string }>): Promise<void> => {
  const app = initializeApp({ projectId }, randomUUID());
  const users = getFirestore(app).collection('users');
  afterAll(async () => {
    await Promise.all(Object.keys(profiles).map((uid) => users.doc(uid).delete()));
    await deleteApp(app);
  });
  await Promise.all(Object.entries(profiles).map(([uid, profile]) => users.doc(uid).set(profile)));
};

const profilesOf = (uids: Record<Role, string>) => {
  const profiles = everyone.flatMap((role) => {
    const mirrored = profileRoles[role] === undefined ? 'customer' : profileRoles[role];
    return mirrored ? [[uids[role], { role: mirrored }] as const] : [];
  });
  return Object.fromEntries(profiles);
};

/**
 * A bucket of its own in the running suite, whose storage.rules bind every bucket, and accounts of
 * its own with their profiles. The function that resizes pictures watches the shop's bucket alone.
 * The clients are closed after the file's tests.
 */
export const openBucket = async (): Promise<Bucket> => {
  const url = `gs://rules-${randomUUID()}`;
  const uids = Object.fromEntries(
    everyone.map((role) => [role, `${uidOf(role)}-${randomUUID()}`]),
  ) as Record<Role, string>;
  await writeProfiles(profilesOf(uids));
  const environment = await initializeTestEnvironment({
    projectId,
    storage: addressOf('storage'),
  });
  afterAll(() => environment.cleanup());
  const storageOf = (context: RulesTestContext) =>
    context.storage(url) as unknown as FirebaseStorage;
  const clients = everyone.map((role) => [
    role,
    storageOf(contextOf(environment, role, uids[role])),
  ]);
  return {
    clients: Object.fromEntries(clients),
    uidOf: (role) => uids[role],
    put: (path, metadata = { contentType: 'image/png' }) =>
      environment.withSecurityRulesDisabled(async (context) => {
        await uploadBytes(ref(storageOf(context), path), new Uint8Array(1), metadata);
      }),
  };
};
