import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { MailFilter, MailSummary } from 'functions/contract';
import type { Period } from '../../domain/time/period.ts';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import { pagedList } from '../../lib/queries/pagedList.ts';
import {
  mailsUrl,
  readFailedCount,
  readMail,
  readMailStatus,
  sendAgain,
  sendFailedAgain,
} from './mailRequests.ts';

const keys = {
  all: ['mails'],
  list: (first: string) => ['mails', 'list', first],
  status: ['mails', 'status'],
  one: (id: string) => ['mails', 'one', id],
  failed: (period: Period) => ['mails', 'failed', period],
};

/** The mails in a state, newest first, a page at a time. */
export const useMails = (state: MailFilter) => {
  const first = mailsUrl(state);
  return useInfiniteQuery({
    queryKey: keys.list(first),
    ...pagedList<MailSummary>(first),
    placeholderData: keepPreviousData,
  });
};

export const useMail = (id: string) =>
  useQuery({ queryKey: keys.one(id), queryFn: ({ signal }) => readMail(id, signal) });

/** Whether the shop sends mails: without an SMTP address they wait. */
export const useMailStatus = () =>
  useQuery({ queryKey: keys.status, queryFn: ({ signal }) => readMailStatus(signal) });

/** Sends a mail again. Refreshes it and the lists, also after a failure. */
export const useSendAgain = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => sendAgain(id),
    onSettled: () => invalidateQueries(client, keys.all),
  });
};

/** How many mails of a period have failed. */
export const useFailedMails = (period: Period, enabled: boolean) =>
  useQuery({
    queryKey: keys.failed(period),
    queryFn: ({ signal }) => readFailedCount(period, signal),
    enabled,
  });

/** Sends the failed mails of a period again. Refreshes all mails, also after a failure. */
export const useResendFailed = (period: Period) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => sendFailedAgain(period),
    onSettled: () => invalidateQueries(client, keys.all),
  });
};
