import { Router } from 'express';
import {
  acceptanceSchema,
  apiRoutes,
  declineSchema,
  limits,
  offerSchema,
  quoteMessageSchema,
  quoteRequestSchema,
  tooManyQuoteLinesMessage,
} from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { requireAdmin } from '../../http/access/requireAdmin.ts';
import { requireSelfOrAdmin } from '../../http/access/requireSelf.ts';
import { requireUser, requireVerifiedEmail } from '../../http/access/requireUser.ts';
import { checkLength } from '../../http/body/checkLength.ts';
import { jsonBody } from '../../http/body/jsonBody.ts';
import { formOf, validate } from '../../http/body/validate.ts';
import { handle } from '../../http/handle.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { parseSearch } from '../../http/query/query.ts';
import { parseQuoteFilter } from '../../http/query/quoteQuery.ts';
import { idempotencyKeyOf } from '../../http/requestHeaders.ts';
import { sendPdf } from '../../http/responses/sendPdf.ts';
import { verifiedOrdersOnly } from '../../params.ts';
import { acceptQuote } from '../../services/quotes/acceptQuote.ts';
import { declineQuote } from '../../services/quotes/declineQuote.ts';
import { listQuotes, listQuotesOf } from '../../services/quotes/listQuotes.ts';
import { offerQuote } from '../../services/quotes/offerQuote.ts';
import { readPrintedQuote } from '../../services/quotes/printedQuote.ts';
import { addQuoteMessage } from '../../services/quotes/quoteMessages.ts';
import { requestQuote } from '../../services/quotes/requestQuote.ts';
import { getQuote } from '../../services/quotes/storedQuotes.ts';

export const quotes = Router();

const lineLimit = { name: 'lines', max: limits.orderLines, message: tooManyQuoteLinesMessage };

const mayOrder = [requireUser, requireVerifiedEmail(verifiedOrdersOnly)];

handle(quotes, apiRoutes.requestQuote, mayOrder, jsonBody, async (request, response) => {
  const form = formOf(request.body);
  checkLength(form, lineLimit);
  const input = validate(quoteRequestSchema, form);
  const key = idempotencyKeyOf(request);
  response.status(201).json(await requestQuote({ input, key }, callerOf(response)));
});

handle(quotes, apiRoutes.listQuotes, requireAdmin, async (request, response) => {
  const { query } = request;
  const selection = { filter: parseQuoteFilter(query), search: parseSearch(query) };
  sendPage(request, response, await listQuotes({ ...selection, ...parsePage(query) }));
});

handle(quotes, apiRoutes.listQuotesOf, requireSelfOrAdmin, async (request, response) => {
  const { email } = request.params;
  const filter = parseQuoteFilter(request.query);
  const page = { email, filter, ...parsePage(request.query) };
  sendPage(request, response, await listQuotesOf(page, callerOf(response)));
});

handle(quotes, apiRoutes.getQuotePdf, requireUser, async (request, response) => {
  const printed = await readPrintedQuote(request.params.id, callerOf(response));
  // Loaded only here, so that no other request of a new instance waits for it.
  const { drawQuote } = await import('../../invoices/drawQuote.ts');
  sendPdf(response, `quote-${printed.quote.number}.pdf`, await drawQuote(printed));
});

handle(quotes, apiRoutes.getQuote, requireUser, async (request, response) => {
  response.json(await getQuote(request.params.id, callerOf(response)));
});

handle(quotes, apiRoutes.offerQuote, requireAdmin, jsonBody, async (request, response) => {
  const form = formOf(request.body);
  checkLength(form, lineLimit);
  const input = validate(offerSchema, form);
  const key = idempotencyKeyOf(request);
  response.json(await offerQuote(request.params.id, { input, key }, callerOf(response)));
});

handle(quotes, apiRoutes.acceptQuote, mayOrder, jsonBody, async (request, response) => {
  const input = validate(acceptanceSchema, formOf(request.body));
  response.status(201).json(await acceptQuote(request.params.id, input, callerOf(response)));
});

handle(quotes, apiRoutes.declineQuote, requireUser, jsonBody, async (request, response) => {
  const input = validate(declineSchema, formOf(request.body));
  response.json(await declineQuote(request.params.id, input, callerOf(response)));
});

handle(quotes, apiRoutes.addQuoteMessage, requireUser, jsonBody, async (request, response) => {
  const input = validate(quoteMessageSchema, formOf(request.body));
  const key = idempotencyKeyOf(request);
  const written = await addQuoteMessage(request.params.id, { input, key }, callerOf(response));
  response.status(201).json(written);
});
