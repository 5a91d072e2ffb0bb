import { config } from '../lib/firebase/config.ts';

const encode = (part: object) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(part))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const hour = 3_600_000;

/** An ID token as Firebase Auth issues it, for an hour, without a valid signature. */
export const idTokenOf = (uid: string, claims: object = {}, issuedAt = Date.now()): string => {
  const { projectId } = config.firebase;
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    email: `${uid}@example.test`,
    email_verified: true,
    exp: Math.floor((issuedAt + hour) / 1000),
    ...claims,
  };
  return [{ alg: 'RS256' }, payload, {}].map(encode).join('.');
};
