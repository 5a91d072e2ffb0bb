import { Router } from 'express';
import { apiRoutes, mailFilters } from '../../contract/index.ts';
import { handle } from '../../http/handle.ts';
import { parsePeriod } from '../../http/query/orderQuery.ts';
import { parseChoice } from '../../http/query/query.ts';
import { reply } from '../../http/reply.ts';
import { sendsMails } from '../../params.ts';
import {
  countFailedMails,
  getMail,
  listMails,
  resendFailedMails,
  resendMail,
} from '../../services/mail/adminMails.ts';
import { shopTimeZone } from '../../services/settings/settings.ts';

export const mails = Router();

reply(mails, apiRoutes.listMails, ({ query, page }) => {
  const filter = parseChoice(query, 'status', mailFilters, 'all');
  return listMails(filter, page);
});

handle(mails, apiRoutes.getMailStatus, (_request, response) => {
  response.json({ sends: sendsMails() });
});

reply(mails, apiRoutes.countFailedMails, async ({ query }) =>
  countFailedMails(parsePeriod(query, await shopTimeZone())),
);

reply(mails, apiRoutes.resendFailedMails, async ({ query, caller }) => {
  return resendFailedMails(parsePeriod(query, await shopTimeZone()), caller);
});

reply(mails, apiRoutes.getMail, ({ params }) => getMail(params.id));

reply(mails, apiRoutes.resendMail, ({ params, caller }) => resendMail(params.id, caller));
