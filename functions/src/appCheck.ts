import { getAppCheck } from 'firebase-admin/app-check';
import { ApiError } from './errors.ts';
import { app } from './firebase.ts';

/**
 * Makes sure that an App Check token was issued to an app of the project. Throws `unauthenticated`
 * for any other.
 * @see https://firebase.google.com/docs/app-check/custom-resource-backend
 */
export const verifyAppCheck = async (token: string): Promise<void> => {
  try {
    await getAppCheck(app).verifyToken(token);
  } catch (cause) {
    throw new ApiError('unauthenticated', { appCheck: 'invalid' }, { cause });
  }
};
