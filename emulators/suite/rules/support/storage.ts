import { randomUUID } from 'node:crypto';
import { initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing';
import {
  deleteObject,
  type FirebaseStorage,
  ref,
  type UploadMetadata,
  uploadBytes,
} from 'firebase/storage';
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
  /** Removes a file from the bucket, bypassing the rules. */
  remove(path: string): Promise<void>;
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

/** What the roles of staff allow. */
const staffPermissions: Partial<Record<Role, string[]>> = {
  seller: ['write_orders', 'read_tools'],
  cataloguer: ['write_tools'],
  'cataloguer without a verified address': ['write_tools'],
  'cataloguer whose token says nothing': ['write_tools'],
};

/** Writes documents by their paths, and removes them after the tests of the file. */
const writeDocuments = async (documents: Record<string, object>): Promise<void> => {
  const app = initializeApp({ projectId }, randomUUID());
  const firestore = getFirestore(app);
  afterAll(async () => {
    await Promise.all(Object.keys(documents).map((path) => firestore.doc(path).delete()));
    await deleteApp(app);
  });
  await Promise.all(
    Object.entries(documents).map(([path, content]) => firestore.doc(path).set(content)),
  );
};

/** Someone of the staff as the shop stores them: tests of the API list all at the same time. */
const personOf = (name: string, permissions: readonly string[]) => ({
  name,
  email: '',
  roleIds: [],
  permissions,
  version: 'first',
});

const documentsOf = (uids: Record<Role, string>) => {
  const documents = allRoles.flatMap((role) => {
    const mirrored = profileRoles[role] === undefined ? 'customer' : profileRoles[role];
    const permissions = staffPermissions[role];
    return [
      ...(mirrored ? [[`users/${uids[role]}`, { role: mirrored }] as const] : []),
      ...(permissions ? [[`staff/${uids[role]}`, personOf(role, permissions)] as const] : []),
    ];
  });
  return Object.fromEntries(documents);
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
  await writeDocuments(documentsOf(uids));
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
    remove: (path) =>
      environment.withSecurityRulesDisabled((context) =>
        deleteObject(ref(storageOf(context), path)),
      ),
  };
};
