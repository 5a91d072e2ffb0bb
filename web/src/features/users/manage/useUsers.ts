import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiRoutes, isAddedCustomer, type Profile } from 'functions/contract';
import { countQuery } from '../../../domain/list/useCounts.ts';
import { callApi } from '../../../lib/api/api.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';
import { withProof } from '../../../lib/session/proofs.ts';
import type { UserAction } from './userActions.ts';
import { accountCalls } from './userCalls.ts';

/** The query keys of users. */
export const userKeys = { all: ['users'], list: ['users', 'list'], admins: ['users', 'admins'] };

/** The number of admins; undefined until it is known. */
export const useAdminCount = (): number | undefined => {
  const { data } = useQuery(countQuery(userKeys.admins, { of: 'users', role: 'admin' }));
  return data?.count;
};

/** Sends an action on an account. */
export const useUserAction = () =>
  useMutation({
    mutationFn: ({ action, user }: { action: UserAction; user: Profile }) =>
      action === 'delete' && isAddedCustomer(user._id)
        ? callApi(apiRoutes.deleteCustomer, { params: { payerId: user._id } })
        : withProof(() => callApi(accountCalls[action], { params: { email: user.email } })),
  });

/** Refetches all queries of users. */
export const useUsersRefresh = () => {
  const client = useQueryClient();
  return () => invalidateQueries(client, userKeys.all);
};
