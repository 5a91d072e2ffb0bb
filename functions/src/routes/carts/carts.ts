import { Router } from 'express';
import {
  apiRoutes,
  cartRowsSchema,
  cartSchema,
  fullCartMessage,
  limits,
  type ResolvedRows,
  tooManyRowsMessage,
} from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { requireUser } from '../../http/access/requireUser.ts';
import { checkLength } from '../../http/body/checkLength.ts';
import { jsonBody } from '../../http/body/jsonBody.ts';
import { formOf, validate } from '../../http/body/validate.ts';
import { handle } from '../../http/handle.ts';
import { getCart, saveCart } from '../../services/carts/carts.ts';
import { resolveRows } from '../../services/carts/resolveRows.ts';
import { readSettings } from '../../services/settings/settings.ts';

export const carts = Router();

const lineLimit = { name: 'lines', max: limits.orderLines, message: fullCartMessage };
const rowLimit = { name: 'rows', max: limits.cartRows, message: tooManyRowsMessage };

handle(carts, apiRoutes.getCart, requireUser, async (_request, response) => {
  response.json(await getCart(callerOf(response)));
});

handle(carts, apiRoutes.saveCart, requireUser, jsonBody, async (request, response) => {
  const form = formOf(request.body);
  checkLength(form, lineLimit);
  response.json(await saveCart(validate(cartSchema, form), callerOf(response)));
});

handle(carts, apiRoutes.resolveCart, jsonBody, async (request, response) => {
  const form = formOf(request.body);
  checkLength(form, rowLimit);
  const input = validate(cartRowsSchema, form);
  const [rows, { orderMinimum, taxRate }] = await Promise.all([
    resolveRows(input.rows),
    readSettings(),
  ]);
  response.json({ rows, orderMinimum, taxRate } satisfies ResolvedRows);
});
