import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { countQuery } from '../../../domain/list/useCounts.ts';
import { callApi } from '../../../lib/api/api.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';

const { grantAdmin, withdrawAdmin } = apiRoutes;

/** The query keys of users. */
export const userKeys = { all: ['users'], list: ['users', 'list'], admins: ['users', 'admins'] };

/** The number of admins; undefined until it is known. */
export const useAdminCount = (): number | undefined => {
  const { data } = useQuery(countQuery(userKeys.admins, { of: 'users', role: 'admin' }));
  return data?.count;
};

/** Makes an account an admin. */
export const usePromotion = () =>
  useMutation({ mutationFn: (email: string) => callApi(grantAdmin, { params: { email } }) });

/** Demotes an admin, and ends the account's sessions. */
export const useDemotion = () =>
  useMutation({ mutationFn: (email: string) => callApi(withdrawAdmin, { params: { email } }) });

/** Refetches all queries of users. */
export const useUsersRefresh = () => {
  const client = useQueryClient();
  return () => invalidateQueries(client, userKeys.all);
};
