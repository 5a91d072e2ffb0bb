import { type Request, Router } from 'express';
import {
  apiRoutes,
  type OrderInput,
  type RequestFilter,
  requestFilters,
} from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { requireVerifiedEmail } from '../../http/access/requireUser.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import { parseChoice } from '../../http/query/query.ts';
import { reply } from '../../http/reply.ts';
import { idempotencyKeyOf } from '../../http/requestHeaders.ts';
import { verifiedOrdersOnly } from '../../params.ts';
import { namingSuccessors } from '../../services/catalogue/lists/namingSuccessors.ts';
import { approveRequest } from '../../services/requests/approveRequest.ts';
import { rejectRequest, withdrawRequest } from '../../services/requests/endRequest.ts';
import { getRequest } from '../../services/requests/getRequest.ts';
import { listRequests } from '../../services/requests/listRequests.ts';
import { requestAcceptance, sendRequest } from '../../services/requests/sendRequest.ts';
import { lineLimit, withOrderInput } from '../orders/orderBody.ts';

/** The filter of a list of requests, by default `all`. Throws `validation`. */
const parseRequestFilter = (query: Request['query']): RequestFilter =>
  parseChoice(query, 'status', requestFilters, 'all');

export const requests = Router();

const mayOrder = requireVerifiedEmail(verifiedOrdersOnly);

handle(requests, apiRoutes.sendRequest, mayOrder, async (request, response) => {
  const form = parseForm(apiRoutes.sendRequest, request.body, lineLimit);
  const [key, caller] = [idempotencyKeyOf(request), callerOf(response)];
  const send = (input: OrderInput) =>
    namingSuccessors(caller.payerId, () => sendRequest({ input, key }, caller));
  response.json(await withOrderInput(form, send));
});

handle(requests, apiRoutes.requestAcceptance, mayOrder, async (request, response) => {
  const input = parseForm(apiRoutes.requestAcceptance, request.body);
  const [key, caller] = [idempotencyKeyOf(request), callerOf(response)];
  response.json(await requestAcceptance(request.params.id, { input, key }, caller));
});

reply(requests, apiRoutes.listRequests, ({ query, page, caller }) => {
  const filter = parseRequestFilter(query);
  return listRequests({ filter, ...page }, caller);
});

reply(requests, apiRoutes.getRequest, ({ params, caller }) => getRequest(params.id, caller));

handle(requests, apiRoutes.approveRequest, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.approveRequest, request, lineLimit);
  response.json(await approveRequest(request.params.id, keyed, callerOf(response)));
});

reply(requests, apiRoutes.rejectRequest, ({ params, keyed, caller }) =>
  rejectRequest(params.id, keyed, caller),
);

reply(requests, apiRoutes.withdrawRequest, ({ params, key, caller }) =>
  withdrawRequest(params.id, key, caller),
);
