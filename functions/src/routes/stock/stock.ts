import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import {
  listShownAlerts,
  removeStockAlert,
  setStockAlert,
} from '../../services/catalogue/alerts/stockAlerts.ts';
import { adjustStock } from '../../services/catalogue/edit/adjustStock.ts';
import { listStockEntries } from '../../services/stock/stockEntries.ts';

export const stock = Router();

handle(stock, apiRoutes.adjustStock, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.adjustStock, request);
  response.json(await adjustStock(request.params.id, keyed, callerOf(response)));
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
