import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { idempotencyKeyOf } from '../../http/requestHeaders.ts';
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
