import { Router } from 'express';
import { apiRoutes, stockAdjustmentSchema } from '../contract/index.ts';
import { callerOf } from '../http/authenticate.ts';
import { handle } from '../http/handle.ts';
import { jsonBody } from '../http/jsonBody.ts';
import { parsePage, sendPage } from '../http/paginate.ts';
import { idempotencyKeyOf } from '../http/requestHeaders.ts';
import { requireAdmin } from '../http/requireAdmin.ts';
import { formOf, validate } from '../http/validate.ts';
import { adjustStock } from '../services/catalogue/edit/adjustStock.ts';
import { listStockEntries } from '../services/stock/stockEntries.ts';

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
