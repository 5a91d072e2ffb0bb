import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { apiRoutes, type MailFilter } from 'functions/contract';
import type { Period } from '../../domain/time/period.ts';
import { callApi } from '../../lib/api/api.ts';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import { pagedList } from '../../lib/queries/pagedList.ts';

const { listMails, getMail, getMailStatus, resendMail, countFailedMails, resendFailedMails } =
  apiRoutes;

const keys = {
  all: ['mails'],
  lists: ['mails', 'list'],
  status: ['mails', 'status'],
  one: (id: string) => ['mails', 'one', id],
  failed: (period: Period) => ['mails', 'failed', period],
};

/** The mails in a state, newest first, a page at a time. */
export const useMails = (state: MailFilter) =>
  useInfiniteQuery({
    ...pagedList(keys.lists, listMails, { query: { state } }),
    placeholderData: keepPreviousData,
  });

export const useMail = (id: string) =>
  useQuery({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => callApi(getMail, { params: { id }, signal }),
  });

/** Whether the shop sends mails: without an SMTP address they wait. */
export const useMailStatus = () =>
  useQuery({ queryKey: keys.status, queryFn: ({ signal }) => callApi(getMailStatus, { signal }) });

/** Sends a mail again. Refreshes it and the lists, also after a failure. */
export const useSendAgain = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(resendMail, { params: { id } }),
    onSettled: () => invalidateQueries(client, keys.all),
  });
};

/** How many mails of a period have failed. */
export const useFailedMails = (period: Period, enabled: boolean) =>
  useQuery({
    queryKey: keys.failed(period),
    queryFn: ({ signal }) => callApi(countFailedMails, { query: period, signal }),
    enabled,
  });

/** Sends the failed mails of a period again. Refreshes all mails, also after a failure. */
export const useResendFailed = (period: Period) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(resendFailedMails, { query: period }),
    onSettled: () => invalidateQueries(client, keys.all),
  });
};
