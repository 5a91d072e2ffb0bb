import { isDeepStrictEqual } from 'node:util';
import { personTermsOf, type UserRole } from '../../contract/index.ts';
import type { UserDocument } from '../../documents/people/users.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { users } from '../../store/collections/collections.ts';
import { refuseIfDeleted } from '../../store/deletedAccounts.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';

type ProfileChange = Partial<UserDocument>;

const emptyFields = { education: '', location: '', phoneNumber: '' };

/** The role of an account in its profile. */
export const roleOf = ({ admin }: Pick<Account, 'admin'>): UserRole =>
  admin ? 'admin' : 'customer';

const differs = (stored: UserDocument, change: ProfileChange): boolean =>
  Object.entries(change).some(
    ([name, value]) => !isDeepStrictEqual(stored[name as keyof UserDocument], value),
  );

const searchTermsOf = ({ displayName, email }: Pick<UserDocument, 'displayName' | 'email'>) => ({
  searchTerms: personTermsOf(displayName, email),
});

const newProfile = (account: Account, change: ProfileChange): UserDocument => {
  const { email, displayName, photoURL, emailVerified } = account;
  const role = roleOf(account);
  const profile = {
    ...emptyFields,
    createdAt: new Date(),
    email,
    displayName,
    photoURL,
    role,
    emailVerified,
    ...change,
  };
  return { ...profile, ...searchTermsOf(profile) };
};

/** Like `writeProfile`, for a profile that the transaction has already read. */
export const replaceProfile = async (
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
  const indexed = { ...change, ...searchTermsOf({ ...stored, ...change }) };
  if (!differs(stored, indexed)) return false;
  transaction.update(reference, indexed);
  return true;
};

/**
 * Updates the stored profile of an account, or creates it. Writes only when something differs, and
 * returns whether it did. Throws `user-not-found` when the account is being deleted: once the
 * deletion has removed the profile, it can be neither changed nor created.
 */
export const writeProfile = async (
  transaction: Transaction,
  account: Account,
  change: ProfileChange,
): Promise<boolean> => {
  const storedUser = await transaction.read(users.doc(account.uid));
  return replaceProfile(transaction, account, storedUser, change);
};

/** `writeProfile` in a transaction for this change alone. */
export const saveProfile = (account: Account, change: ProfileChange): Promise<boolean> =>
  transact((transaction) => writeProfile(transaction, account, change));

/** The fields that have a value. */
export const nonEmpty = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Partial<{
    [Name in keyof Fields]: NonNullable<Fields[Name]>;
  }>;
