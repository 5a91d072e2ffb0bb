import { Router } from 'express';
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
  updateWebhook,
} from '../../services/webhooks/manageWebhooks.ts';
import { shopOwner } from '../../services/webhooks/owners.ts';

export const webhooks = Router();

handle(webhooks, apiRoutes.listWebhooks, async (request, response) => {
  sendPage(request, response, await listWebhooks(shopOwner, parsePage(request.query)));
});

handle(webhooks, apiRoutes.createWebhook, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.createWebhook, request);
  response.json(await createWebhook(shopOwner, keyed, callerOf(response)));
});

handle(webhooks, apiRoutes.getWebhook, async (request, response) => {
  response.json(await getWebhook(shopOwner, request.params.id));
});

handle(webhooks, apiRoutes.updateWebhook, async (request, response) => {
  const edit = parseForm(apiRoutes.updateWebhook, request.body);
  response.json(await updateWebhook(shopOwner, request.params.id, edit, callerOf(response)));
});

handle(webhooks, apiRoutes.deleteWebhook, async (request, response) => {
  response.json(await deleteWebhook(shopOwner, request.params.id, callerOf(response)));
});

handle(webhooks, apiRoutes.rotateSecret, async (request, response) => {
  const { id } = request.params;
  response.json(await rotateSecret(shopOwner, id, idempotencyKeyOf(request), callerOf(response)));
});

handle(webhooks, apiRoutes.testWebhook, async (request, response) => {
  const { id } = request.params;
  response.json(await testWebhook(shopOwner, id, idempotencyKeyOf(request), callerOf(response)));
});

handle(webhooks, apiRoutes.listDeliveries, async (request, response) => {
  const { id } = request.params;
  const filter = parseChoice(request.query, 'status', mailFilters, 'all');
  sendPage(
    request,
    response,
    await listDeliveries(shopOwner, id, filter, parsePage(request.query)),
  );
});

handle(webhooks, apiRoutes.replayDelivery, async (request, response) => {
  const { id, delivery } = request.params;
  const key = idempotencyKeyOf(request);
  response.json(await replayDelivery(shopOwner, id, delivery, key, callerOf(response)));
});

handle(webhooks, apiRoutes.replayPeriod, async (request, response) => {
  const { query, params } = request;
  const period = parsePeriod(query, await shopTimeZone());
  const { cursor } = parsePage(query.after ? { cursor: query.after } : {});
  response.json(await replayPeriod(shopOwner, params.id, period, cursor, callerOf(response)));
});
