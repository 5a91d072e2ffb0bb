import { type Request, type Response, Router } from 'express';
import { apiRoutes, mailFilters } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import { parsePeriod } from '../../http/query/orderQuery.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { parseChoice } from '../../http/query/query.ts';
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

handle(webhooks, apiRoutes.listWebhooks, async (request, response) => {
  sendPage(request, response, await listWebhooks(shopOwner, parsePage(request.query)));
});

handle(webhooks, apiRoutes.listCompanyWebhooks, async (request, response) => {
  const owner = companyOwner(request.params.id);
  sendPage(request, response, await listWebhooks(owner, parsePage(request.query)));
});

handle(webhooks, apiRoutes.createWebhook, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.createWebhook, request);
  response.json(await createWebhook(shopOwner, keyed, callerOf(response)));
});

handle(webhooks, apiRoutes.createCompanyWebhook, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.createCompanyWebhook, request);
  response.json(await createWebhook(companyOwner(request.params.id), keyed, callerOf(response)));
});

handle(webhooks, apiRoutes.getWebhook, async ({ params }, response) => {
  const { owner, id } = ofShop(params);
  response.json(await getWebhook(owner, id));
});

handle(webhooks, apiRoutes.getCompanyWebhook, async ({ params }, response) => {
  const { owner, id } = ofCompany(params);
  response.json(await getWebhook(owner, id));
});

handle(webhooks, apiRoutes.updateWebhook, async ({ params, body }, response) => {
  const { owner, id } = ofShop(params);
  const edit = parseForm(apiRoutes.updateWebhook, body);
  response.json(await updateWebhook(owner, id, edit, callerOf(response)));
});

handle(webhooks, apiRoutes.updateCompanyWebhook, async ({ params, body }, response) => {
  const { owner, id } = ofCompany(params);
  const edit = parseForm(apiRoutes.updateCompanyWebhook, body);
  response.json(await updateWebhook(owner, id, edit, callerOf(response)));
});

handle(webhooks, apiRoutes.switchWebhookOff, async ({ params: { id } }, response) => {
  response.json(await switchWebhookOff(id, callerOf(response)));
});

handle(webhooks, apiRoutes.deleteWebhook, async ({ params }, response) => {
  const { owner, id } = ofShop(params);
  response.json(await deleteWebhook(owner, id, callerOf(response)));
});

handle(webhooks, apiRoutes.deleteCompanyWebhook, async ({ params }, response) => {
  const { owner, id } = ofCompany(params);
  response.json(await deleteWebhook(owner, id, callerOf(response)));
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
