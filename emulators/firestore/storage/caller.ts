import { invalidArgument } from '../values/errors.ts';

/**
 * Who sends a request: the project's owner, who bypasses the rules, a user, or a visitor (null).
 */
export type Caller = 'owner' | { uid: string; token: Record<string, unknown> } | null;

const payloadOf = (jwt: string): unknown => {
  const [, payload = ''] = jwt.split('.');
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};

/**
 * Reads the caller from an Authorization header. The Auth emulator issues unsigned tokens, so
 * signatures are not checked.
 * @throws {FirestoreError} INVALID_ARGUMENT on anything but `Bearer owner` or a token of a user.
 */
export const callerOf = (authorization: string | undefined): Caller => {
  if (!authorization) return null;
  const bearer = authorization.replace(/^Bearer +/i, '');
  if (bearer === 'owner') return 'owner';
  const payload = payloadOf(bearer);
  if (typeof payload !== 'object' || payload === null) throw invalidArgument('invalid jwt');
  const token = payload as Record<string, unknown>;
  const uid = token.user_id ?? token.sub;
  if (typeof uid !== 'string') throw invalidArgument('invalid jwt');
  return { uid, token };
};

/**
 * When the token of a caller expires, in milliseconds since 1970; undefined when it never does. The
 * SDKs' mock tokens were issued in 1970 (`iat` 0) for one hour, and are accepted all the same.
 */
export const expiryOf = (caller: Caller): number | undefined => {
  if (caller === null || caller === 'owner') return undefined;
  const { exp, iat } = caller.token;
  return typeof exp === 'number' && iat !== 0 ? exp * 1000 : undefined;
};
