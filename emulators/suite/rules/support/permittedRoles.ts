import {
  assertFails,
  type RulesTestContext,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/app';
import { allRoles, type Role, roles, uidOf } from './roles.ts';

// The SDKs log every denied request.
setLogLevel('silent');

/** The emulators as an account of this role uses them. */
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

/** Whether the rules allow an attempt. Throws when it fails for another reason. */
export const isPermitted = (attempt: Promise<unknown>): Promise<boolean> =>
  attempt.then(
    () => true,
    (error) => assertFails(Promise.reject(error)).then(() => false),
  );

/** The roles whose attempt the rules allow. Throws when one fails for another reason. */
export const permittedRoles = async (
  attempt: (role: Role) => Promise<unknown>,
): Promise<Role[]> => {
  const results = await Promise.all(allRoles.map((role) => isPermitted(attempt(role))));
  return allRoles.filter((_, index) => results[index]);
};

/**
 * The roles whose attempt the rules allow, tried one after the other. What an allowed attempt changed
 * is undone before the next.
 */
export const permittedRolesInTurn = async (
  attempt: (role: Role) => Promise<unknown>,
  undo: () => Promise<unknown>,
): Promise<Role[]> => {
  const permitted: Role[] = [];
  for (const role of allRoles) {
    if (!(await isPermitted(attempt(role)))) continue;
    permitted.push(role);
    await undo();
  }
  return permitted;
};
