import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { reply } from '../../http/reply.ts';
import {
  listShownAlerts,
  removeStockAlert,
  setStockAlert,
} from '../../services/catalogue/alerts/stockAlerts.ts';
import { adjustStock } from '../../services/catalogue/edit/adjustStock.ts';
import { listStockEntries } from '../../services/stock/stockEntries.ts';

export const stock = Router();

reply(stock, apiRoutes.adjustStock, ({ params, keyed, caller }) =>
  adjustStock(params.id, keyed, caller),
);

reply(stock, apiRoutes.listStockEntries, ({ params, page }) => listStockEntries(params.id, page));

reply(stock, apiRoutes.setStockAlert, ({ params, caller }) => setStockAlert(params.id, caller));

reply(stock, apiRoutes.removeStockAlert, ({ params, caller }) =>
  removeStockAlert(params.id, caller),
);

reply(stock, apiRoutes.listStockAlerts, ({ caller }) => listShownAlerts(caller));
