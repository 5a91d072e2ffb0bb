import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { verifyIdToken } from './idTokens.ts';

const auth = vi.hoisted(() => ({ verifyIdToken: vi.fn() }));

vi.mock('../collections/firebase.ts', () => ({ auth }));

const now = 1_800_000_000;
const hour = 3_600;

const content = (uid: string) => ({
  uid,
  auth_time: now,
  exp: now + hour,
  firebase: { sign_in_provider: 'google.com' },
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: now * 1_000 });
  auth.verifyIdToken.mockReset().mockImplementation(async (token: string) => content(token));
});

afterEach(() => {
  vi.useRealTimers();
});

describe('verifyIdToken', () => {
  it('returns what the token states, and does not load the account', async () => {
    expect(await verifyIdToken('ada')).toEqual({
      uid: 'ada',
      session: { provider: 'google.com', signedInAt: now, verifiedEmail: '' },
      isStaff: false,
      expiresAt: now + hour,
    });
    // With a second argument the SDK would load the account as well.
    expect(auth.verifyIdToken.mock.calls).toEqual([['ada']]);
  });

  it.each([
    [{ email: 'Ada@Example.test', email_verified: true }, 'ada@example.test'],
    [{ email: 'ada@example.test', email_verified: false }, ''],
    [{ email: 'ada@example.test' }, ''],
    [{ email_verified: true }, ''],
  ])('has the address that the token says is verified: %j', async (claims, verifiedEmail) => {
    auth.verifyIdToken.mockResolvedValue({ ...content('ada'), ...claims });
    const { session } = await verifyIdToken(JSON.stringify(claims));
    expect(session.verifiedEmail).toBe(verifiedEmail);
  });

  it.each([[{ admin: true }], [{ roles: ['office'] }]])(
    'is of the staff with %j',
    async (claims) => {
      auth.verifyIdToken.mockResolvedValue({ ...content('ada'), ...claims });
      expect(await verifyIdToken(JSON.stringify(claims))).toMatchObject({ isStaff: true });
    },
  );

  it('verifies a token once, until it expires', async () => {
    await verifyIdToken('bob');
    vi.setSystemTime((now + hour) * 1_000 - 1);
    await verifyIdToken('bob');
    expect(auth.verifyIdToken).toHaveBeenCalledTimes(1);
    vi.setSystemTime((now + hour) * 1_000);
    auth.verifyIdToken.mockRejectedValue(new Error('expired'));
    await expect(verifyIdToken('bob')).rejects.toThrow('expired');
  });

  it('verifies an invalid token each time', async () => {
    auth.verifyIdToken.mockRejectedValue(new Error('forged'));
    await expect(verifyIdToken('eve')).rejects.toThrow('forged');
    await expect(verifyIdToken('eve')).rejects.toThrow('forged');
    expect(auth.verifyIdToken).toHaveBeenCalledTimes(2);
  });

  it('keeps a limited number of tokens', async () => {
    for (let n = 0; n <= 1_000; n += 1) await verifyIdToken(`carol-${n}`);
    await verifyIdToken('carol-1000');
    expect(auth.verifyIdToken).toHaveBeenCalledTimes(1_001);
    await verifyIdToken('carol-0');
    expect(auth.verifyIdToken).toHaveBeenCalledTimes(1_002);
  });
});
