import { Router } from 'express';
import { apiRoutes, returnSlipFileOf } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import { parseSort } from '../../http/query/query.ts';
import { parseReturnSelection } from '../../http/query/returnQuery.ts';
import { reply } from '../../http/reply.ts';
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

reply(returns, apiRoutes.listReturnsOfOrder, ({ params, page, caller }) =>
  listReturnsOfOrder(params.id, page, caller),
);

reply(returns, apiRoutes.listReturns, ({ query, page, caller }) => {
  const sort = parseSort(query, 'returns');
  return listReturns(parseReturnSelection(query, caller), page, sort);
});

handle(returns, apiRoutes.getReturnSlip, async (request, response) => {
  const printed = await readReturnSlip(request.params.number, callerOf(response));
  // Loaded only here, so that no other request of a new instance waits for it.
  const { drawReturnSlip } = await import('../../invoices/printedDocuments.ts');
  sendPdf(response, returnSlipFileOf(printed.found), await drawReturnSlip(printed));
});

reply(returns, apiRoutes.getReturn, ({ params, caller }) => returnResource.get(params.id, caller));

handle(returns, apiRoutes.transitionReturn, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.transitionReturn, request, lineLimit);
  response.json(await transitionReturn(request.params.id, keyed, callerOf(response)));
});
