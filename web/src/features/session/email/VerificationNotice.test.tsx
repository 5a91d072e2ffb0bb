import { render, screen, waitFor } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionUserOf } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { useShownNotices } from '../../../ui/feedback/shownNotices.ts';
import { VerificationNotice } from './VerificationNotice.tsx';

const steps = vi.hoisted((): string[] => []);
const sendEmailVerification = vi.hoisted(() => vi.fn());
vi.mock('firebase/auth', () => ({ sendEmailVerification }));
vi.mock('../../../lib/session/firebaseUser.ts', () => ({ firebaseUser: async () => user }));
vi.mock('../signIn/recordSignIn.ts', () => ({
  recordSignIn: async () => void steps.push('sign-in'),
}));

/** The state in Firebase Auth; `user` is the browser's copy of it. */
const account = { verified: false };
const user = {
  uid: 'carla',
  email: 'carla@example.test',
  emailVerified: false,
  claims: { email_verified: false },
  reload: async () => {
    user.emailVerified = account.verified;
  },
  getIdTokenResult: async () => ({ claims: user.claims }),
  getIdToken: async () => {
    steps.push('fresh token');
    user.claims = { email_verified: account.verified };
  },
};

const ShownNotices = () => Object.values(useShownNotices());

const page = () => (
  <>
    <VerificationNotice user={sessionUserOf('carla', { emailVerified: user.emailVerified })} />
    <ShownNotices />
  </>
);
const renderNotice = () => render(page());
const notice = () => screen.queryByRole('region', { name: 'E-mail verification' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  steps.length = 0;
  sendEmailVerification.mockReset().mockResolvedValue(undefined);
  account.verified = false;
  Object.assign(user, { emailVerified: false, claims: { email_verified: false } });
});

describe('VerificationNotice', () => {
  it('stays unfolded when the session is renewed', async () => {
    const { rerender } = renderNotice();
    await press('Show how');
    rerender(page());
    expect(notice()?.textContent).toContain('carla@example.test');
  });

  it('shows the address of the e-mail, and sends another', async () => {
    renderNotice();
    await press('Show how');
    expect(notice()?.textContent).toContain('carla@example.test');
    await press('Send the e-mail again');
    await screen.findByText('The e-mail is on its way. Look in your spam folder too.');
    const url = new URL('/', window.location.origin).href;
    expect(sendEmailVerification.mock.calls).toEqual([[user, { url }]]);
  });

  it.each([
    ['auth/too-many-requests', /^That was too many attempts/],
    ['auth/internal-error', 'The e-mail could not be sent. Please try again.'],
  ])('shows why no e-mail was sent: %s', async (code, message) => {
    sendEmailVerification.mockRejectedValue(new FirebaseError(code, 'raw'));
    renderNotice();
    await press('Show how');
    await press('Send the e-mail again');
    await screen.findByText(message);
  });

  it('reports that the address is not verified yet', async () => {
    renderNotice();
    await press('Show how');
    await press('I have verified');
    await screen.findByText('Not verified yet. Please open the link in the e-mail first.');
    expect(steps).toEqual([]);
  });

  it('disappears after the verification, the update of the server and a token refresh', async () => {
    renderNotice();
    await press('Show how');
    account.verified = true;
    await press('I have verified');
    await waitFor(() => expect(notice()).toBeNull());
    expect(steps).toEqual(['sign-in', 'fresh token']);
  });

  it('disappears after the verification when the window gets the focus', async () => {
    renderNotice();
    account.verified = true;
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(notice()).toBeNull());
  });

  it('is not shown for a verified account, but updates the server and the token', async () => {
    account.verified = true;
    user.emailVerified = true;
    renderNotice();
    expect(notice()).toBeNull();
    await waitFor(() => expect(steps).toEqual(['sign-in', 'fresh token']));
  });

  it('can be dismissed', async () => {
    renderNotice();
    await press('Not now');
    expect(notice()).toBeNull();
  });
});
