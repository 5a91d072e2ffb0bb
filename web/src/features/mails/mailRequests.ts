import {
  apiBase,
  apiRoutes,
  type FailedMails,
  type Mail,
  type MailFilter,
  type MailStatus,
  type ResentMails,
} from 'functions/contract';
import type { Period } from '../../domain/time/period.ts';
import { callApi } from '../../lib/api/api.ts';

const { listMails, getMail, getMailStatus, resendMail, countFailedMails, resendFailedMails } =
  apiRoutes;

/** The address of the list's first page. */
export const mailsUrl = (state: MailFilter): string =>
  `${apiBase}${listMails.href()}?${new URLSearchParams({ state })}`;

export const readMail = (id: string, signal: AbortSignal): Promise<Mail> =>
  callApi(getMail, getMail.href({ id }), { signal });

/** Whether the shop sends mails at all. */
export const readMailStatus = (signal: AbortSignal): Promise<MailStatus> =>
  callApi(getMailStatus, getMailStatus.href(), { signal });

/** Lets the shop send a mail again. */
export const sendAgain = (id: string): Promise<unknown> =>
  callApi(resendMail, resendMail.href({ id }));

const inPeriod = (href: string, period: Period): string => {
  const days = Object.entries(period).filter(([, day]) => day !== '');
  return days.length === 0 ? href : `${href}?${new URLSearchParams(days)}`;
};

/** How many mails of a period have failed. */
export const readFailedCount = (period: Period, signal: AbortSignal): Promise<FailedMails> =>
  callApi(countFailedMails, inPeriod(countFailedMails.href(), period), { signal });

/** Lets the shop send the failed mails of a period again. */
export const sendFailedAgain = (period: Period): Promise<ResentMails> =>
  callApi(resendFailedMails, inPeriod(resendFailedMails.href(), period));
