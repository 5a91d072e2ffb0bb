import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { handle } from '../../http/handle.ts';
import {
  listShownAlerts,
  removeStockAlert,
  setStockAlert,
} from '../../services/catalogue/alerts/stockAlerts.ts';

export const stockAlerts = Router();

handle(stockAlerts, apiRoutes.setStockAlert, async (request, response) => {
  response.json(await setStockAlert(request.params.id, callerOf(response)));
});

handle(stockAlerts, apiRoutes.removeStockAlert, async (request, response) => {
  response.json(await removeStockAlert(request.params.id, callerOf(response)));
});

handle(stockAlerts, apiRoutes.listStockAlerts, async (_request, response) => {
  response.json(await listShownAlerts(callerOf(response)));
});
