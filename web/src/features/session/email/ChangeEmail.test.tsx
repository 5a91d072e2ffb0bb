import { render, screen, waitFor } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import type { User } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { readRequestedEmail, storeRequestedEmail } from '../../../lib/storage/requestedEmail.ts';
import { api } from '../../../testing/fakeApi.ts';
import { toast } from '../../../testing/fakeToast.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { sessionUserOf } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { ChangeEmail } from './ChangeEmail.tsx';
import { followNewEmail } from './changeEmail.ts';
import { NewEmailWatch } from './NewEmailWatch.tsx';

const sdk = vi.hoisted(() => ({
  reauthenticateWithCredential: vi.fn(),
  verifyBeforeUpdateEmail: vi.fn(),
  credential: (email: string, password: string) => ({ email, password }),
}));
const google = vi.hoisted(() => vi.fn());
vi.mock('firebase/auth', () => ({ ...sdk, EmailAuthProvider: { credential: sdk.credential } }));
const signedIn = vi.hoisted((): { user?: User } => ({}));
vi.mock('../../../lib/session/firebaseUser.ts', () => ({
  firebaseUser: async () => signedIn.user,
}));
vi.mock('../signIn/googlePopup.ts', () => ({ confirmWithGooglePopup: google }));

/** The address in Firebase Auth; `user` is the browser's copy of the account. */
const account = { email: '', session: 'valid' };

const userWith = (...providers: string[]) => {
  const user = {
    uid: 'carla',
    email: 'carla@example.test',
    providerData: providers.map((providerId) => ({ providerId })),
    reload: async () => {
      if (account.session !== 'valid') throw new FirebaseError(account.session, 'raw');
      user.email = account.email;
    },
    getIdToken: vi.fn(async () => 'fresh'),
    getIdTokenResult: async () => ({ claims: {} }),
  };
  signedIn.user = user as unknown as User;
  return signedIn.user;
};

const newEmail = 'c.joiner@example.test';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, text: string) => userEvent.fill(screen.getByLabelText(label), text);

const open = async (...providers: string[]) => {
  const user = userWith(...providers);
  render(<ChangeEmail user={sessionUserOf('carla')} />);
  await press('Change my email address');
  await screen.findByRole('dialog', { name: 'Change your email address' });
  return user;
};

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  api.signedIn.mockResolvedValue({ acknowledged: true, token: 'the-token', admin: false });
  Object.assign(account, { email: 'carla@example.test', session: 'valid' });
});

