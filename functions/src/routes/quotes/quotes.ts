import { Router } from 'express';
import { apiRoutes, limits, tooManyQuoteLinesMessage } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { requireVerifiedEmail } from '../../http/access/requireUser.ts';
import { staffOf } from '../../http/access/staff.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import { parsePayer } from '../../http/query/payerQuery.ts';
import { parseSearch, parseSort } from '../../http/query/query.ts';
import { parseQuoteFilter, parseStaffQuoteFilter } from '../../http/query/quoteQuery.ts';
import { reply } from '../../http/reply.ts';
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

reply(quotes, apiRoutes.listQuotes, ({ query, page, caller }) => {
  const selection = {
    filter: parseStaffQuoteFilter(query),
    handler: caller.uid,
    payerId: parsePayer(query),
    search: parseSearch(query),
    sort: parseSort(query, 'quotes'),
  };
  return listQuotes({ ...selection, ...page });
});

reply(quotes, apiRoutes.listQuotesByEmail, ({ params, query, page, caller }) => {
  const { email } = params;
  const filter = parseQuoteFilter(query);
  return listQuotesByEmail({ email, filter, ...page }, caller);
});

handle(quotes, apiRoutes.getQuotePdf, async (request, response) => {
  const printed = await readPrintedQuote(request.params.id, callerOf(response));
  // Loaded only here, so that no other request of a new instance waits for it.
  const { drawQuote } = await import('../../invoices/printedDocuments.ts');
  sendPdf(response, `quote-${printed.quote.number}.pdf`, await drawQuote(printed));
});

reply(quotes, apiRoutes.getQuote, ({ params, caller }) => quoteResource.get(params.id, caller));

handle(quotes, apiRoutes.offerQuote, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.offerQuote, request, lineLimit);
  response.json(await offerQuote(request.params.id, keyed, callerOf(response)));
});

handle(quotes, apiRoutes.acceptQuote, mayOrder, async (request, response) => {
  const input = parseForm(apiRoutes.acceptQuote, request.body);
  response.json(await acceptQuote(request.params.id, input, callerOf(response)));
});

reply(quotes, apiRoutes.declineQuote, ({ params, input, caller }) =>
  declineQuote(params.id, input, caller),
);

reply(quotes, apiRoutes.addQuoteMessage, ({ params, keyed, caller }) =>
  addQuoteMessage(params.id, keyed, caller),
);
