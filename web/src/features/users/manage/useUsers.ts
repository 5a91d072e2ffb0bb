import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Profile } from 'functions/contract';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';
import { pagedList } from '../../../lib/queries/pagedList.ts';
import {
  type CountedUsers,
  countUsers,
  sendDemotion,
  sendPromotion,
  userListUrl,
} from '../profile/userRequests.ts';

const keys = { all: ['users'], list: ['users', 'list'], count: ['users', 'count'] };

/** The users whose name or address matches the words, newest first, page by page. */
export const useUsers = (words: string) => {
  const first = userListUrl(words);
  return useInfiniteQuery({
    queryKey: [...keys.list, first],
    ...pagedList<Profile>(first),
    placeholderData: keepPreviousData,
  });
};

/** The number of users: all, those with a role, or those that match a search. */
export const useUserCount = (counted: CountedUsers = {}, enabled = true) =>
  useQuery({
    queryKey: [...keys.count, counted],
    queryFn: ({ signal }) => countUsers(counted, signal),
    enabled,
  });

export const usePromotion = () => useMutation({ mutationFn: sendPromotion });
export const useDemotion = () => useMutation({ mutationFn: sendDemotion });

/** Refetches all queries of users. */
export const useUsersRefresh = () => {
  const client = useQueryClient();
  return () => invalidateQueries(client, keys.all);
};
