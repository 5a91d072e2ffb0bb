import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { idempotencyKeyOf } from '../../http/requestHeaders.ts';
import {
  listShownAlerts,
  removeStockAlert,
  setStockAlert,
} from '../../services/catalogue/alerts/stockAlerts.ts';
import { adjustStock } from '../../services/catalogue/edit/adjustStock.ts';
import { listStockEntries } from '../../services/stock/stockEntries.ts';

export const stock = Router();

handle(stock, apiRoutes.adjustStock, async (request, response) => {
  const input = parseForm(apiRoutes.adjustStock, request.body);
  const key = idempotencyKeyOf(request);
  response.json(await adjustStock(request.params.id, { input, key }, callerOf(response)));
});

handle(stock, apiRoutes.listStockEntries, async (request, response) => {
  const page = await listStockEntries(request.params.id, parsePage(request.query));
  sendPage(request, response, page);
});

handle(stock, apiRoutes.setStockAlert, async (request, response) => {
  response.json(await setStockAlert(request.params.id, callerOf(response)));
});

handle(stock, apiRoutes.removeStockAlert, async (request, response) => {
  response.json(await removeStockAlert(request.params.id, callerOf(response)));
});

handle(stock, apiRoutes.listStockAlerts, async (_request, response) => {
  response.json(await listShownAlerts(callerOf(response)));
});
