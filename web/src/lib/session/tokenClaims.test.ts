import { expect, it } from 'vitest';
import { idTokenOf } from '../../testing/tokens.ts';
import { claimsOf, isValidAt } from './tokenClaims.ts';

it('reads the claims of a token', () => {
  const now = 1_800_000_000_000;
  const token = idTokenOf('carla', { name: 'Çarla 木', picture: 'https://p', admin: true }, now);
  expect(claimsOf(token)).toEqual({
    uid: 'carla',
    email: 'carla@example.test',
    name: 'Çarla 木',
    picture: 'https://p',
    emailVerified: true,
    admin: true,
    hasRoles: false,
    expiresAt: now + 3_600_000,
  });
});

it('takes nobody for an admin whose address is not verified', () => {
  expect(claimsOf(idTokenOf('carla', { admin: true, email_verified: false }))?.admin).toBe(false);
  expect(claimsOf(idTokenOf('carla', { admin: 'true' }))?.admin).toBe(false);
});

it.each([
  ['nothing', ''],
  ['text', 'token'],
  ['three parts of text', 'a.b.c'],
  ['null', `a.${btoa('null')}.c`],
  ['a list', `a.${btoa('[1]')}.c`],
  ['another project', idTokenOf('carla', { aud: 'other' })],
  ['another issuer', idTokenOf('carla', { iss: 'https://example.test' })],
  ['no account', idTokenOf('')],
  ['no end', idTokenOf('carla', { exp: undefined })],
  ['an end that is no number', idTokenOf('carla', { exp: 'never' })],
])('is null for %s', (_case, token) => {
  expect(claimsOf(token)).toBeNull();
});

it('is valid until half a minute before it expires', () => {
  const claims = claimsOf(idTokenOf('carla', {}, 0));
  if (!claims) throw new Error('no claims');
  expect(isValidAt(claims, 3_569_000)).toBe(true);
  expect(isValidAt(claims, 3_570_000)).toBe(false);
});