describe('ChangeEmail', () => {
  it('confirms the password and sends the link, which leads back to the profile', async () => {
    const user = await open('password');
    await fill('New email address', ` ${newEmail} `);
    await fill('Password', 'secret1');
    await press('Send the link');
    const status = await screen.findByText(new RegExp(`^Open the link in the mail to ${newEmail}`));
    expect(status.textContent).toContain('Until then you log in with carla@example.test');
    const proof = { email: 'carla@example.test', password: 'secret1' };
    expect(sdk.reauthenticateWithCredential.mock.calls).toEqual([[user, proof]]);
    const url = `${window.location.origin}/profile`;
    expect(sdk.verifyBeforeUpdateEmail.mock.calls).toEqual([[user, newEmail, { url }]]);
    expect(readRequestedEmail()).toEqual({ uid: 'carla', email: newEmail });
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('confirms with Google where the account has no password', async () => {
    const user = await open('google.com');
    expect(screen.queryByLabelText('Password')).toBeNull();
    await fill('New email address', newEmail);
    await press('Continue with Google');
    await screen.findByText(/^Open the link in the mail/);
    expect(google.mock.calls).toEqual([[user]]);
    expect(sdk.reauthenticateWithCredential).not.toHaveBeenCalled();
  });

  it('lets the owner of both choose', async () => {
    await open('password', 'google.com');
    await press('Confirm with Google instead');
    await press('Confirm with the password instead');
    screen.getByLabelText('Password');
    await press('Confirm with Google instead');
    await fill('New email address', newEmail);
    await press('Continue with Google');
    await waitFor(() => expect(sdk.verifyBeforeUpdateEmail).toHaveBeenCalledOnce());
  });

  it.each([
    ['', 'secret1', 'Email is required'],
    ['c.joiner', 'secret1', 'Enter a valid email address'],
    ['a@b.test, c@d.test', 'secret1', 'Enter a valid email address'],
    ['Carla@Example.test', 'secret1', 'This is the address that your account has now'],
    [newEmail, '', 'Password is required'],
  ])('refuses the address "%s" with the password "%s": %s', async (address, password, message) => {
    await open('password');
    await fill('New email address', address);
    await fill('Password', password);
    await press('Send the link');
    await screen.findByText(message);
    expect(sdk.reauthenticateWithCredential).not.toHaveBeenCalled();
  });

  it.each([
    ['auth/wrong-password', /^The password is wrong/],
    ['auth/invalid-credential', /^The password is wrong/],
    ['auth/too-many-requests', /^That was too many attempts/],
    ['auth/network-request-failed', /check your connection/],
    ['auth/user-token-expired', /^Your session has ended/],
  ])('sends nothing when the owner is not confirmed: %s', async (code, message) => {
    sdk.reauthenticateWithCredential.mockRejectedValue(new FirebaseError(code, 'raw'));
    await open('password');
    await fill('New email address', newEmail);
    await fill('Password', 'secret1');
    await press('Send the link');
    await screen.findByText(message);
    expect(sdk.verifyBeforeUpdateEmail).not.toHaveBeenCalled();
    expect(readRequestedEmail()).toBeNull();
  });

  it.each([
    ['auth/popup-closed-by-user', /^The Google window was closed before you confirmed/],
    ['auth/popup-blocked', /allow popups/],
    ['auth/user-mismatch', /^This is another Google account/],
  ])('sends nothing when Google does not confirm: %s', async (code, message) => {
    google.mockRejectedValue(new FirebaseError(code, 'raw'));
    await open('google.com');
    await fill('New email address', newEmail);
    await press('Continue with Google');
    await screen.findByText(message);
    expect(sdk.verifyBeforeUpdateEmail).not.toHaveBeenCalled();
  });

  it.each([
    ['auth/email-already-in-use', /^There is another account with this address/],
    ['auth/invalid-new-email', 'This is not an e-mail address.'],
    ['auth/internal-error', 'The link could not be sent. Please try again.'],
  ])('says why the provider sends no link, and keeps the fields: %s', async (code, message) => {
    sdk.verifyBeforeUpdateEmail.mockRejectedValue(new FirebaseError(code, 'raw'));
    await open('password');
    await fill('New email address', newEmail);
    await fill('Password', 'secret1');
    await press('Send the link');
    await screen.findByText(message);
    expect(screen.getByLabelText<HTMLInputElement>('New email address').value).toBe(newEmail);
    expect(readRequestedEmail()).toBeNull();
  });
});

describe('A requested address', () => {
  const request = () => storeRequestedEmail({ uid: 'carla', email: newEmail });

  it('is recorded once the link was opened, when the window gets the focus', async () => {
    const user = userWith('password');
    request();
    const { client } = renderPage(<NewEmailWatch user={sessionUserOf('carla')} />);
    const state = () => client.getQueryState(['newEmail', 'carla'])?.status;
    await waitFor(() => expect(state()).toBe('success'));
    account.email = newEmail;
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(toast).toHaveBeenCalledOnce());
    expect(api.signedIn.mock.calls).toMatchObject([
      [{ body: { currentUser: { email: newEmail } } }],
    ]);
    expect(user.getIdToken).toHaveBeenCalledWith(true);
    expect(readRequestedEmail()).toBeNull();
  });

  it('is still requested before the link was opened', async () => {
    userWith('password');
    request();
    expect(await followNewEmail('carla')).toBeNull();
    expect(api.signedIn).not.toHaveBeenCalled();
    expect(readRequestedEmail()).not.toBeNull();
  });

  it('is recorded by a later try when the server did not answer', async () => {
    userWith('password');
    request();
    account.email = newEmail;
    api.signedIn.mockRejectedValueOnce(new ApiProblem('network', 0));
    await expect(followNewEmail('carla')).rejects.toMatchObject({ code: 'network' });
    expect(await followNewEmail('carla')).toBe(newEmail);
  });

  it.each(['auth/user-token-expired', 'auth/invalid-user-token'])(
    'ends the session that Firebase Auth has ended: %s',
    async (code) => {
      request();
      account.session = code;
      userWith('password');
      const followed = followNewEmail('carla');
      await expect(followed).rejects.toMatchObject({ code: 'unauthenticated' });
      expect(readRequestedEmail()).not.toBeNull();
    },
  );

  it('of another account is not followed', async () => {
    storeRequestedEmail({ uid: 'berta', email: newEmail });
    account.session = 'auth/user-token-expired';
    expect(await followNewEmail('carla')).toBeNull();
  });
});
