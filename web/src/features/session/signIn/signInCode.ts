import { useEffect } from 'react';
import { browserIdle } from '../../../lib/browser/browserIdle.ts';
import type { Credentials, Registration } from './signIn.ts';

const loadSignIn = () => import('./signIn.ts');
const loadResetLink = () => import('./resetLink.ts');

const preload = async (): Promise<void> => {
  await browserIdle();
  await Promise.all([loadSignIn(), loadResetLink()]);
};

/**
 * Loads Firebase Auth for the forms of a page once the page is painted: a browser opens Google's
 * window only soon after the click.
 */
export const useSignInPreload = (): void => useEffect(() => void preload().catch(() => {}), []);

/** As in signIn.ts, whose code it loads; so do the others. */
export const signInWithPassword = async (credentials: Credentials): Promise<void> =>
  (await loadSignIn()).signInWithPassword(credentials);

export const signInWithGoogle = async (): Promise<void> => (await loadSignIn()).signInWithGoogle();

export const register = async (registration: Registration): Promise<void> =>
  (await loadSignIn()).register(registration);

/** As in resetLink.ts. */
export const sendResetLink = async (email: string): Promise<void> =>
  (await loadResetLink()).sendResetLink(email);
