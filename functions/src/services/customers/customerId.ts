import { ApiError } from '../../errors.ts';
import { isDocumentId } from '../../store/collections/collections.ts';

/** https://firebase.google.com/docs/auth/admin/manage-users#create_a_user */
const maxLength = 128;

/** The id of a customer. Throws `user-not-found` for one that no account can have. */
export const customerId = (uid: string): string => {
  if (!isDocumentId(uid) || uid.length > maxLength) throw new ApiError('user-not-found');
  return uid;
};
