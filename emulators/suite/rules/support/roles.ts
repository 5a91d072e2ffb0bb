import type { TokenOptions } from '@firebase/rules-unit-testing';

interface Account {
  uid: string;
  claims?: TokenOptions;
}

/**
 * The roles that the rules distinguish, with the claims of their tokens. A visitor has no token.
 */
export const roles = {
  visitor: null,
  customer: { uid: 'customer' },
  'another customer': { uid: 'another' },
  admin: { uid: 'admin', claims: { admin: true, email_verified: true } },
  seller: { uid: 'seller', claims: { roles: ['sales'], email_verified: true } },
  cataloguer: { uid: 'cataloguer', claims: { roles: ['catalogue'], email_verified: true } },
  'cataloguer without a verified address': {
    uid: 'cataloguer',
    claims: { roles: ['catalogue'], email_verified: false },
  },
  'cataloguer whose token says nothing': { uid: 'cataloguer' },
  'former cataloguer with an old token': {
    uid: 'dismissed',
    claims: { roles: ['catalogue'], email_verified: true },
  },
  'former admin': { uid: 'former' },
  'former admin with an old token': {
    uid: 'demoted',
    claims: { admin: true, email_verified: true },
  },
  'deleted account with an old token': { uid: 'deleted' },
  'holder of a false claim': { uid: 'liar', claims: { admin: 'true', email_verified: true } },
  'unverified admin': { uid: 'unverified', claims: { admin: true, email_verified: false } },
} as const satisfies Record<string, Account | null>;

export type Role = keyof typeof roles;
export const allRoles = Object.keys(roles) as Role[];

/** The uid of a role; no account has that of the visitor. */
export const uidOf = (role: Role): string => roles[role]?.uid ?? 'nobody';

/** The roles with an account. */
export const signedIn: readonly Role[] = allRoles.filter((role) => roles[role]);

/** The roles as a test title lists them. */
export const describeRoles = (permitted: readonly Role[]): string =>
  permitted.length === allRoles.length ? 'everyone' : permitted.join(', ') || 'nobody';
