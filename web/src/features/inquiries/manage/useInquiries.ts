import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  apiRoutes,
  type Inquiry,
  type InquiryFilter,
  type InquiryStatus,
} from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { useIdempotencyKey } from '../../../lib/api/idempotencyKey.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';
import { pagedList } from '../../../lib/queries/pagedList.ts';

const { listInquiries, getInquiry, replyToInquiry, moveInquiry, deleteInquiry, count } = apiRoutes;

/** The selection of a list of inquiries. */
export interface InquirySearch {
  filter: InquiryFilter;
  words: string;
}

const queryOf = ({ filter, words }: InquirySearch) =>
  ({ status: filter === 'all' ? '' : filter, q: words }) as const;

const keys = {
  all: ['inquiries'],
  lists: ['inquiries', 'list'],
  count: (search: InquirySearch) => ['inquiries', 'count', search],
  one: (id: string) => ['inquiries', 'one', id],
};

/** The inquiries that match a search, newest first, a page at a time. */
export const useInquirySearch = (search: InquirySearch) =>
  useInfiniteQuery({
    ...pagedList(keys.lists, listInquiries, { query: queryOf(search) }),
    placeholderData: keepPreviousData,
  });

const countQuery = (search: InquirySearch) =>
  queryOptions({
    queryKey: keys.count(search),
    queryFn: ({ signal }) =>
      callApi(count, { query: { of: 'inquiries', ...queryOf(search) }, signal }),
  });

/** The number of inquiries that match a search. */
export const useInquiryCount = (search: InquirySearch, enabled = true) =>
  useQuery({ ...countQuery(search), enabled });

const minuteMs = 60_000;

/** The number of new inquiries, for the navigation of an admin; undefined until it is known. */
export const useNewInquiries = (admin: boolean): number | undefined => {
  const { data } = useQuery({
    ...countQuery({ filter: 'new', words: '' }),
    enabled: admin,
    staleTime: minuteMs,
    refetchInterval: minuteMs,
    retry: false,
  });
  return data?.count;
};

export const useManagedInquiry = (id: string) =>
  useQuery({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => callApi(getInquiry, { params: { id }, signal }),
  });

/** The changes of an inquiry. Each refreshes the lists, also after a failure. */
export const useInquiryChanges = (id: string) => {
  const params = { id };
  const client = useQueryClient();
  const { idempotencyKey, renewKey } = useIdempotencyKey();
  const { mutateAsync } = useMutation({
    mutationFn: async (send: () => Promise<{ inquiry: Inquiry }>) =>
      client.setQueryData(keys.one(id), (await send()).inquiry),
    onSettled: () => invalidateQueries(client, keys.all),
  });
  const removal = useMutation({
    mutationFn: () => callApi(deleteInquiry, { params }),
    onSettled: () => invalidateQueries(client, keys.all),
  });
  return {
    reply: async (text: string) => {
      await mutateAsync(() => callApi(replyToInquiry, { params, body: { text }, idempotencyKey }));
      renewKey();
    },
    move: (status: InquiryStatus) =>
      mutateAsync(() => callApi(moveInquiry, { params, body: { status } })),
    remove: removal.mutateAsync,
  };
};
