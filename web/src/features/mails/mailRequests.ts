import {
  apiBase,
  apiRoutes,
  type Mail,
  type MailFilter,
  type MailStatus,
} from 'functions/contract';
import { callApi } from '../../api.ts';

const { listMails, getMail, getMailStatus, resendMail } = apiRoutes;

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
