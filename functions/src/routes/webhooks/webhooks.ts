import { type Request, type Response, Router } from 'express';
import { apiRoutes, mailFilters } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { handle } from '../../http/handle.ts';
import { parsePeriod } from '../../http/query/orderQuery.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { parseChoice } from '../../http/query/query.ts';
import { reply } from '../../http/reply.ts';
import { idempotencyKeyOf } from '../../http/requestHeaders.ts';
import { shopTimeZone } from '../../services/settings/settings.ts';
import {
  listDeliveries,
  replayDelivery,
  replayPeriod,
  testWebhook,
} from '../../services/webhooks/deliveries.ts';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  rotateSecret,
  switchWebhookOff,
  updateWebhook,
} from '../../services/webhooks/manageWebhooks.ts';
import { companyOwner, shopOwner, type WebhookOwner } from '../../services/webhooks/owners.ts';

/** The endpoints of the shop and of companies: the same calls, each for its owner. */
export const webhooks = Router();

type Call = Pick<Request, 'body' | 'query' | 'get'>;

/** An endpoint, whose owner the path names. */
interface Endpoint {
  owner: WebhookOwner;
  id: string;
}

const ofShop = ({ id }: { id: string }): Endpoint => ({ owner: shopOwner, id });
const ofCompany = ({ id, webhook }: { id: string; webhook: string }): Endpoint => ({
  owner: companyOwner(id),
  id: webhook,
});

reply(webhooks, apiRoutes.listWebhooks, ({ page }) => listWebhooks(shopOwner, page));

reply(webhooks, apiRoutes.listCompanyWebhooks, ({ params, page }) => {
  const owner = companyOwner(params.id);
  return listWebhooks(owner, page);
});

reply(webhooks, apiRoutes.createWebhook, ({ keyed, caller }) =>
  createWebhook(shopOwner, keyed, caller),
);

reply(webhooks, apiRoutes.createCompanyWebhook, ({ params, keyed, caller }) =>
  createWebhook(companyOwner(params.id), keyed, caller),
);

reply(webhooks, apiRoutes.getWebhook, ({ params }) => {
  const { owner, id } = ofShop(params);
  return getWebhook(owner, id);
});

reply(webhooks, apiRoutes.getCompanyWebhook, ({ params }) => {
  const { owner, id } = ofCompany(params);
  return getWebhook(owner, id);
});

reply(webhooks, apiRoutes.updateWebhook, ({ params, input, caller }) => {
  const { owner, id } = ofShop(params);
  return updateWebhook(owner, id, input, caller);
});

reply(webhooks, apiRoutes.updateCompanyWebhook, ({ params, input, caller }) => {
  const { owner, id } = ofCompany(params);
  return updateWebhook(owner, id, input, caller);
});

handle(webhooks, apiRoutes.switchWebhookOff, async ({ params: { id } }, response) => {
  response.json(await switchWebhookOff(id, callerOf(response)));
});

reply(webhooks, apiRoutes.deleteWebhook, ({ params, caller }) => {
  const { owner, id } = ofShop(params);
  return deleteWebhook(owner, id, caller);
});

reply(webhooks, apiRoutes.deleteCompanyWebhook, ({ params, caller }) => {
  const { owner, id } = ofCompany(params);
  return deleteWebhook(owner, id, caller);
});

const rotate = ({ owner, id }: Endpoint, call: Call, response: Response) =>
  rotateSecret(owner, id, idempotencyKeyOf(call), callerOf(response));

handle(webhooks, apiRoutes.rotateSecret, async (request, response) => {
  response.json(await rotate(ofShop(request.params), request, response));
});

handle(webhooks, apiRoutes.rotateCompanySecret, async (request, response) => {
  response.json(await rotate(ofCompany(request.params), request, response));
});

const sendTest = ({ owner, id }: Endpoint, call: Call, response: Response) =>
  testWebhook(owner, id, idempotencyKeyOf(call), callerOf(response));

handle(webhooks, apiRoutes.testWebhook, async (request, response) => {
  response.json(await sendTest(ofShop(request.params), request, response));
});

handle(webhooks, apiRoutes.testCompanyWebhook, async (request, response) => {
  response.json(await sendTest(ofCompany(request.params), request, response));
});

const deliveriesTo = ({ owner, id }: Endpoint, { query }: Call) =>
  listDeliveries(owner, id, parseChoice(query, 'status', mailFilters, 'all'), parsePage(query));

handle(webhooks, apiRoutes.listDeliveries, async (request, response) => {
  sendPage(request, response, await deliveriesTo(ofShop(request.params), request));
});

handle(webhooks, apiRoutes.listCompanyDeliveries, async (request, response) => {
  sendPage(request, response, await deliveriesTo(ofCompany(request.params), request));
});

const replay = (
  { owner, id, delivery }: Endpoint & { delivery: string },
  call: Call,
  response: Response,
) => replayDelivery(owner, id, delivery, idempotencyKeyOf(call), callerOf(response));

handle(webhooks, apiRoutes.replayDelivery, async (request, response) => {
  const { delivery } = request.params;
  response.json(await replay({ ...ofShop(request.params), delivery }, request, response));
});

handle(webhooks, apiRoutes.replayCompanyDelivery, async (request, response) => {
  const { delivery } = request.params;
  response.json(await replay({ ...ofCompany(request.params), delivery }, request, response));
});

const replayDays = async ({ owner, id }: Endpoint, { query }: Call, response: Response) => {
  const period = parsePeriod(query, await shopTimeZone());
  const { cursor } = parsePage(query.after ? { cursor: query.after } : {});
  return replayPeriod(owner, id, period, cursor, callerOf(response));
};

handle(webhooks, apiRoutes.replayPeriod, async (request, response) => {
  response.json(await replayDays(ofShop(request.params), request, response));
});

handle(webhooks, apiRoutes.replayCompanyPeriod, async (request, response) => {
  response.json(await replayDays(ofCompany(request.params), request, response));
});
