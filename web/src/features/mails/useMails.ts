import { useQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import type { Period } from '../../domain/time/period.ts';
import { callApi } from '../../lib/api/api.ts';
import { useSend } from '../../lib/queries/useSend.ts';
import { mailKeys } from './mailKeys.ts';

const { getMail, getMailStatus, resendMail, countFailedMails, resendFailedMails } = apiRoutes;

export const useMail = (id: string) =>
  useQuery({
    queryKey: mailKeys.one(id),
    queryFn: ({ signal }) => callApi(getMail, { params: { id }, signal }),
  });

/** Whether the shop sends mails: without an SMTP address they wait. */
export const useMailStatus = () =>
  useQuery({
    queryKey: mailKeys.status,
    queryFn: ({ signal }) => callApi(getMailStatus, { signal }),
  });

/** Sends a mail again. */
export const useSendAgain = (id: string) =>
  useSend(() => callApi(resendMail, { params: { id } }), { refreshes: [mailKeys.all] });

/** How many mails of a period have failed. */
export const useFailedMails = (period: Period, enabled: boolean) =>
  useQuery({
    queryKey: mailKeys.failed(period),
    queryFn: ({ signal }) => callApi(countFailedMails, { query: period, signal }),
    enabled,
  });

/** Sends the failed mails of a period again. */
export const useResendFailed = (period: Period) =>
  useSend(() => callApi(resendFailedMails, { query: period }), {
    refreshes: [mailKeys.all],
  });
