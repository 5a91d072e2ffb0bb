import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { apiRoutes, type UserRole } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';
import { pagedList } from '../../../lib/queries/pagedList.ts';

const { listUsers, count, grantAdmin, withdrawAdmin } = apiRoutes;

const keys = { all: ['users'], list: ['users', 'list'], count: ['users', 'count'] };

/** The users whose name or address matches the words, newest first, page by page. */
export const useUsers = (words: string) =>
  useInfiniteQuery({
    ...pagedList(keys.list, listUsers, { query: { q: words } }),
    placeholderData: keepPreviousData,
  });

/** Selects the users to count: without any field, all. */
interface CountedUsers {
  role?: UserRole;
  /** The search words. */
  q?: string;
}

/** The number of users: all, those with a role, or those that match a search. */
export const useUserCount = (counted: CountedUsers = {}, enabled = true) =>
  useQuery({
    queryKey: [...keys.count, counted],
    queryFn: ({ signal }) => callApi(count, { query: { of: 'users', ...counted }, signal }),
    enabled,
  });

/** Makes an account an admin. */
export const usePromotion = () =>
  useMutation({ mutationFn: (email: string) => callApi(grantAdmin, { params: { email } }) });

/** Demotes an admin, and ends the account's sessions. */
export const useDemotion = () =>
  useMutation({ mutationFn: (email: string) => callApi(withdrawAdmin, { params: { email } }) });

/** Refetches all queries of users. */
export const useUsersRefresh = () => {
  const client = useQueryClient();
  return () => invalidateQueries(client, keys.all);
};
