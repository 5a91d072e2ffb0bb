import { signOut } from 'firebase/auth';
import { auth } from '../../firebase.ts';
import { removeAccessToken } from '../../storedToken.ts';

/** Signs out. It removes the stored token first, in case the SDK cannot write its storage. */
export const endSession = async () => {
  removeAccessToken();
  await signOut(auth);
};
