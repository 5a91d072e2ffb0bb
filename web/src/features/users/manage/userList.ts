import { mdiAccountSearchOutline } from '@mdi/js';
import { apiRoutes, type Profile } from 'functions/contract';
import { type ListSearchKind, noFilter } from '../../../domain/list/listKind.ts';
import { pagedList } from '../../../lib/queries/pagedList.ts';
import { userKeys } from './useUsers.ts';

/** All users, newest first. */
export const userList: ListSearchKind<Profile, 'all'> = {
  title: 'All users',
  countedTitle: (count) => `All users ${count}`,
  noun: 'user',
  queryKey: userKeys.list,
  pages: ({ words }) => pagedList(userKeys.list, apiRoutes.listUsers, { query: { q: words } }),
  search: {
    label: 'Search by name or email',
    hasNumbers: false,
    count: ({ words }) => ({ of: 'users', q: words }),
  },
  filter: noFilter,
  icon: mdiAccountSearchOutline,
  empty: () => ({
    title: 'Nobody found',
    advice: 'No name or address matches these words. The beginning of each word is enough.',
  }),
};
