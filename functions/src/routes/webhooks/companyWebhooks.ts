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
import { companyOwner } from '../../services/webhooks/owners.ts';

/** The endpoints of companies. */
export const companyWebhooks = Router();

handle(companyWebhooks, apiRoutes.listCompanyWebhooks, async (request, response) => {
  sendPage(
    request,
    response,
    await listWebhooks(companyOwner(request.params.id), parsePage(request.query)),
  );
});

handle(companyWebhooks, apiRoutes.createCompanyWebhook, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.createCompanyWebhook, request);
  response.json(await createWebhook(companyOwner(request.params.id), keyed, callerOf(response)));
});

handle(companyWebhooks, apiRoutes.getCompanyWebhook, async (request, response) => {
  response.json(await getWebhook(companyOwner(request.params.id), request.params.webhook));
});

handle(companyWebhooks, apiRoutes.updateCompanyWebhook, async (request, response) => {
  const edit = parseForm(apiRoutes.updateCompanyWebhook, request.body);
  response.json(
    await updateWebhook(
      companyOwner(request.params.id),
      request.params.webhook,
      edit,
      callerOf(response),
    ),
  );
});

handle(companyWebhooks, apiRoutes.deleteCompanyWebhook, async (request, response) => {
  response.json(
    await deleteWebhook(
      companyOwner(request.params.id),
      request.params.webhook,
      callerOf(response),
    ),
  );
});

handle(companyWebhooks, apiRoutes.rotateCompanySecret, async (request, response) => {
  const { id, webhook } = request.params;
  response.json(
    await rotateSecret(companyOwner(id), webhook, idempotencyKeyOf(request), callerOf(response)),
  );
});

handle(companyWebhooks, apiRoutes.testCompanyWebhook, async (request, response) => {
  const { id, webhook } = request.params;
  response.json(
    await testWebhook(companyOwner(id), webhook, idempotencyKeyOf(request), callerOf(response)),
  );
});

handle(companyWebhooks, apiRoutes.listCompanyDeliveries, async (request, response) => {
  const { id, webhook } = request.params;
  const filter = parseChoice(request.query, 'status', mailFilters, 'all');
  sendPage(
    request,
    response,
    await listDeliveries(companyOwner(id), webhook, filter, parsePage(request.query)),
  );
});

handle(companyWebhooks, apiRoutes.replayCompanyDelivery, async (request, response) => {
  const { id, webhook, delivery } = request.params;
  const key = idempotencyKeyOf(request);
  response.json(await replayDelivery(companyOwner(id), webhook, delivery, key, callerOf(response)));
});

handle(companyWebhooks, apiRoutes.replayCompanyPeriod, async (request, response) => {
  const { query, params } = request;
  const period = parsePeriod(query, await shopTimeZone());
  const { cursor } = parsePage(query.after ? { cursor: query.after } : {});
  response.json(
    await replayPeriod(companyOwner(params.id), params.webhook, period, cursor, callerOf(response)),
  );
});
