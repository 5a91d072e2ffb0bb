import { Router } from 'express';
import {
  apiRoutes,
  cartRowsSchema,
  cartSchema,
  fullCartMessage,
  limits,
  type ResolvedRows,
  tooManyRowsMessage,
} from '../contract/index.ts';
import { validationError } from '../errors.ts';
import { callerOf } from '../http/authenticate.ts';
import { handle } from '../http/handle.ts';
import { jsonBody } from '../http/jsonBody.ts';
import { requireUser } from '../http/requireUser.ts';
import { formOf, validate } from '../http/validate.ts';
import { orderMinimum } from '../params.ts';
import { getCart, saveCart } from '../services/carts/carts.ts';
import { resolveRows } from '../services/carts/resolveRows.ts';

export const carts = Router();

/** Checks the length of a list before its elements: a body can contain thousands. */
const checkLength = (
  form: Record<string, unknown>,
  name: string,
  max: number,
  message: string,
): void => {
  const list = form[name];
  if (Array.isArray(list) && list.length > max) throw validationError({ [name]: message });
};

handle(carts, apiRoutes.getCart, requireUser, async (_request, response) => {
  response.json(await getCart(callerOf(response)));
});

handle(carts, apiRoutes.saveCart, requireUser, jsonBody, async (request, response) => {
  const form = formOf(request.body);
  checkLength(form, 'lines', limits.orderLines, fullCartMessage);
  response.json(await saveCart(validate(cartSchema, form), callerOf(response)));
});

handle(carts, apiRoutes.resolveCart, jsonBody, async (request, response) => {
  const form = formOf(request.body);
  checkLength(form, 'rows', limits.cartRows, tooManyRowsMessage);
  const rows = await resolveRows(validate(cartRowsSchema, form).rows);
  response.json({ rows, orderMinimum: orderMinimum.value() } satisfies ResolvedRows);
});
