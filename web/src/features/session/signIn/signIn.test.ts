import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../../testing/fakeApi.ts';
import { register, signInWithPassword } from './signIn.ts';

const steps = vi.hoisted((): string[] => []);
const server = vi.hoisted(() => ({ admin: false, siteUrl: null as string | null }));
const mail = vi.hoisted(() => ({ fails: false }));
const user = vi.hoisted(() => ({
  email: 'carla@example.test',
  displayName: 'Carla',
  photoURL: null,
  claims: {} as Record<string, unknown>,
  getIdTokenResult: async () => ({ claims: user.claims }),
  getIdToken: async (fresh: boolean) => void steps.push(`getIdToken ${fresh}`),
}));

vi.mock('../../../lib/firebase/config.ts', () => ({ config: server }));
vi.mock('./googlePopup.ts', () => ({ signInWithGooglePopup: vi.fn() }));
vi.mock('firebase/auth', () => ({
  createUserWithEmailAndPassword: async () => {
    steps.push('create');
    return { user };
  },
  sendEmailVerification: async (_user: unknown, { url }: { url: string }) => {
    steps.push(`mail ${url}`);
    if (mail.fails) throw new Error('no mail today');
  },
  signInWithEmailAndPassword: async () => ({ user }),
  updateProfile: async (_user: unknown, { displayName, photoURL }: Record<string, string>) =>
    void steps.push(`profile ${displayName} ${photoURL}`),
}));

const credentials = { email: 'carla@example.test', password: 'secret1' };

beforeEach(() => {
  answer({
    updateProfile: async ({ params: { email } }) => {
      steps.push(`send ${email}`);
      return { acknowledged: true, matchedCount: 1, modifiedCount: 1 };
    },
    signedIn: async ({ params: { email } }) => {
      steps.push(`sign-in ${email}`);
      return { acknowledged: true, token: 'the-token', admin: server.admin };
    },
  });
  steps.length = 0;
  server.admin = false;
  mail.fails = false;
  server.siteUrl = null;
  user.claims = {};
  localStorage.clear();
});

describe('signInWithPassword', () => {
  it('reports to the server and stores the returned token', async () => {
    await signInWithPassword(credentials);
    expect(steps).toEqual(['sign-in carla@example.test']);
    expect(localStorage.getItem('accessToken')).toBe('the-token');
  });

  it.each([
    [true, {}],
    [true, { admin: true }],
    [false, { admin: true, email_verified: true }],
  ])('refreshes the token if admin is %s but the claims are %j', async (admin, claims) => {
    server.admin = admin;
    user.claims = claims;
    await signInWithPassword(credentials);
    expect(steps).toContain('getIdToken true');
  });

  it('does not refresh the token of an admin whose address is not verified', async () => {
    user.claims = { admin: true, email_verified: false };
    await signInWithPassword(credentials);
    expect(steps).toEqual(['sign-in carla@example.test']);
  });
});

describe('register', () => {
  it.each([false, true])(
    'creates the account and its profile, reports it and sends the e-mail (e-mail fails: %s)',
    async (fails) => {
      mail.fails = fails;
      await register({ ...credentials, fullName: 'Carla Customer' });
      expect(steps).toEqual([
        'create',
        `profile Carla Customer ${window.location.origin}/avatar.svg`,
        'send carla@example.test',
        'sign-in carla@example.test',
        `mail ${window.location.origin}/`,
      ]);
    },
  );

  it('uses the default picture of the configured site URL', async () => {
    server.siteUrl = 'https://tools.example/';
    await register({ ...credentials, fullName: 'Carla Customer' });
    expect(steps).toContain('profile Carla Customer https://tools.example/avatar.svg');
  });
});
