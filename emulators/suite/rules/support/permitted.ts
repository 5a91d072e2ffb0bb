import {
  assertFails,
  type RulesTestContext,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/app';
import { everyone, type Role, roles, uidOf } from './roles.ts';

// The SDKs log every refusal.
setLogLevel('silent');

/** What someone of a role sees of the emulators, by their uid. */
export const contextOf = (
  environment: RulesTestEnvironment,
  role: Role,
  uid = uidOf(role),
): RulesTestContext => {
  const account: { uid: string; claims?: TokenOptions } | null = roles[role];
  return account
    ? environment.authenticatedContext(uid, account.claims)
    : environment.unauthenticatedContext();
};

/** Whether an attempt succeeds. It throws when one fails otherwise than by a refusal. */
export const isPermitted = (attempt: Promise<unknown>): Promise<boolean> =>
  attempt.then(
    () => true,
    (error) => assertFails(Promise.reject(error)).then(() => false),
  );

/** The roles whose attempt succeeds. It throws when one fails otherwise than by a refusal. */
export const permittedRoles = async (
  attempt: (role: Role) => Promise<unknown>,
): Promise<Role[]> => {
  const verdicts = await Promise.all(everyone.map((role) => isPermitted(attempt(role))));
  return everyone.filter((_, index) => verdicts[index]);
};
