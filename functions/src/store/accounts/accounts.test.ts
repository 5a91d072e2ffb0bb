import { beforeEach, describe, expect, it, vi } from 'vitest';
import { verifyToken } from './accounts.ts';
import { verifyIdToken } from './idTokens.ts';

const auth = vi.hoisted(() => ({ getUsers: vi.fn() }));

vi.mock('../collections/firebase.ts', () => ({ auth, bucketName: 'shop.appspot.com' }));
vi.mock('./idTokens.ts', () => ({ verifyIdToken: vi.fn() }));

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

const tokenOf = (provider: string, uid = 'ada') => ({
  uid,
  session: { provider, signedInAt, verifiedEmail: 'ada@example.test' },
  isStaff: false,
  expiresAt: signedInAt + 3_600,
});

const answerWith = (...users: object[]) => auth.getUsers.mockReset().mockResolvedValue({ users });

beforeEach(() => {
  vi.mocked(verifyIdToken).mockReset().mockResolvedValue(tokenOf('google.com'));
  answerWith(record);
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
      session: { provider: 'google.com', signedInAt, verifiedEmail: 'ada@example.test' },
    });
    expect(auth.getUsers.mock.calls).toEqual([[[{ uid: 'ada' }]]]);
  });

  it('does not treat an account with an unverified address as an admin, whatever its claims', async () => {
    answerWith({ ...record, emailVerified: false });
    expect(await verifyToken('a-token')).toMatchObject({ emailVerified: false, admin: false });
  });

  it.each([
    ['x'.repeat(900_000), 'x'.repeat(120)],
    [`${'x'.repeat(119)}😀`, 'x'.repeat(119)],
    [' Ada\n\u202eJoiner\0 ', 'Ada Joiner'],
    ['\u200b\u2066', ''],
    [`${'\u200d'.repeat(130)}Ada`, 'Ada'],
    ['Ada 👩\u200d🔧', 'Ada'],
    [undefined, ''],
  ])(
    'cleans the name and picture that a browser set in Firebase Auth',
    async (displayName, shown) => {
      answerWith({ ...record, displayName, photoURL: 'javascript:alert(1)' });
      expect(await verifyToken('a-token')).toMatchObject({ displayName: shown, photoURL: '' });
    },
  );

  it('keeps a name with legitimate joiners, and a picture from Google', async () => {
    const [displayName, photoURL] = ['می\u200cخواهم', 'https://lh3.googleusercontent.com/a/b'];
    answerWith({ ...record, displayName, photoURL });
    expect(await verifyToken('a-token')).toMatchObject({ displayName, photoURL });
  });

  it.each([
    ['of a disabled account', { disabled: true }],
    ['from before its revocation', { tokensValidAfterTime: timeOf(signedInAt + 1) }],
  ])('refuses a token %s', async (_, change) => {
    answerWith({ ...record, ...change });
    await expect(verifyToken('a-token')).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('refuses a token of a provider that the account no longer has', async () => {
    vi.mocked(verifyIdToken).mockResolvedValue(tokenOf('password'));
    await expect(verifyToken('a-token')).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('accepts a token of a sign-in provider that the account does not list', async () => {
    vi.mocked(verifyIdToken).mockResolvedValue(tokenOf('custom'));
    expect(await verifyToken('a-token')).toMatchObject({ uid: 'ada' });
  });

  it('accepts a token of an account whose tokens were never revoked', async () => {
    answerWith({ ...record, tokensValidAfterTime: undefined });
    expect(await verifyToken('a-token')).toMatchObject({ uid: 'ada' });
  });

  it.each([
    ['auth/id-token-expired', 'unauthenticated'],
    ['auth/argument-error', 'unauthenticated'],
    ['auth/network-error', 'unavailable'],
  ])('fails on %s with %s', async (reason, code) => {
    vi.mocked(verifyIdToken).mockRejectedValue(refusal(reason));
    await expect(verifyToken('a-token')).rejects.toMatchObject({ code });
  });

  it('refuses a token of a deleted account', async () => {
    answerWith();
    await expect(verifyToken('a-token')).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('loads the accounts of concurrent requests together, each once', async () => {
    const bob = { ...record, uid: 'bob' };
    answerWith(bob, record);
    vi.mocked(verifyIdToken).mockImplementation(async (token) => tokenOf('google.com', token));
    const callers = await Promise.all(['ada', 'bob', 'ada'].map((uid) => verifyToken(uid)));
    expect(callers.map(({ uid }) => uid)).toEqual(['ada', 'bob', 'ada']);
    expect(auth.getUsers.mock.calls).toEqual([[[{ uid: 'ada' }, { uid: 'bob' }]]]);
  });

  it('begins other work while the account loads, but not for an invalid token', async () => {
    const begin = vi.fn(() => expect(auth.getUsers).not.toHaveBeenCalled());
    await verifyToken('a-token', begin);
    expect(begin).toHaveBeenCalledExactlyOnceWith(tokenOf('google.com'));
    vi.mocked(verifyIdToken).mockRejectedValue(refusal('auth/id-token-expired'));
    await expect(verifyToken('a-token', begin)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(begin).toHaveBeenCalledOnce();
  });

  it('loads the account again for the next request', async () => {
    await verifyToken('a-token');
    answerWith({ ...record, disabled: true });
    await expect(verifyToken('a-token')).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('is unavailable when Firebase Auth does not answer', async () => {
    auth.getUsers.mockRejectedValue(refusal('auth/network-error'));
    await expect(verifyToken('a-token')).rejects.toMatchObject({ code: 'unavailable' });
  });
});
