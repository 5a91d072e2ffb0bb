import { Router } from 'express';
import { apiRoutes, returnSlipFileOf } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { parseSort } from '../../http/query/query.ts';
import { parseReturnSelection } from '../../http/query/returnQuery.ts';
import { sendPdf } from '../../http/responses/sendPdf.ts';
import {
  listReturns,
  listReturnsOfOrder,
  readReturnSlip,
} from '../../services/returns/listReturns.ts';
import { requestReturn } from '../../services/returns/requestReturn.ts';
import { returnResource } from '../../services/returns/storedReturns.ts';
import { transitionReturn } from '../../services/returns/transitionReturn.ts';
import { lineLimit } from '../orders/orderBody.ts';

export const returns = Router();

handle(returns, apiRoutes.requestReturn, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.requestReturn, request, lineLimit);
  response.json(await requestReturn(request.params.id, keyed, callerOf(response)));
});

handle(returns, apiRoutes.listReturnsOfOrder, async (request, response) => {
  const page = parsePage(request.query);
  const found = await listReturnsOfOrder(request.params.id, page, callerOf(response));
  sendPage(request, response, found);
});

handle(returns, apiRoutes.listReturns, async (request, response) => {
  const { query } = request;
  const sort = parseSort(query, 'returns');
  const found = await listReturns(
    parseReturnSelection(query, callerOf(response)),
    parsePage(query),
    sort,
  );
  sendPage(request, response, found);
});

handle(returns, apiRoutes.getReturnSlip, async (request, response) => {
  const printed = await readReturnSlip(request.params.number, callerOf(response));
  // Loaded only here, so that no other request of a new instance waits for it.
  const { drawReturnSlip } = await import('../../invoices/printedDocuments.ts');
  sendPdf(response, returnSlipFileOf(printed.found), await drawReturnSlip(printed));
});

handle(returns, apiRoutes.getReturn, async (request, response) => {
  response.json(await returnResource.get(request.params.id, callerOf(response)));
});

handle(returns, apiRoutes.transitionReturn, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.transitionReturn, request, lineLimit);
  response.json(await transitionReturn(request.params.id, keyed, callerOf(response)));
});
