import { Router } from 'express';
import { apiRoutes, inquiryFilters } from '../../contract/index.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import { parseChoice, parseSearch } from '../../http/query/query.ts';
import { reply } from '../../http/reply.ts';
import { answerInquiry } from '../../services/inquiries/answerInquiry.ts';
import { deleteInquiry, moveInquiry } from '../../services/inquiries/changeInquiry.ts';
import { inquire } from '../../services/inquiries/inquire.ts';
import { getInquiry, listInquiries } from '../../services/inquiries/inquiries.ts';

export const inquiries = Router();

handle(inquiries, apiRoutes.inquire, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.inquire, request);
  response.json(await inquire(keyed, response.locals.caller?.uid ?? null));
});

reply(inquiries, apiRoutes.listInquiries, ({ query, page, caller }) => {
  const filter = parseChoice(query, 'status', inquiryFilters, 'all');
  const { uid: handler } = caller;
  const selection = { handler, filter, search: parseSearch(query) };
  return listInquiries(selection, page);
});

reply(inquiries, apiRoutes.getInquiry, ({ params }) => getInquiry(params.id));

reply(inquiries, apiRoutes.replyToInquiry, ({ params, keyed, caller }) =>
  answerInquiry(params.id, keyed, caller),
);

reply(inquiries, apiRoutes.moveInquiry, ({ params, input, caller }) =>
  moveInquiry(params.id, input, caller),
);

reply(inquiries, apiRoutes.deleteInquiry, ({ params, caller }) => deleteInquiry(params.id, caller));
