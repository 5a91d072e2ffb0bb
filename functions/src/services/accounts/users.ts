import {
  type Profile,
  type ProfileInput,
  personSearchTexts,
  type Updated,
  type UserSort,
} from '../../contract/index.ts';
import type { UserDocument } from '../../documents/people/users.ts';
import { ApiError, validationError } from '../../errors.ts';
import { type Account, findAccount, updateAccount } from '../../store/accounts/accounts.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { isAllowedAccountPicture } from '../../store/accounts/pictureLinks.ts';
import { users } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { readPage } from '../../store/reads/pages.ts';
import type { ListOrder, Page, PageRequest } from '../../store/reads/queries.ts';
import { searchIn } from '../../store/reads/search.ts';
import { nonEmpty, roleOf, saveProfile } from './profiles.ts';

const checkPicture = ({ uid }: Account, { photoURL }: ProfileInput): void => {
  if (!photoURL || isAllowedAccountPicture(uid, photoURL)) return;
  throw validationError({
    photoURL: 'The picture must be your own upload or the one of your Google account',
  });
};

/**
 * Changes the caller's profile, and with it the name and picture of the account. An empty or
 * missing field keeps the stored value. Throws `validation` for a picture from another site or one
 * that Firebase Auth refuses, and `user-not-found` when the account is being deleted.
 */
export const updateProfile = async (input: ProfileInput, caller: Caller): Promise<Updated> => {
  checkPicture(caller, input);
  const change = nonEmpty(input);
  const { displayName = caller.displayName, photoURL = caller.photoURL } = change;
  if (displayName !== caller.displayName || photoURL !== caller.photoURL) {
    await updateAccount(caller.uid, nonEmpty({ displayName, photoURL }));
  }
  const modified = await saveProfile(caller, change);
  return { acknowledged: true, matchedCount: 1, modifiedCount: modified ? 1 : 0 };
};

/** A profile as responses contain it. */
export const toProfile = (
  id: string,
  {
    createdAt: _,
    searchTerms: __,
    claimedBy: ___,
    claims: ____,
    claimEmail: _____,
    lastServedId: ______,
    ...profile
  }: UserDocument,
): Profile => ({ _id: id, ...profile });

const orders = {
  newest: { field: 'createdAt', direction: 'desc' },
  email: { field: 'email', direction: 'asc' },
} as const satisfies Record<UserSort, ListOrder>;

/** A request for a page of users. */
export interface UserListRequest extends PageRequest {
  sort: UserSort;
  /** The words to find in name or address. Without any, all users are listed. */
  search?: string | undefined;
}

/** A page of the profiles. Throws `validation` for an invalid cursor. */
export const listUsers = ({ sort, search, ...page }: UserListRequest): Promise<Page<Profile>> => {
  const matches = searchIn({ query: users, textsOf: personSearchTexts }, search);
  return readPage({ ...matches, order: orders[sort], toItem: toProfile }, page);
};

/** The profile of the account with this address. Throws `user-not-found`. */
export const getProfile = async (email: string, caller: Caller): Promise<Profile> => {
  const account = await findAccount(email, caller);
  const profile = account && (await readDocument(users.doc(account.uid)));
  if (!profile) throw new ApiError('user-not-found');
  const { emailVerified } = account;
  const role = roleOf(account);
  return { ...toProfile(account.uid, profile), email: account.email, role, emailVerified };
};

/** Whether the account with this address is an admin, by its claims; `false` without an account. */
export const isAdmin = async (email: string, caller: Caller): Promise<boolean> =>
  (await findAccount(email, caller))?.admin ?? false;
