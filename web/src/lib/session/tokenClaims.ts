import { config } from '../firebase/config.ts';
import { readAccessToken } from './storedToken.ts';
import { leastValidityMs } from './tokenValidity.ts';

/** The claims of an ID token that pages show or decide by. The server alone verifies tokens. */
export interface TokenClaims {
  uid: string;
  email: string | null;
  name: string | null;
  picture: string | null;
  emailVerified: boolean;
  /** Whether the account is an Administrator or has roles of staff, and a verified address. */
  admin: boolean;
  /** Whether the account has roles of staff, without being an Administrator. */
  hasRoles: boolean;
  /** When the token expires, in ms since the epoch. */
  expiresAt: number;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The part of a token with its claims, in base64url and UTF-8. */
const decode = (part: string): Record<string, unknown> => {
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return Object(JSON.parse(new TextDecoder().decode(bytes)));
};

const toClaims = (claims: Record<string, unknown>): TokenClaims | null => {
  const uid = textOf(claims.sub);
  const { projectId } = config.firebase;
  const isOurs =
    claims.aud === projectId && claims.iss === `https://securetoken.google.com/${projectId}`;
  if (!uid || !isOurs || typeof claims.exp !== 'number') return null;
  const emailVerified = claims.email_verified === true;
  return {
    uid,
    email: textOf(claims.email),
    name: textOf(claims.name),
    picture: textOf(claims.picture),
    emailVerified,
    admin: emailVerified && (claims.admin === true || Boolean(claims.roles)),
    hasRoles: claims.admin !== true && Boolean(claims.roles),
    expiresAt: claims.exp * 1000,
  };
};

/**
 * The claims of an ID token of this project; null for a text that is none. The signature is not
 * checked.
 * @see https://firebase.google.com/docs/auth/admin/verify-id-tokens
 */
export const claimsOf = (token: string): TokenClaims | null => {
  const [, payload = ''] = token.split('.');
  try {
    return toClaims(decode(payload));
  } catch {
    return null;
  }
};

/** Whether a token with these claims can still be sent. */
export const isValidAt = ({ expiresAt }: TokenClaims, now: number): boolean =>
  expiresAt - now > leastValidityMs;

/** The account of the stored token; null without one. */
export const storedUid = (): string | null => {
  const token = readAccessToken();
  return token === null ? null : (claimsOf(token)?.uid ?? null);
};
