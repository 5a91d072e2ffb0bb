import { beforeEach, describe, expect, it, vi } from 'vitest';
import { verifyToken } from './accounts.ts';

const auth = vi.hoisted(() => ({ verifyIdToken: vi.fn(), getUser: vi.fn() }));

vi.mock('./firebase.ts', () => ({ auth, bucketName: 'shop.appspot.com' }));

const signedInAt = 1_800_000_000;
const timeOf = (seconds: number) => new Date(seconds * 1_000).toUTCString();

const record = {
  uid: 'ada',
  email: 'Ada@example.test',
  emailVerified: true,
  disabled: false,
  customClaims: { admin: true },
  providerData: [{ providerId: 'google.com' }],
  tokensValidAfterTime: timeOf(signedInAt),
};

const tokenOf = (provider: string) => ({
  uid: 'ada',
  auth_time: signedInAt,
  firebase: { sign_in_provider: provider },
});

beforeEach(() => {
  auth.verifyIdToken.mockReset().mockResolvedValue(tokenOf('google.com'));
  auth.getUser.mockReset().mockResolvedValue(record);
});

const refusal = (code: string) => Object.assign(new Error(code), { code });

describe('verifyToken', () => {
  it('returns the current account with one lookup', async () => {
    expect(await verifyToken('a-token')).toEqual({
      uid: 'ada',
      email: 'ada@example.test',
      displayName: '',
      photoURL: '',
      emailVerified: true,
      admin: true,
      token: 'a-token',
      session: { provider: 'google.com', signedInAt },
    });
    // With a second argument the SDK would load the account as well.
    expect(auth.verifyIdToken.mock.calls).toEqual([['a-token']]);
    expect(auth.getUser.mock.calls).toEqual([['ada']]);
  });

  it('does not treat an account with an unverified address as an admin, whatever its claims', async () => {
    auth.getUser.mockResolvedValue({ ...record, emailVerified: false });
    expect(await verifyToken('a-token')).toMatchObject({ emailVerified: false, admin: false });
  });

  it.each([
    ['x'.repeat(900_000), 'x'.repeat(120)],
    [`${'x'.repeat(119)}😀`, 'x'.repeat(119)],
    [' Ada\n\u202eJoiner\0 ', 'Ada Joiner'],
    ['\u200b\u2066', ''],
    [`${'\u200d'.repeat(130)}Ada`, ''],
    [undefined, ''],
  ])(
    'cleans the name and picture that a browser set in Firebase Auth',
    async (displayName, shown) => {
      const claims = { name: 'Claimed', picture: 'https://elsewhere.example/a.png' };
      auth.verifyIdToken.mockResolvedValue({ ...tokenOf('google.com'), ...claims });
      auth.getUser.mockResolvedValue({ ...record, displayName, photoURL: 'javascript:alert(1)' });
      expect(await verifyToken('a-token')).toMatchObject({ displayName: shown, photoURL: '' });
    },
  );

  it('keeps a name with legitimate joiners, and a picture from Google', async () => {
    const [displayName, photoURL] = ['می‌خواهم 👩‍🔧', 'https://lh3.googleusercontent.com/a/b'];
    auth.getUser.mockResolvedValue({ ...record, displayName, photoURL });
    expect(await verifyToken('a-token')).toMatchObject({ displayName, photoURL });
  });

  it.each([
    ['of a disabled account', { disabled: true }],
    ['from before its revocation', { tokensValidAfterTime: timeOf(signedInAt + 1) }],
  ])('refuses a token %s', async (_, change) => {
    auth.getUser.mockResolvedValue({ ...record, ...change });
    await expect(verifyToken('a-token')).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('refuses a token of a provider that the account no longer has', async () => {
    auth.verifyIdToken.mockResolvedValue(tokenOf('password'));
    await expect(verifyToken('a-token')).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('accepts a token of a sign-in provider that the account does not list', async () => {
    auth.verifyIdToken.mockResolvedValue(tokenOf('custom'));
    expect(await verifyToken('a-token')).toMatchObject({ uid: 'ada' });
  });

  it('accepts a token of an account whose tokens were never revoked', async () => {
    auth.getUser.mockResolvedValue({ ...record, tokensValidAfterTime: undefined });
    expect(await verifyToken('a-token')).toMatchObject({ uid: 'ada' });
  });

  it.each([
    ['auth/id-token-expired', 'unauthenticated'],
    ['auth/argument-error', 'unauthenticated'],
    ['auth/network-error', 'unavailable'],
  ])('fails on %s with %s', async (reason, code) => {
    auth.verifyIdToken.mockRejectedValue(refusal(reason));
    await expect(verifyToken('a-token')).rejects.toMatchObject({ code });
  });

  it('refuses a token of a deleted account', async () => {
    auth.getUser.mockRejectedValue(refusal('auth/user-not-found'));
    await expect(verifyToken('a-token')).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
