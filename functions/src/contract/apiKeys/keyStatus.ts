/** Whether a key is accepted, and if not, what ended it. */
export type KeyStatus = 'active' | 'expired' | 'revoked';

/** When a key ends; in a response as texts, and stored as dates. */
interface KeyEnd {
  expiresAt: string | Date;
  revokedAt: string | Date | null;
}

/** The status of a key at a time. */
export const keyStatusOf = ({ expiresAt, revokedAt }: KeyEnd, now: Date): KeyStatus => {
  if (revokedAt !== null) return 'revoked';
  return new Date(expiresAt) <= now ? 'expired' : 'active';
};

/**
 * Why a key is refused. `creator`: who made it no longer has the right, or no account. `company`: it
 * is not active. `address`: the call comes from an address that the key does not allow.
 */
export const keyProblems = [
  'malformed',
  'environment',
  'unknown',
  'revoked',
  'expired',
  'creator',
  'company',
  'address',
] as const;
export type KeyProblem = (typeof keyProblems)[number];
