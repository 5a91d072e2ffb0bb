import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Inquiry, InquiryStatus, InquirySummary } from 'functions/contract';
import { useIdempotencyKey } from '../../../lib/api/idempotencyKey.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';
import { pagedList } from '../../../lib/queries/pagedList.ts';
import {
  countInquiries,
  type InquirySearch,
  inquiriesUrl,
  readInquiry,
  sendDeletion,
  sendReply,
  sendStatus,
} from './inquiryRequests.ts';

const keys = {
  all: ['inquiries'],
  list: (first: string) => ['inquiries', 'list', first],
  count: (search: InquirySearch) => ['inquiries', 'count', search],
  one: (id: string) => ['inquiries', 'one', id],
};

/** The inquiries that match a search, newest first, a page at a time. */
export const useInquirySearch = (search: InquirySearch) => {
  const first = inquiriesUrl(search);
  return useInfiniteQuery({
    queryKey: keys.list(first),
    ...pagedList<InquirySummary>(first),
    placeholderData: keepPreviousData,
  });
};

/** The number of inquiries that match a search. */
export const useInquiryCount = (search: InquirySearch, enabled = true) =>
  useQuery({
    queryKey: keys.count(search),
    queryFn: ({ signal }) => countInquiries(search, signal),
    enabled,
  });

const minuteMs = 60_000;

/** The number of new inquiries, for the navigation of an admin; undefined until it is known. */
export const useNewInquiries = (admin: boolean): number | undefined => {
  const search: InquirySearch = { filter: 'new', words: '' };
  const { data } = useQuery({
    queryKey: keys.count(search),
    queryFn: ({ signal }) => countInquiries(search, signal),
    enabled: admin,
    staleTime: minuteMs,
    refetchInterval: minuteMs,
    retry: false,
  });
  return data?.count;
};

export const useManagedInquiry = (id: string) =>
  useQuery({ queryKey: keys.one(id), queryFn: ({ signal }) => readInquiry(id, signal) });

/** The changes of an inquiry. Each refreshes the lists, also after a failure. */
export const useInquiryChanges = (id: string) => {
  const client = useQueryClient();
  const { idempotencyKey, renewKey } = useIdempotencyKey();
  const { mutateAsync } = useMutation({
    mutationFn: async (send: () => Promise<{ inquiry: Inquiry }>) =>
      client.setQueryData(keys.one(id), (await send()).inquiry),
    onSettled: () => invalidateQueries(client, keys.all),
  });
  const removal = useMutation({
    mutationFn: () => sendDeletion(id),
    onSettled: () => invalidateQueries(client, keys.all),
  });
  return {
    reply: async (text: string) => {
      await mutateAsync(() => sendReply(id, text, idempotencyKey));
      renewKey();
    },
    move: (status: InquiryStatus) => mutateAsync(() => sendStatus(id, status)),
    remove: removal.mutateAsync,
  };
};
