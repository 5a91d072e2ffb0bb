import { isDeepStrictEqual } from 'node:util';
import {
  type Account,
  type Caller,
  endOlderSessions,
  findAccount,
  renameAccount,
} from '../../accounts.ts';
import { users } from '../../collections.ts';
import {
  type Profile,
  type ProfileInput,
  personTermsOf,
  type SignedIn,
  type Updated,
  type UserDocument,
  type UserRole,
} from '../../contract/index.ts';
import { readDocument } from '../../documents.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { Page, PageRequest } from '../../page.ts';
import { isOwnPhoto } from '../../photos.ts';
import type { ListOrder } from '../../slices.ts';
import { refuseIfDeleted } from '../store/deletedAccounts.ts';
import { readPage } from '../store/pages.ts';
import { searchIn } from '../store/search.ts';
import { type Transaction, transact } from '../store/transact.ts';

type ProfileChange = Partial<UserDocument>;

const blank = { education: '', location: '', phoneNumber: '' };

const nonEmpty = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Partial<{
    [Name in keyof Fields]: NonNullable<Fields[Name]>;
  }>;

/** What an account is, as its profile says it. */
export const roleOf = ({ admin }: Pick<Account, 'admin'>): UserRole =>
  admin ? 'admin' : 'customer';

const differs = (stored: UserDocument, change: ProfileChange): boolean =>
  Object.entries(change).some(
    ([name, value]) => !isDeepStrictEqual(stored[name as keyof UserDocument], value),
  );

const termsOf = ({ displayName, email }: Pick<UserDocument, 'displayName' | 'email'>) => ({
  searchTerms: personTermsOf(displayName, email),
});

const newProfile = (account: Account, change: ProfileChange): UserDocument => {
  const { email, displayName, photoURL, emailVerified } = account;
  const role = roleOf(account);
  const profile = {
    ...blank,
    createdAt: new Date(),
    email,
    displayName,
    photoURL,
    role,
    emailVerified,
    ...change,
  };
  return { ...profile, ...termsOf(profile) };
};

const replaceProfile = async (
  transaction: Transaction,
  account: Account,
  stored: UserDocument | undefined,
  change: ProfileChange,
): Promise<boolean> => {
  const reference = users.doc(account.uid);
  if (!stored) {
    await refuseIfDeleted(transaction, account.uid);
    transaction.create(reference, newProfile(account, change));
    return true;
  }
  const indexed = { ...change, ...termsOf({ ...stored, ...change }) };
  if (!differs(stored, indexed)) return false;
  transaction.update(reference, indexed);
  return true;
};

/**
 * Brings the stored profile of an account up to date, or makes it. Writes, and says so, only when
 * something differs. Throws `user-not-found` when the account is being deleted: a profile that was
 * read cannot be changed once the deletion has removed it, and a new one is refused.
 */
export const writeProfile = async (
  transaction: Transaction,
  account: Account,
  change: ProfileChange,
): Promise<boolean> => {
  const stored = await transaction.read(users.doc(account.uid));
  return replaceProfile(transaction, account, stored, change);
};

const checkPhoto = ({ uid }: Account, { photoURL }: ProfileInput): void => {
  if (!photoURL || isOwnPhoto(uid, photoURL)) return;
  throw validationError({
    photoURL: 'Photo must be one you uploaded, or that of your Google account',
  });
};

export const saveProfile = (account: Account, change: ProfileChange): Promise<boolean> =>
  transact((transaction) => writeProfile(transaction, account, change));

/**
 * Whether the address was unverified at the last sign-in, and another provider vouches for it now.
 * The person who registered it by password need not be its owner.
 */
const isNewlyVouchedFor = (stored: UserDocument | undefined, caller: Caller): boolean =>
  caller.emailVerified && !stored?.emailVerified && caller.session.provider !== 'password';

/**
 * Mirrors the account into its profile after a sign-in. The first one by a provider that has
 * verified the address ends the sessions before it, as Firebase Auth does by itself when it links
 * that provider to an unverified account. Throws `user-not-found` as `writeProfile`.
 */
export const recordSignIn = async (caller: Caller): Promise<SignedIn> => {
  const { uid, email, displayName, photoURL, emailVerified, token, admin } = caller;
  const named = nonEmpty({ email, displayName, photoURL });
  await transact(async (transaction) => {
    const stored = await transaction.read(users.doc(uid));
    if (isNewlyVouchedFor(stored, caller)) await endOlderSessions(uid, caller.session);
    const mirror = { ...named, role: roleOf(caller), emailVerified };
    await replaceProfile(transaction, caller, stored, mirror);
  });
  return { acknowledged: true, token, admin };
};

/**
 * Changes the caller's profile, and the name and picture of the account with it. An empty or
 * missing field keeps what is stored. Throws `validation` for a picture from elsewhere, or one that
 * Firebase Auth refuses, and `user-not-found` as `writeProfile`.
 */
export const updateProfile = async (input: ProfileInput, caller: Account): Promise<Updated> => {
  checkPhoto(caller, input);
  const change = nonEmpty(input);
  const { displayName = caller.displayName, photoURL = caller.photoURL } = change;
  if (displayName !== caller.displayName || photoURL !== caller.photoURL) {
    await renameAccount(caller.uid, nonEmpty({ displayName, photoURL }));
  }
  const modified = await saveProfile(caller, change);
  return { acknowledged: true, matchedCount: 1, modifiedCount: modified ? 1 : 0 };
};

const toProfile = (
  id: string,
  { createdAt: _, searchTerms: __, emailVerified = false, ...profile }: UserDocument,
): Profile => ({
  _id: id,
  ...profile,
  emailVerified,
});

const orders = {
  newest: { field: 'createdAt', direction: 'desc' },
  email: { field: 'email', direction: 'asc' },
} as const satisfies Record<string, ListOrder>;

/** How a list of users may be ordered. */
export type UserSort = keyof typeof orders;
export const userSorts = Object.keys(orders) as UserSort[];

/** Which page of the users is asked for. */
export interface UserListRequest extends PageRequest {
  sort: UserSort;
  /** The words the name or the address must have; without any, all users are listed. */
  search?: string | undefined;
}

const describe = ({ displayName, email }: UserDocument): string => `${displayName} ${email}`;

/** A page of the profiles. Throws `validation` for a bad cursor. */
export const listUsers = ({ sort, search, ...page }: UserListRequest): Promise<Page<Profile>> => {
  const found = searchIn({ query: users, textOf: describe }, search);
  return readPage({ ...found, order: orders[sort], toItem: toProfile }, page);
};

/** The profile of the account with that address. Throws `user-not-found`. */
export const getProfile = async (email: string, caller: Account): Promise<Profile> => {
  const account = await findAccount(email, caller);
  const profile = account && (await readDocument(users.doc(account.uid)));
  if (!profile) throw new ApiError('user-not-found');
  const { emailVerified } = account;
  return { ...toProfile(account.uid, profile), role: roleOf(account), emailVerified };
};

/** Whether the account with that address is an admin, by its claims; no account is none. */
export const isAdmin = async (email: string, caller: Account): Promise<boolean> =>
  (await findAccount(email, caller))?.admin ?? false;
