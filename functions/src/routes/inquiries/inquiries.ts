import { Router } from 'express';
import { apiRoutes, inquiryFilters } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { parseChoice, parseSearch } from '../../http/query/query.ts';
import { answerInquiry } from '../../services/inquiries/answerInquiry.ts';
import { deleteInquiry, moveInquiry } from '../../services/inquiries/changeInquiry.ts';
import { inquire } from '../../services/inquiries/inquire.ts';
import { getInquiry, listInquiries } from '../../services/inquiries/inquiries.ts';

export const inquiries = Router();

handle(inquiries, apiRoutes.inquire, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.inquire, request);
  response.json(await inquire(keyed, response.locals.caller?.uid ?? null));
});

handle(inquiries, apiRoutes.listInquiries, async (request, response) => {
  const filter = parseChoice(request.query, 'status', inquiryFilters, 'all');
  const { uid: handler } = callerOf(response);
  const selection = { handler, filter, search: parseSearch(request.query) };
  sendPage(request, response, await listInquiries(selection, parsePage(request.query)));
});

handle(inquiries, apiRoutes.getInquiry, async (request, response) => {
  response.json(await getInquiry(request.params.id));
});

handle(inquiries, apiRoutes.replyToInquiry, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.replyToInquiry, request);
  const { id } = request.params;
  response.json(await answerInquiry(id, keyed, callerOf(response)));
});

handle(inquiries, apiRoutes.moveInquiry, async (request, response) => {
  const move = parseForm(apiRoutes.moveInquiry, request.body);
  response.json(await moveInquiry(request.params.id, move, callerOf(response)));
});

handle(inquiries, apiRoutes.deleteInquiry, async (request, response) => {
  response.json(await deleteInquiry(request.params.id, callerOf(response)));
});
