import { ApiError } from '../../errors.ts';
import { isDocumentId } from '../../store/collections/collections.ts';

/** https://firebase.google.com/docs/auth/admin/manage-users#create_a_user */
const maxLength = 128;

/** The id of a payer. Throws `user-not-found` for one that no payer can have. */
export const customerId = (payerId: string): string => {
  if (!isDocumentId(payerId) || payerId.length > maxLength) throw new ApiError('user-not-found');
  return payerId;
};
