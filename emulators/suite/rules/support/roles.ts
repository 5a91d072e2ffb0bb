import type { TokenOptions } from '@firebase/rules-unit-testing';

interface Account {
  uid: string;
  claims?: TokenOptions;
}

/** Everyone the rules tell apart, by the token they come with; a visitor has none. */
export const roles = {
  visitor: null,
  customer: { uid: 'customer' },
  'another customer': { uid: 'another' },
  admin: { uid: 'admin', claims: { admin: true, email_verified: true } },
  'withdrawn admin': { uid: 'former' },
  'withdrawn admin with an old token': {
    uid: 'demoted',
    claims: { admin: true, email_verified: true },
  },
  'deleted account with an old token': { uid: 'deleted' },
  'holder of a false claim': { uid: 'liar', claims: { admin: 'true', email_verified: true } },
  'unverified admin': { uid: 'unverified', claims: { admin: true, email_verified: false } },
} as const satisfies Record<string, Account | null>;

export type Role = keyof typeof roles;
export const everyone = Object.keys(roles) as Role[];

/** Their uid; that of a visitor is nobody's. */
export const uidOf = (role: Role): string => roles[role]?.uid ?? 'nobody';

/** Roles as a title names them. */
export const inWords = (permitted: readonly Role[]): string =>
  permitted.length === everyone.length ? 'everyone' : permitted.join(', ') || 'nobody';
