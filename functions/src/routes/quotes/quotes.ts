import { Router } from 'express';
import { apiRoutes, limits, tooManyQuoteLinesMessage } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { requireVerifiedEmail } from '../../http/access/requireUser.ts';
import { staffOf } from '../../http/access/staff.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { parsePayer } from '../../http/query/payerQuery.ts';
import { parseSearch, parseSort } from '../../http/query/query.ts';
import { parseQuoteFilter, parseStaffQuoteFilter } from '../../http/query/quoteQuery.ts';
import { idempotencyKeyOf } from '../../http/requestHeaders.ts';
import { sendPdf } from '../../http/responses/sendPdf.ts';
import { verifiedOrdersOnly } from '../../params.ts';
import { namingSuccessors } from '../../services/catalogue/lists/namingSuccessors.ts';
import { acceptQuote } from '../../services/quotes/acceptQuote.ts';
import { declineQuote } from '../../services/quotes/declineQuote.ts';
import { listQuotes, listQuotesByEmail } from '../../services/quotes/listQuotes.ts';
import { offerQuote } from '../../services/quotes/offerQuote.ts';
import { offerToCustomer } from '../../services/quotes/offerToCustomer.ts';
import { addQuoteMessage } from '../../services/quotes/quoteMessages.ts';
import { requestQuote } from '../../services/quotes/requestQuote.ts';
import { quoteResource, readPrintedQuote } from '../../services/quotes/stored/storedQuotes.ts';

export const quotes = Router();

const lineLimit = { name: 'lines', max: limits.orderLines, message: tooManyQuoteLinesMessage };

const mayOrder = requireVerifiedEmail(verifiedOrdersOnly);

handle(quotes, apiRoutes.requestQuote, mayOrder, async (request, response) => {
  const input = parseForm(apiRoutes.requestQuote, request.body, lineLimit);
  const [key, caller] = [idempotencyKeyOf(request), callerOf(response)];
  response.json(
    'payerId' in input
      ? await offerToCustomer({ input, key }, staffOf(response, 'write_quotes'))
      : await namingSuccessors(caller.payerId, () => requestQuote({ input, key }, caller)),
  );
});

handle(quotes, apiRoutes.listQuotes, async (request, response) => {
  const { query } = request;
  const selection = {
    filter: parseStaffQuoteFilter(query),
    handler: callerOf(response).uid,
    payerId: parsePayer(query),
    search: parseSearch(query),
    sort: parseSort(query, 'quotes'),
  };
  sendPage(request, response, await listQuotes({ ...selection, ...parsePage(query) }));
});

handle(quotes, apiRoutes.listQuotesByEmail, async (request, response) => {
  const { email } = request.params;
  const filter = parseQuoteFilter(request.query);
  const page = { email, filter, ...parsePage(request.query) };
  sendPage(request, response, await listQuotesByEmail(page, callerOf(response)));
});

handle(quotes, apiRoutes.getQuotePdf, async (request, response) => {
  const printed = await readPrintedQuote(request.params.id, callerOf(response));
  // Loaded only here, so that no other request of a new instance waits for it.
  const { drawQuote } = await import('../../invoices/printedDocuments.ts');
  sendPdf(response, `quote-${printed.quote.number}.pdf`, await drawQuote(printed));
});

handle(quotes, apiRoutes.getQuote, async (request, response) => {
  response.json(await quoteResource.get(request.params.id, callerOf(response)));
});

handle(quotes, apiRoutes.offerQuote, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.offerQuote, request, lineLimit);
  response.json(await offerQuote(request.params.id, keyed, callerOf(response)));
});

handle(quotes, apiRoutes.acceptQuote, mayOrder, async (request, response) => {
  const input = parseForm(apiRoutes.acceptQuote, request.body);
  response.json(await acceptQuote(request.params.id, input, callerOf(response)));
});

handle(quotes, apiRoutes.declineQuote, async (request, response) => {
  const input = parseForm(apiRoutes.declineQuote, request.body);
  response.json(await declineQuote(request.params.id, input, callerOf(response)));
});

handle(quotes, apiRoutes.addQuoteMessage, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.addQuoteMessage, request);
  const written = await addQuoteMessage(request.params.id, keyed, callerOf(response));
  response.json(written);
});
