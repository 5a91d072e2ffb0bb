import {
  createUserWithEmailAndPassword,
  signInWithEmailAndPassword,
  updateProfile,
} from 'firebase/auth';
import { apiRoutes, defaultPicturePath } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { config } from '../../../lib/firebase/config.ts';
import { auth } from '../../../lib/firebase/firebase.ts';
import { sendVerification } from './emailVerification.ts';
import { signInWithGooglePopup } from './googlePopup.ts';
import { recordSignIn } from './recordSignIn.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface Registration extends Credentials {
  fullName: string;
}

/**
 * At the configured site URL, even if the visitor uses another one: the server accepts no other.
 */
const defaultPicture = () =>
  new URL(defaultPicturePath, config.siteUrl ?? window.location.origin).href;

/** @throws a Firebase AuthError, or ApiProblem if the server fails; so do the others. */
export const signInWithPassword = async ({ email, password }: Credentials) =>
  recordSignIn((await signInWithEmailAndPassword(auth, email, password)).user);

export const signInWithGoogle = async () => recordSignIn((await signInWithGooglePopup(auth)).user);

export const register = async ({ fullName, email, password }: Registration) => {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  const profile = { displayName: fullName, photoURL: defaultPicture() };
  await updateProfile(user, profile);
  await callApi(apiRoutes.updateProfile, { params: { email }, body: profile });
  await recordSignIn(user);
  // The account exists even if this fails; the notice can send the e-mail again.
  void sendVerification(user).catch(() => {});
};
