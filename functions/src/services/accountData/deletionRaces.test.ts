import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { inquirySchema } from '../../contract/index.ts';
import { codeOf } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import {
  addressBook,
  carts,
  deletedAccounts,
  inquiries,
  reviews,
  shoppingListIndex,
  shoppingListLines,
  users,
} from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { transact } from '../../store/writes/transact.ts';
import { callerOf, type SignedInCaller } from '../../testing/api/accounts.ts';
import { validForms } from '../../testing/inputs/validForms.ts';
import { cartLine } from '../../testing/orders/carts.ts';
import { isThere, remove, upload } from '../../testing/pictures/pictures.ts';
import { createAddress } from '../accounts/addresses.ts';
import { writeProfile } from '../accounts/profiles.ts';
import { updateProfile } from '../accounts/users.ts';
import { getCart, saveCart } from '../carts/carts.ts';
import { createShoppingList } from '../carts/shoppingLists.ts';
import { inquire } from '../inquiries/inquire.ts';
import { resizePicture } from '../pictures/resizePicture.ts';
import { createReview } from '../reviews/ownReview.ts';
import { deleteUser } from './deleteUser.ts';
import { recordSignIn } from './signIn.ts';

vi.mock('firebase-functions/logger');

const newCaller = (): SignedInCaller => {
  const uid = randomUUID();
  const account = { uid, email: `${uid}@example.test`, password: '', token: '' };
  return { ...callerOf(account), displayName: 'Ada Joiner' };
};

const review = (caller: Caller) =>
  createReview({ input: { reviewText: 'Good.', reviewRating: 5 }, key: undefined }, caller);

const saveFirstCart = async (caller: Caller) =>
  saveCart({ version: (await getCart(caller)).version, lines: [cartLine('plane')] }, caller);

/** Of a cart that the deletion has removed meanwhile, the version is an old one. */
const saveCartAgain = (caller: Caller) =>
  saveFirstCart(caller).catch((error) => {
    if (codeOf(error) !== 'precondition-failed') throw error;
  });

const saveAddress = (caller: Caller) =>
  createAddress({ input: validForms.address, key: undefined }, caller);

const createList = (caller: Caller, name = 'Workshop') =>
  createShoppingList({ input: { ...validForms.shoppingList, name }, key: undefined }, caller);

const createFirstList = (caller: Caller) => createList(caller, 'First');

const sendInquiry = ({ uid, email }: Caller) =>
  inquire({ input: inquirySchema.cast({ email }), key: undefined }, uid);

const writes: [string, (caller: SignedInCaller) => Promise<unknown>][] = [
  ['a sign-in', recordSignIn],
  ['a change of the profile', (caller) => updateProfile({ location: 'Leeds' }, caller)],
  ['a review', review],
  ['a cart', saveCartAgain],
  ['an address', saveAddress],
  ['a list', (caller) => createList(caller)],
  ['an inquiry', sendInquiry],
];

const reviewersOf = async ({ uid, email }: Caller): Promise<string[]> => {
  const found = await Promise.all([
    reviews.where('userId', '==', uid).get(),
    reviews.where('reviewerEmail', '==', email).get(),
  ]);
  return found.flatMap(({ docs }) => docs.map((doc) => doc.data().reviewerName));
};

const remainsOf = async (caller: Caller) => ({
  profile: await readDocument(users.doc(caller.uid)),
  reviewers: await reviewersOf(caller),
  inquiries: (await inquiries.where('userId', '==', caller.uid).get()).size,
  cart: await readDocument(carts.doc(caller.uid)),
  addresses: await readDocument(addressBook(caller.uid)),
  lists: await readDocument(shoppingListIndex(caller.uid)),
  listLines: (await shoppingListLines(caller.uid).get()).size,
  address: (await readDocument(deletedAccounts.doc(caller.uid)))?.email,
});

const nothing = {
  profile: undefined,
  reviewers: [],
  inquiries: 0,
  cart: undefined,
  addresses: undefined,
  lists: undefined,
  listLines: 0,
  address: '',
};

/** Whether the work succeeded, or its error code. */
const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error) => codeOf(error),
  );

describe.each(writes)('%s during the deletion of its account', (_, write) => {
  it.each([
    ['with a profile, a cart, an address and a list', true],
    ['without them', false],
  ])('leaves no data in 25 races %s', async (_, hasData) => {
    const race = async (caller: SignedInCaller, round: number) => {
      const data = [recordSignIn, saveFirstCart, saveAddress, createFirstList];
      if (hasData) await Promise.all(data.map((save) => save(caller)));
      const [done] = await Promise.all([
        pause(round % 5).then(() => outcome(write(caller))),
        deleteUser(caller.email, caller),
      ]);
      expect(['done', 'user-not-found']).toContain(done);
      expect(await remainsOf(caller)).toEqual(nothing);
    };
    await Promise.all(Array.from({ length: 25 }, (_, round) => race(newCaller(), round)));
  });

  it('is refused once the deletion has begun', async () => {
    const caller = newCaller();
    await deletedAccounts.doc(caller.uid).set({ email: '', at: new Date() });
    expect(await outcome(write(caller))).toBe('user-not-found');
    expect(await remainsOf(caller)).toEqual(nothing);
  });
});

describe('A profile that is written while its account is deleted', () => {
  it.each([
    ['changed', true],
    ['made', false],
  ])('is not %s', async (_, hasProfile) => {
    const caller = newCaller();
    if (hasProfile) await recordSignIn(caller);
    let isDeleted = false;
    const write = transact(async (transaction) => {
      await writeProfile(transaction, caller, { location: 'Leeds' });
      // The documents that it has read change before the first commit.
      if (!isDeleted) await deleteUser(caller.email, caller);
      isDeleted = true;
    });
    expect(await outcome(write)).toBe('user-not-found');
    expect(await remainsOf(caller)).toEqual(nothing);
  });

  it('is deleted when it is created while the deletion begins', async () => {
    const caller = newCaller();
    await Promise.all([recordSignIn(caller).catch(() => {}), deleteUser(caller.email, caller)]);
    expect(await remainsOf(caller)).toEqual(nothing);
  });
});

it('an upload after the deletion of its account is deleted', async () => {
  const caller = newCaller();
  await deleteUser(caller.email, caller);
  for (const name of ['avatar.webp', 'avatar.webp@128.webp', 'folder/note.webp']) {
    const path = `users/${caller.uid}/${name}`;
    await upload(path);
    await resizePicture(path);
    expect(await isThere(path), path).toBe(false);
  }
  const path = `users/${randomUUID()}/avatar.webp`;
  await upload(path);
  await resizePicture(path);
  expect(await isThere(path)).toBe(true);
  await remove(path);
});
