import { type Auth, onIdTokenChanged } from 'firebase/auth';

const storageKey = 'accessToken';

export const keepAccessToken = (token: string) => localStorage.setItem(storageKey, token);

export const removeAccessToken = () => localStorage.removeItem(storageKey);

/** Keeps the stored token equal to the session's: renewed with it, gone with it. */
export const followAccessToken = (auth: Auth) =>
  onIdTokenChanged(auth, async (user) => {
    if (user) keepAccessToken(await user.getIdToken());
    else removeAccessToken();
  });
