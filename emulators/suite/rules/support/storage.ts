import { randomUUID } from 'node:crypto';
import { initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing';
import { type FirebaseStorage, ref, type UploadMetadata, uploadBytes } from 'firebase/storage';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll } from 'vitest';
import { contextOf } from './permittedRoles.ts';
import { allRoles, type Role, uidOf } from './roles.ts';
import { addressOf } from './suite.ts';

// The project whose Firestore storage.rules reads.
const projectId = 'demo-tools-hub';

/** A bucket with a client for each role. */
export interface Bucket {
  clients: Record<Role, FirebaseStorage>;
  /** The uid of a role in this test file; no account has that of the visitor. */
  uidOf(role: Role): string;
  /** Creates a file in the bucket, bypassing the rules. */
  put(path: string, metadata?: UploadMetadata): Promise<void>;
}

/** The roles in the profiles, where not `customer`; null for an account without a profile. */
const profileRoles: Partial<Record<Role, string | null>> = {
  visitor: null,
  'deleted account with an old token': null,
  admin: 'admin',
  'former admin': 'admin',
  'unverified admin': 'admin',
  'holder of a false claim': 'admin',
};

/** Writes profiles, and removes them after the tests of the file. */
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
  const profiles = allRoles.flatMap((role) => {
    const mirrored = profileRoles[role] === undefined ? 'customer' : profileRoles[role];
    return mirrored ? [[uids[role], { role: mirrored }] as const] : [];
  });
  return Object.fromEntries(profiles);
};

/**
 * Creates a separate bucket in the running suite, to which storage.rules applies, and accounts with
 * their profiles. Only files in the shop's bucket trigger the function that resizes pictures. The
 * clients are closed after the tests of the file.
 */
export const openBucket = async (): Promise<Bucket> => {
  const url = `gs://rules-${randomUUID()}`;
  const uids = Object.fromEntries(
    allRoles.map((role) => [role, `${uidOf(role)}-${randomUUID()}`]),
  ) as Record<Role, string>;
  await writeProfiles(profilesOf(uids));
  const environment = await initializeTestEnvironment({
    projectId,
    storage: addressOf('storage'),
  });
  afterAll(() => environment.cleanup());
  const storageOf = (context: RulesTestContext) =>
    context.storage(url) as unknown as FirebaseStorage;
  const clients = allRoles.map((role) => [
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
