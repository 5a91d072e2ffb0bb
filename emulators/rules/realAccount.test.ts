import { randomUUID } from 'node:crypto';
import { createUserWithEmailAndPassword, type User } from 'firebase/auth';
import { collection, doc, getDoc, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { ref, uploadBytes } from 'firebase/storage';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPermitted } from './support/permitted.ts';
import { openShopClient } from './support/shopClient.ts';

// The project whose Firestore the suite binds by firestore.rules.
const projectId = 'demo-tools-hub';
const { auth, firestore, storage } = openShopClient(projectId);

const adminApp = initializeApp({ projectId }, randomUUID());
afterAll(() => deleteApp(adminApp));

/** Changes the account's claims; its next ID token carries them. */
const claim = async (user: User, claims: object) => {
  await getAuth(adminApp).setCustomUserClaims(user.uid, claims);
  await user.getIdToken(true);
};

const upload = (path: string) =>
  isPermitted(uploadBytes(ref(storage, path), new Uint8Array(1), { contentType: 'image/png' }));

const reads = {
  'its own profile': ({ uid }: User) => getDoc(doc(firestore, 'users', uid)),
  'its own orders': ({ uid }: User) =>
    getDocs(query(collection(firestore, 'orders'), where('userId', '==', uid), limit(1))),
  "others' profiles": () => getDocs(query(collection(firestore, 'users'), limit(1))),
  inquiries: () => getDocs(query(collection(firestore, 'inquiries'), limit(1))),
};

const readable = async (user: User) => {
  const verdicts = Object.entries(reads).map(async ([title, read]) => {
    return (await isPermitted(read(user))) ? [title] : [];
  });
  return (await Promise.all(verdicts)).flat();
};

describe('an account of the Auth emulator', () => {
  let user: User;
  beforeAll(async () => {
    const email = `${randomUUID()}@example.test`;
    ({ user } = await createUserWithEmailAndPassword(auth, email, 'a-password'));
  });

  describe.each([
    ['without a claim', [], false],
    ['with the admin claim', [{ admin: true }], true],
    ['with the claim withdrawn', [{ admin: true }, {}], false],
  ])('%s', (_, claims, isAdmin) => {
    beforeAll(async () => {
      for (const one of [{}, ...claims]) await claim(user, one);
    });

    it(`reads ${isAdmin ? 'all that admins read' : 'what is its own'} in Firestore`, async () => {
      const own = ['its own profile', 'its own orders'];
      expect(await readable(user)).toEqual(isAdmin ? Object.keys(reads) : own);
    });

    it(`uploads its own picture${isAdmin ? ', and those of tools' : ' alone'}`, async () => {
      expect(await upload(`users/${user.uid}/avatar.png`)).toBe(true);
      expect(await upload('users/another/avatar.png')).toBe(false);
      expect(await upload('tools/plane.png')).toBe(isAdmin);
    });
  });
});
