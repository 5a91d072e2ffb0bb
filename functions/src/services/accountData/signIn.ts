import type { SignedIn } from '../../contract/index.ts';
import type { UserDocument } from '../../documents/people/users.ts';
import { codeOf } from '../../errors.ts';
import { type Credential, endOlderSessions } from '../../store/accounts/accounts.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { users } from '../../store/collections/collections.ts';
import { transact } from '../../store/writes/transact.ts';
import { auditAddress, correctFormerOwners } from '../accounts/mirrorAddress.ts';
import { nonEmpty, replaceProfile, roleOf } from '../accounts/profiles.ts';
import { mirrorMember } from '../companies/members/mirrorMember.ts';
import { claimCustomers, findClaims } from './added/claimCustomers.ts';
import { deleteUser } from './deleteUser.ts';

/** The caller, and how they proved who they are. */
type SigningIn = Caller & Credential;

/** Whether the address was another one or unverified at the last sign-in, and is verified now. */
const isNewlyVerified = (stored: UserDocument | undefined, caller: Caller): boolean =>
  caller.emailVerified && !(stored?.emailVerified && stored.email === caller.email);

/** Whether the name or the address is another one than at the last sign-in. */
const hasOtherName = (
  stored: UserDocument | undefined,
  current: Partial<Pick<UserDocument, 'displayName' | 'email'>>,
): boolean =>
  stored !== undefined &&
  (['displayName', 'email'] as const).some(
    (name) => current[name] !== undefined && current[name] !== stored[name],
  );

/** The person who registered an address with a password may not be its owner. */
const isFromOtherProvider = ({ session }: Credential): boolean => session.provider !== 'password';

/**
 * Copies the account into its profile after a sign-in. The first sign-in with a provider that has
 * verified the address ends all older sessions, as Firebase Auth does when it links such a provider
 * to an unverified account. A changed address comes into the audit log. Throws `user-not-found`
 * when the account is being deleted.
 */
export const recordSignIn = async (caller: SigningIn): Promise<SignedIn> => {
  const { uid, email, displayName, photoURL, emailVerified, token, admin } = caller;
  const named = nonEmpty({ email, displayName, photoURL });
  const { isVerifiedFirst, isRenamed, claims } = await transact(async (transaction) => {
    const storedUser = await transaction.read(users.doc(uid));
    const isNew = isNewlyVerified(storedUser, caller);
    if (isNew && isFromOtherProvider(caller)) await endOlderSessions(uid, caller.session);
    const isUnclaimed = emailVerified && storedUser?.claimEmail !== email;
    const found = isUnclaimed ? await findClaims(caller) : [];
    const claims = [...new Set([...(storedUser?.claims ?? []), ...found])];
    const mirror = {
      ...named,
      role: roleOf(caller),
      emailVerified,
      ...(isUnclaimed && { claims, claimEmail: email }),
    };
    auditAddress(transaction, caller, storedUser, caller.requestId);
    await replaceProfile(transaction, caller, storedUser, mirror);
    return { isVerifiedFirst: isNew, isRenamed: hasOtherName(storedUser, mirror), claims };
  });
  await claimCustomers(claims, caller);
  if (isVerifiedFirst) await correctFormerOwners(caller);
  if (isRenamed) await mirrorMember(caller);
  return { acknowledged: true, token, admin };
};

/**
 * Records a sign-in. If the account can still sign in although its deletion has begun, an earlier
 * deletion failed: this completes it and throws `user-not-found`.
 */
export const signIn = async (caller: SigningIn): Promise<SignedIn> => {
  try {
    return await recordSignIn(caller);
  } catch (error) {
    if (codeOf(error) === 'user-not-found') await deleteUser(caller.email, caller);
    throw error;
  }
};
