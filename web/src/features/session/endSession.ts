import { signOut } from 'firebase/auth';
import { auth } from '../../firebase.ts';
import { removeAccessToken } from './accessToken.ts';

/** Signs out on this browser; the stored token goes even when the SDK cannot write its own. */
export const endSession = async () => {
  removeAccessToken();
  await signOut(auth);
};
