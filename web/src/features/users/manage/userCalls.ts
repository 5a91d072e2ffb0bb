import { apiRoutes, isAddedCustomer, type Profile } from 'functions/contract';
import type { UserAction } from './userActions.ts';

/** The calls of the actions on an account. */
export const accountCalls = {
  promote: apiRoutes.grantAdmin,
  demote: apiRoutes.withdrawAdmin,
  delete: apiRoutes.deleteUser,
};

/** The call of an action on an account, or on a customer without one. */
export const callOf = (action: UserAction, { _id }: Pick<Profile, '_id'>) =>
  action === 'delete' && isAddedCustomer(_id) ? apiRoutes.deleteCustomer : accountCalls[action];
