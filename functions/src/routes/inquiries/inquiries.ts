import { Router } from 'express';
import {
  apiRoutes,
  inquiryFilters,
  inquiryReplySchema,
  inquirySchema,
  inquiryStatusSchema,
} from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { requireAdmin } from '../../http/access/requireAdmin.ts';
import { jsonBody } from '../../http/body/jsonBody.ts';
import { formOf, validate } from '../../http/body/validate.ts';
import { handle } from '../../http/handle.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { parseChoice, parseSearch } from '../../http/query/query.ts';
import { idempotencyKeyOf } from '../../http/requestHeaders.ts';
import { answerInquiry } from '../../services/inquiries/answerInquiry.ts';
import { deleteInquiry, moveInquiry } from '../../services/inquiries/changeInquiry.ts';
import { inquire } from '../../services/inquiries/inquire.ts';
import { getInquiry, listInquiries } from '../../services/inquiries/inquiries.ts';

export const inquiries = Router();

handle(inquiries, apiRoutes.inquire, jsonBody, async (request, response) => {
  const input = validate(inquirySchema, formOf(request.body));
  const key = idempotencyKeyOf(request);
  response.status(202).json(await inquire({ input, key }, response.locals.caller?.uid ?? null));
});

handle(inquiries, apiRoutes.listInquiries, requireAdmin, async (request, response) => {
  const filter = parseChoice(request.query, 'status', inquiryFilters, 'all');
  const selection = { filter, search: parseSearch(request.query) };
  sendPage(request, response, await listInquiries(selection, parsePage(request.query)));
});

handle(inquiries, apiRoutes.getInquiry, requireAdmin, async (request, response) => {
  response.json(await getInquiry(request.params.id));
});

handle(inquiries, apiRoutes.replyToInquiry, requireAdmin, jsonBody, async (request, response) => {
  const input = validate(inquiryReplySchema, formOf(request.body));
  const key = idempotencyKeyOf(request);
  const { id } = request.params;
  response.status(201).json(await answerInquiry(id, { input, key }, callerOf(response)));
});

handle(inquiries, apiRoutes.moveInquiry, requireAdmin, jsonBody, async (request, response) => {
  const { status } = validate(inquiryStatusSchema, formOf(request.body));
  response.json(await moveInquiry(request.params.id, status, callerOf(response)));
});

handle(inquiries, apiRoutes.deleteInquiry, requireAdmin, async (request, response) => {
  response.json(await deleteInquiry(request.params.id, callerOf(response)));
});
