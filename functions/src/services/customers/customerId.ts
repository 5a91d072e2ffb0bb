import { limits } from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import { isDocumentId } from '../../store/collections/collections.ts';

/** The id of a payer. Throws `user-not-found` for one that no payer can have. */
export const customerId = (payerId: string): string => {
  if (!isDocumentId(payerId) || payerId.length > limits.payerId) {
    throw new ApiError('user-not-found');
  }
  return payerId;
};
