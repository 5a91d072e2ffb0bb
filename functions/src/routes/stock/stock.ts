import { Router } from 'express';
import { apiRoutes, stockAdjustmentSchema } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { requireAdmin } from '../../http/access/requireAdmin.ts';
import { jsonBody } from '../../http/body/jsonBody.ts';
import { formOf, validate } from '../../http/body/validate.ts';
import { handle } from '../../http/handle.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { idempotencyKeyOf } from '../../http/requestHeaders.ts';
import { adjustStock } from '../../services/catalogue/edit/adjustStock.ts';
import { listStockEntries } from '../../services/stock/stockEntries.ts';

export const stock = Router();

handle(stock, apiRoutes.adjustStock, requireAdmin, jsonBody, async (request, response) => {
  const input = validate(stockAdjustmentSchema, formOf(request.body, 'adjustment'));
  const key = idempotencyKeyOf(request);
  response.json(await adjustStock(request.params.id, { input, key }, callerOf(response)));
});

handle(stock, apiRoutes.listStockEntries, requireAdmin, async (request, response) => {
  const page = await listStockEntries(request.params.id, parsePage(request.query));
  sendPage(request, response, page);
});
