import { screen, waitFor } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { proofs } from '../../../lib/session/proofs.ts';
import { api } from '../../../testing/fakeApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { ProofPrompt } from './ProofPrompt.tsx';

const sdk = vi.hoisted(() => ({
  reauthenticateWithCredential: vi.fn(),
  credential: (email: string, password: string) => ({ email, password }),
}));
const google = vi.hoisted(() => vi.fn());
vi.mock('firebase/auth', () => ({ ...sdk, EmailAuthProvider: { credential: sdk.credential } }));
const signedIn = vi.hoisted(() => ({ providers: ['password'] }));
const userOf = (providers: string[]) => ({
  email: 'nora@example.test',
  providerData: providers.map((providerId) => ({ providerId })),
});
vi.mock('../../../lib/session/firebaseUser.ts', () => ({
  firebaseUser: async () => userOf(signedIn.providers),
}));
vi.mock('../signIn/googlePopup.ts', () => ({ confirmWithGooglePopup: google }));

const refused = (proof: 'sign-in' | 'code') => new ApiProblem('proof-required', 403, { proof });

const ask = (proof: 'sign-in' | 'code') => {
  renderPage(<ProofPrompt user={{ uid: 'nora' }} />, { as: { uid: 'nora', admin: true } });
  return proofs.given(refused(proof));
};

const dialog = () => screen.findByRole('dialog', { name: 'Confirm that it is you' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, text: string) => userEvent.fill(screen.getByLabelText(label), text);

beforeEach(() => {
  vi.resetAllMocks();
  signedIn.providers = ['password'];
});

describe('ProofPrompt', () => {
  it('asks for the password, again after a wrong one, and lets the call go on', async () => {
    const answer = ask('sign-in');
    await dialog();
    sdk.reauthenticateWithCredential.mockRejectedValueOnce(
      new FirebaseError('auth/wrong-password', 'raw'),
    );
    await screen.findByLabelText('Password');
    await fill('Password', 'wrong');
    await press('Log in again');
    await screen.findByText(/password is wrong/);
    await fill('Password', 'right');
    await press('Log in again');
    expect(await answer).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [, proof] = sdk.reauthenticateWithCredential.mock.lastCall ?? [];
    expect(proof).toEqual({ email: 'nora@example.test', password: 'right' });
  });

  it('asks Google for an account without a password', async () => {
    signedIn.providers = ['google.com'];
    const answer = ask('sign-in');
    await dialog();
    await screen.findByText(/Google asks you/);
    await press('Continue with Google');
    expect(await answer).toBe(true);
    expect(google).toHaveBeenCalledOnce();
  });

  it('asks for a code, once for all calls that wait', async () => {
    const first = ask('code');
    const second = proofs.given(refused('code'));
    await dialog();
    api.proveIdentity.mockRejectedValueOnce(
      new ApiProblem('code-refused', 409, { errors: {}, waitMinutes: 0 }),
    );
    await fill('Code', '12345');
    await press('Confirm the code');
    await screen.findByText(/A code has 6 digits/);
    await fill('Code', '111111');
    await press('Confirm the code');
    await screen.findByText(/code is wrong/);
    api.proveIdentity.mockResolvedValueOnce({ acknowledged: true, until: '2026-11-30T10:00:00Z' });
    await fill('Code', '123456');
    await press('Confirm the code');
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(api.proveIdentity.mock.lastCall?.[0].body).toEqual({ code: '123456' });
  });

  it('lets the call fail when it is closed, and asks again for the next one', async () => {
    const answer = ask('code');
    await dialog();
    await press('Close');
    expect(await answer).toBe(false);
    const next = proofs.given(refused('code'));
    await dialog();
    await press('Close');
    expect(await next).toBe(false);
  });

  it('asks for nothing after another failure', async () => {
    renderPage(<ProofPrompt user={{ uid: 'nora' }} />, { as: { uid: 'nora', admin: true } });
    expect(await proofs.given(new ApiProblem('forbidden', 403))).toBe(false);
  });
});
