import { screen } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../lib/router/paths.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const sendPasswordResetEmail = vi.hoisted(() => vi.fn());
vi.mock('firebase/auth', () => ({ sendPasswordResetEmail }));

const sent =
  'If there is an account for carla@example.test, the link is on its way. Look in your spam folder too.';

const requestReset = async (email: string) => {
  const state = { email };
  renderPage(<ResetPasswordPage />, { at: { pathname: paths.resetPassword, state } });
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
};

const rejectWith = (code: string) =>
  sendPasswordResetEmail.mockRejectedValue(new FirebaseError(code, 'raw'));

beforeEach(() => {
  sendPasswordResetEmail.mockReset();
});

describe('ResetPasswordPage', () => {
  it('sends the link, which leads back to the login', async () => {
    await requestReset('carla@example.test');
    await screen.findByText(sent);
    const url = new URL(paths.login, window.location.origin).href;
    expect(sendPasswordResetEmail.mock.calls).toEqual([[{}, 'carla@example.test', { url }]]);
  });

  it('shows the same message for an unknown account', async () => {
    rejectWith('auth/user-not-found');
    await requestReset('carla@example.test');
    await screen.findByText(sent);
  });

  it.each([
    ['auth/too-many-requests', /^That was too many attempts/],
    ['auth/network-request-failed', /^We cannot reach the sign-in service/],
    ['auth/brand-new', 'The link could not be sent. Please try again.'],
  ])('shows a message for %s and keeps the address', async (code, message) => {
    rejectWith(code);
    await requestReset('carla@example.test');
    await screen.findByText(message);
    expect(screen.queryByText(sent)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe(
      'carla@example.test',
    );
  });
});
