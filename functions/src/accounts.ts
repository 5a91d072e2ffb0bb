import type { UpdateRequest, UserRecord } from 'firebase-admin/auth';
import { cleanName } from './contract/index.ts';
import { ApiError, codeOf } from './errors.ts';
import { auth } from './firebase.ts';
import { isAllowedAccountPicture } from './pictureLinks.ts';

/** An account as Firebase Auth holds it now. Texts it lacks are empty. */
export interface Account {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string;
  /** Whether its owner has proved that the e-mail address is theirs. */
  emailVerified: boolean;
  /** Whether it carries the claim `admin: true` and a verified address: neither counts alone. */
  admin: boolean;
}

/** An account that acts, and the id of the request it acts by. */
export interface Actor extends Account {
  requestId: string;
}

/** How and when the session of an ID token began. */
export interface Session {
  /** What it signed in by: `password`, `google.com`. */
  provider: string;
  /** In seconds. */
  signedInAt: number;
}

/** The account behind a request, with the ID token that proved it. */
export interface Caller extends Actor {
  token: string;
  session: Session;
}

/** Browsers set names and pictures at Firebase Auth themselves: here is where they are checked. */
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
});

/** @see https://firebase.google.com/docs/auth/admin/errors */
const refusals: ReadonlySet<unknown> = new Set([
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

const absences: ReadonlySet<unknown> = new Set(['auth/user-not-found', 'auth/invalid-email']);

const failure = (error: unknown): ApiError =>
  new ApiError(
    refusals.has(codeOf(error)) ? 'unauthenticated' : 'unavailable',
    {},
    { cause: error },
  );

/** The session of an ID token, and the account it was issued to. */
const lookUp = async (token: string): Promise<{ session: Session; record: UserRecord }> => {
  try {
    // Its own check of revocation would look the account up once more.
    const { uid, auth_time: signedInAt, firebase } = await auth.verifyIdToken(token);
    const session = { provider: firebase.sign_in_provider, signedInAt };
    return { session, record: await auth.getUser(uid) };
  } catch (error) {
    throw failure(error);
  }
};

const isRevoked = ({ signedInAt }: Session, { tokensValidAfterTime }: UserRecord): boolean =>
  tokensValidAfterTime !== undefined && signedInAt * 1_000 < Date.parse(tokensValidAfterTime);

/** Sign-ins that leave no provider in the account's record. */
const withoutProvider: readonly string[] = ['anonymous', 'custom'];

/**
 * Whether the account can no longer be signed in to the way the session began. Firebase Auth
 * removes the password of an unverified account when Google vouches for someone with its address:
 * that is the owner, and the password may be anyone's.
 * @see https://firebase.google.com/docs/auth/users#verified_email_addresses
 */
const isUnlinked = ({ provider }: Session, { providerData }: UserRecord): boolean =>
  !withoutProvider.includes(provider) &&
  !providerData.some(({ providerId }) => providerId === provider);

/**
 * The account an ID token was issued to, as it is now and not as the token remembers it.
 * Throws `unauthenticated` for a token that is malformed, expired, revoked or of a provider that
 * the account no longer has, and for an account that is disabled or gone; `unavailable` when
 * Firebase Auth does not answer.
 */
export const verifyToken = async (token: string): Promise<Omit<Caller, 'requestId'>> => {
  const { session, record } = await lookUp(token);
  if (record.disabled || isRevoked(session, record) || isUnlinked(session, record)) {
    throw new ApiError('unauthenticated');
  }
  return { ...toAccount(record), token, session };
};

/**
 * Ends the sessions of an account that are older than this one. The SDK's own revocation ends all
 * that began before now, this one too, and its types leave the moment out.
 * @see https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/update
 */
export const endOlderSessions = async (uid: string, { signedInAt }: Session): Promise<void> => {
  const change: UpdateRequest & { validSince: number } = { validSince: signedInAt };
  try {
    await auth.updateUser(uid, change);
  } catch (error) {
    throw failure(error);
  }
};

/**
 * The account with that e-mail address, if there is one. The caller's own is at hand already.
 * Throws `unavailable` when Firebase Auth does not answer.
 */
export const findAccount = async (email: string, caller: Account): Promise<Account | undefined> => {
  if (email.toLowerCase() === caller.email) return caller;
  try {
    return toAccount(await auth.getUserByEmail(email));
  } catch (error) {
    if (absences.has(codeOf(error))) return undefined;
    throw new ApiError('unavailable', {}, { cause: error });
  }
};

/**
 * Those of the accounts that can act as admins now, by their uids, of which there are at most 100.
 * Throws `unavailable` when Firebase Auth does not answer.
 */
export const activeAdmins = async (uids: readonly string[]): Promise<Account[]> => {
  try {
    const { users } = await auth.getUsers(uids.map((uid) => ({ uid })));
    return users
      .filter(({ disabled }) => !disabled)
      .map(toAccount)
      .filter(({ admin }) => admin);
  } catch (error) {
    throw new ApiError('unavailable', {}, { cause: error });
  }
};

/** Whether there is an account. Throws `unavailable` when Firebase Auth does not answer. */
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
 * Gives an account the right of an admin or takes it away, leaving its other claims as they are.
 * Whoever loses the right is signed out everywhere. Says whether the right changed. Throws
 * `user-not-found` for an account that is gone, `unavailable` when Firebase Auth does not answer.
 */
export const setAdmin = async (uid: string, admin: boolean): Promise<boolean> => {
  try {
    const { customClaims } = await auth.getUser(uid);
    if ((customClaims?.admin === true) === admin) return false;
    // First, so that the claim, as long as it is there, tells that this is not done.
    if (!admin) await auth.revokeRefreshTokens(uid);
    await auth.setCustomUserClaims(uid, claimsWith(customClaims, admin));
    return true;
  } catch (error) {
    const code = absences.has(codeOf(error)) ? 'user-not-found' : 'unavailable';
    throw new ApiError(code, {}, { cause: error });
  }
};

/**
 * Removes an account; it need not be there. Throws `unavailable` when Firebase Auth does not
 * answer.
 */
export const removeAccount = async (uid: string): Promise<void> => {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    if (!absences.has(codeOf(error))) throw new ApiError('unavailable', {}, { cause: error });
  }
};

/**
 * Changes the name and picture of an account. Throws `validation` for an address of a picture
 * that Firebase Auth does not take.
 */
export const renameAccount = async (
  uid: string,
  change: Partial<Pick<Account, 'displayName' | 'photoURL'>>,
): Promise<void> => {
  try {
    await auth.updateUser(uid, change);
  } catch (error) {
    if (codeOf(error) !== 'auth/invalid-photo-url') throw failure(error);
    const errors = { photoURL: 'Picture must be an http or https address' };
    throw new ApiError('validation', { errors }, { cause: error });
  }
};
