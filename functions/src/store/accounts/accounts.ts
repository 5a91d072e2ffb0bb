import type { UpdateRequest, UserRecord } from 'firebase-admin/auth';
import { cleanName } from '../../contract/index.ts';
import { ApiError, codeOf } from '../../errors.ts';
import { batchCalls } from '../calls/batchCalls.ts';
import { auth } from '../collections/firebase.ts';
import { countRoundTrip } from '../reads/usage.ts';
import { type Session, type VerifiedToken, verifyIdToken } from './idTokens.ts';
import { isAllowedAccountPicture } from './pictureLinks.ts';

/** The current state of an account in Firebase Auth. Missing texts are empty. */
export interface Account {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string;
  /** Whether the owner has verified the e-mail address. */
  emailVerified: boolean;
  /** Whether the account has both the claim `admin: true` and a verified address. */
  admin: boolean;
  /**
   * The ids of the roles in the claims of an account with a verified address. They only say that there
   * may be some: what the account may do is in `staff/{uid}`. Missing without any.
   */
  roleIds?: readonly string[];
}

/** How the owner of an account proved who they are. */
export interface Credential {
  /** The verified ID token. */
  token: string;
  session: Session;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Checks name and picture, because browsers set them directly in Firebase Auth. */
const toAccount = ({
  uid,
  email = '',
  displayName = '',
  photoURL = '',
  emailVerified,
  customClaims,
}: UserRecord): Account => ({
  uid,
  email: email.toLowerCase(),
  displayName: cleanName(displayName),
  photoURL: isAllowedAccountPicture(uid, photoURL) ? photoURL : '',
  emailVerified,
  admin: emailVerified && customClaims?.admin === true,
  ...(emailVerified && isTexts(customClaims?.roles) && { roleIds: customClaims.roles }),
});

/** @see https://firebase.google.com/docs/auth/admin/errors */
const invalidTokenCodes: ReadonlySet<unknown> = new Set([
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

const notFoundCodes: ReadonlySet<unknown> = new Set(['auth/user-not-found', 'auth/invalid-email']);

const toApiError = (error: unknown): ApiError =>
  invalidTokenCodes.has(codeOf(error))
    ? new ApiError('unauthenticated', {}, { cause: error })
    : new ApiError('unavailable', {}, { cause: error });

/** Loads the accounts with these uids; `undefined` for each that does not exist. */
const loadRecords = async (uids: readonly string[]): Promise<(UserRecord | undefined)[]> => {
  const { users } = await auth.getUsers([...new Set(uids)].map((uid) => ({ uid })));
  const records = new Map(users.map((record) => [record.uid, record]));
  return uids.map((uid) => records.get(uid));
};

/** Firebase Auth loads at most 100 accounts at once. */
const loadTogether = batchCalls(loadRecords, { calls: 100, loads: 2 });

/** Loads an account as it is now. */
const loadRecord = (uid: string): Promise<UserRecord | undefined> =>
  countRoundTrip(loadTogether(uid));

/** Verifies an ID token and loads the account it was issued to. */
const lookUp = async (
  token: string,
  onVerified: (token: VerifiedToken) => void,
): Promise<{ session: Session; record: UserRecord | undefined }> => {
  try {
    const verified = await verifyIdToken(token);
    const loading = loadRecord(verified.uid);
    onVerified(verified);
    return { session: verified.session, record: await loading };
  } catch (error) {
    throw toApiError(error);
  }
};

const isRevoked = ({ signedInAt }: Session, { tokensValidAfterTime }: UserRecord): boolean =>
  tokensValidAfterTime !== undefined && signedInAt * 1_000 < Date.parse(tokensValidAfterTime);

/** Sign-in providers that are not listed in the account's record. */
const withoutProvider: readonly string[] = ['anonymous', 'custom'];

/**
 * Whether the account no longer has the provider that the session started with. Firebase Auth
 * removes the password of an unverified account when the owner of its address signs in with Google,
 * because someone else may have set that password.
 * @see https://firebase.google.com/docs/auth/users#verified_email_addresses
 */
const isUnlinked = ({ provider }: Session, { providerData }: UserRecord): boolean =>
  !withoutProvider.includes(provider) &&
  !providerData.some(({ providerId }) => providerId === provider);

/**
 * Verifies an ID token and returns the current state of its account, which may differ from the
 * token's claims. Throws `unauthenticated` for a token that is malformed, expired, revoked or from
 * a provider that the account no longer has, and for a disabled or deleted account; `unavailable`
 * when Firebase Auth does not answer. Work that does not wait for the account begins in `onVerified`.
 */
export const verifyToken = async (
  token: string,
  onVerified: (token: VerifiedToken) => void = () => undefined,
): Promise<Account & Credential> => {
  const { session, record } = await lookUp(token, onVerified);
  if (!record || record.disabled || isRevoked(session, record) || isUnlinked(session, record)) {
    throw new ApiError('unauthenticated');
  }
  return { ...toAccount(record), token, session };
};

/**
 * Loads an account as it is now; undefined for one that is disabled or deleted. Throws `unavailable` when
 * Firebase Auth does not answer.
 */
export const activeAccount = async (uid: string): Promise<Account | undefined> => {
  try {
    const record = await loadRecord(uid);
    return record && !record.disabled ? toAccount(record) : undefined;
  } catch (error) {
    throw new ApiError('unavailable', {}, { cause: error });
  }
};

/**
 * Ends all sessions of an account that are older than this one. The SDK's `revokeRefreshTokens`
 * would end this one too, and the SDK's types omit `validSince`.
 * @see https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/update
 */
export const endOlderSessions = async (uid: string, { signedInAt }: Session): Promise<void> => {
  const change: UpdateRequest & { validSince: number } = { validSince: signedInAt };
  try {
    await auth.updateUser(uid, change);
  } catch (error) {
    throw toApiError(error);
  }
};

/**
 * Finds the account with this e-mail address. The caller's own account is already loaded.
 * Throws `unavailable` when Firebase Auth does not answer.
 */
export const findAccount = async (email: string, caller: Account): Promise<Account | undefined> => {
  if (email.toLowerCase() === caller.email) return caller;
  try {
    return toAccount(await countRoundTrip(auth.getUserByEmail(email)));
  } catch (error) {
    if (notFoundCodes.has(codeOf(error))) return undefined;
    throw new ApiError('unavailable', {}, { cause: error });
  }
};

/**
 * Finds the accounts with these uids, which may be at most 100, without disabled ones, in no
 * particular order. Throws `unavailable` when Firebase Auth does not answer.
 */
export const activeAccounts = async (uids: readonly string[]): Promise<Account[]> => {
  try {
    const { users } = await countRoundTrip(auth.getUsers(uids.map((uid) => ({ uid }))));
    return users.filter(({ disabled }) => !disabled).map(toAccount);
  } catch (error) {
    throw new ApiError('unavailable', {}, { cause: error });
  }
};

/** Whether an account is one of the staff: an Administrator, or someone with roles. */
export const isStaff = ({ admin, roleIds = [] }: Account): boolean => admin || roleIds.length > 0;

/** Finds the active people of the staff among accounts, like `activeAccounts`. */
export const activeStaff = async (uids: readonly string[]): Promise<Account[]> =>
  (await activeAccounts(uids)).filter(isStaff);

/** Finds the active admins among accounts, like `activeAccounts`. */
export const activeAdmins = async (uids: readonly string[]): Promise<Account[]> =>
  (await activeAccounts(uids)).filter(({ admin }) => admin);

/** Whether the account exists. Throws `unavailable` when Firebase Auth does not answer. */
export const hasAccount = async (uid: string): Promise<boolean> => {
  try {
    const { users } = await auth.getUsers([{ uid }]);
    return users.length > 0;
  } catch (error) {
    throw new ApiError('unavailable', {}, { cause: error });
  }
};

const claimsWith = (claims: Record<string, unknown> = {}, admin: boolean) => {
  const { admin: _, ...others } = claims;
  return admin ? { ...others, admin } : others;
};

/**
 * Grants or revokes the admin claim of an account and keeps its other claims. Revoking also ends
 * all sessions of the account. Returns whether the claim changed. Throws `user-not-found` for a
 * deleted account, `unavailable` when Firebase Auth does not answer.
 */
export const setAdmin = async (uid: string, admin: boolean): Promise<boolean> => {
  try {
    const { customClaims } = await auth.getUser(uid);
    if ((customClaims?.admin === true) === admin) return false;
    // The claim goes last: as long as it is set, a retry sees that the work is incomplete.
    if (!admin) await auth.revokeRefreshTokens(uid);
    await auth.setCustomUserClaims(uid, claimsWith(customClaims, admin));
    return true;
  } catch (error) {
    const code = notFoundCodes.has(codeOf(error)) ? 'user-not-found' : 'unavailable';
    throw new ApiError(code, {}, { cause: error });
  }
};

const claimsWithRoles = (claims: Record<string, unknown> = {}, roles: readonly string[]) => {
  const { roles: _, ...others } = claims;
  return roles.length > 0 ? { ...others, roles } : others;
};

/**
 * Replaces the roles in the claims of an account, and keeps its other claims. Without any, all sessions
 * of the account end. Nothing happens without the account. Throws `unavailable` when Firebase Auth
 * does not answer.
 */
export const setRoleClaims = async (uid: string, roles: readonly string[]): Promise<void> => {
  try {
    const { customClaims } = await auth.getUser(uid);
    const before = isTexts(customClaims?.roles) ? customClaims.roles : [];
    if (before.join() === roles.join()) return;
    if (roles.length === 0) await auth.revokeRefreshTokens(uid);
    await auth.setCustomUserClaims(uid, claimsWithRoles(customClaims, roles));
  } catch (error) {
    if (!notFoundCodes.has(codeOf(error))) throw new ApiError('unavailable', {}, { cause: error });
  }
};

/** Deletes an account if it exists. Throws `unavailable` when Firebase Auth does not answer. */
export const removeAccount = async (uid: string): Promise<void> => {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    if (!notFoundCodes.has(codeOf(error))) throw new ApiError('unavailable', {}, { cause: error });
  }
};

/**
 * Changes the name and picture of an account. Throws `validation` for a picture URL that Firebase
 * Auth refuses.
 */
export const updateAccount = async (
  uid: string,
  change: Partial<Pick<Account, 'displayName' | 'photoURL'>>,
): Promise<void> => {
  try {
    await auth.updateUser(uid, change);
  } catch (error) {
    if (codeOf(error) !== 'auth/invalid-photo-url') throw toApiError(error);
    const errors = { photoURL: 'Picture must be an http or https address' };
    throw new ApiError('validation', { errors }, { cause: error });
  }
};
