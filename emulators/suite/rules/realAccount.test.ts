import { randomUUID } from 'node:crypto';
import { createUserWithEmailAndPassword } from 'firebase/auth';
import { collection, doc, getDoc, getDocs, limit, query } from 'firebase/firestore/lite';
import { ref, uploadBytes } from 'firebase/storage';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { isPermitted } from './support/permittedRoles.ts';
import { openShopClient } from './support/shopClient.ts';

// The project of the suite, to which firestore.rules applies.
const projectId = 'demo-tools-hub';
const { auth, firestore, storage } = openShopClient(projectId);

const adminApp = initializeApp({ projectId }, randomUUID());
afterAll(() => deleteApp(adminApp));

const upload = (path: string) =>
  isPermitted(uploadBytes(ref(storage, path), new Uint8Array(1), { contentType: 'image/png' }));

/** An account of the Auth emulator, signed in. */
const register = async () => {
  const email = `${randomUUID()}@example.test`;
  const { user } = await createUserWithEmailAndPassword(auth, email, 'a-password');
  const profile = getFirestore(adminApp).collection('users').doc(user.uid);
  return {
    uid: user.uid,
    setProfile: (role: string) => profile.set({ email, role }),
    deleteProfile: () => profile.delete(),
    /** Changes the account's claims, and refreshes its ID token. */
    claim: async (claims: object) => {
      await getAuth(adminApp).setCustomUserClaims(user.uid, claims);
      await user.getIdToken(true);
    },
    verifyEmail: async () => {
      await getAuth(adminApp).updateUser(user.uid, { emailVerified: true });
      await user.getIdToken(true);
    },
    /** The kinds of pictures that it may upload now. */
    uploads: async () => {
      const permitted = {
        own: await upload(`users/${user.uid}/avatar.webp`),
        another: await upload('users/another/avatar.webp'),
        tool: await upload(`tools/${randomUUID()}/picture.png`),
      };
      return Object.entries(permitted).flatMap(([title, isAllowed]) => (isAllowed ? [title] : []));
    },
  };
};

describe('an account of the Auth emulator', () => {
  it('uploads its own photo as long as it has a profile', async () => {
    const account = await register();
    expect(await account.uploads()).toEqual([]);
    await account.setProfile('customer');
    expect(await account.uploads()).toEqual(['own']);
    await account.deleteProfile();
    expect(await account.uploads()).toEqual([]);
  });

  it('uploads pictures of tools as long as both its token and its profile say admin', async () => {
    const account = await register();
    await account.setProfile('admin');
    await account.verifyEmail();
    expect(await account.uploads()).toEqual(['own']);
    await account.claim({ admin: true });
    expect(await account.uploads()).toEqual(['own', 'tool']);
    await account.setProfile('customer');
    expect(await account.uploads()).toEqual(['own']);
    await account.deleteProfile();
  });

  it('uploads no picture of a tool while its address is unverified', async () => {
    const account = await register();
    await account.setProfile('admin');
    await account.claim({ admin: true });
    expect(await account.uploads()).toEqual(['own']);
    await account.deleteProfile();
  });

  it('reads no private document in Firestore, even as an admin', async () => {
    const account = await register();
    await account.setProfile('admin');
    await account.verifyEmail();
    await account.claim({ admin: true });
    const reads = [
      getDoc(doc(firestore, 'users', account.uid)),
      getDocs(query(collection(firestore, 'tools'), limit(1))),
      getDocs(query(collection(firestore, 'orders'), limit(1))),
      getDocs(query(collection(firestore, 'inquiries'), limit(1))),
    ];
    expect(await Promise.all(reads.map(isPermitted))).toEqual([false, false, false, false]);
    await account.deleteProfile();
  });

  it('lists the orders of all customers as long as both its token and its profile say admin', async () => {
    const account = await register();
    const lists = () => isPermitted(getDocs(query(collection(firestore, 'liveOrders'), limit(1))));
    await account.setProfile('admin');
    await account.verifyEmail();
    expect(await lists()).toBe(false);
    await account.claim({ admin: true });
    expect(await lists()).toBe(true);
    await account.setProfile('customer');
    expect(await lists()).toBe(false);
    await account.deleteProfile();
    expect(await lists()).toBe(false);
  });
});
