import type { RulesValue } from '../../../src/rules/values.ts';
import { mapOf } from './world.ts';

const signedIn = (uid: string, claims: Record<string, RulesValue> = {}) =>
  mapOf({ uid, token: mapOf({ sub: uid, email: `${uid}@tools-hub.test`, ...claims }) });

/** `request.auth` of everyone the rules tell apart. */
export const roles = {
  visitor: null,
  customer: signedIn('customer'),
  'another customer': signedIn('another'),
  admin: signedIn('admin', { admin: true }),
  'withdrawn admin': signedIn('former'),
  'holder of a false claim': signedIn('liar', { admin: 'true' }),
} as const;

export type Role = keyof typeof roles;
export const everyone = Object.keys(roles) as Role[];
export const signedInOnly = everyone.filter((role) => role !== 'visitor');
