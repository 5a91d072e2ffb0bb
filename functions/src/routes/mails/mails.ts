import { Router } from 'express';
import { apiRoutes, mailFilters } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { handle } from '../../http/handle.ts';
import { parsePeriod } from '../../http/query/orderQuery.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { parseChoice } from '../../http/query/query.ts';
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

handle(mails, apiRoutes.listMails, async (request, response) => {
  const filter = parseChoice(request.query, 'status', mailFilters, 'all');
  sendPage(request, response, await listMails(filter, parsePage(request.query)));
});

handle(mails, apiRoutes.getMailStatus, (_request, response) => {
  response.json({ sends: sendsMails() });
});

handle(mails, apiRoutes.countFailedMails, async (request, response) => {
  response.json(await countFailedMails(parsePeriod(request.query, await shopTimeZone())));
});

handle(mails, apiRoutes.resendFailedMails, async (request, response) => {
  response.json(
    await resendFailedMails(parsePeriod(request.query, await shopTimeZone()), callerOf(response)),
  );
});

handle(mails, apiRoutes.getMail, async (request, response) => {
  response.json(await getMail(request.params.id));
});

handle(mails, apiRoutes.resendMail, async (request, response) => {
  response.json(await resendMail(request.params.id, callerOf(response)));
});
