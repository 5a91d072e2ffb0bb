import { Router } from 'express';
import {
  apiRoutes,
  type CartRow,
  fullCartMessage,
  limits,
  type ResolvedRows,
  taxRatesOf,
  tooManyRowsMessage,
} from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { payerIdOf } from '../../http/access/payer.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { namedPayer } from '../../http/query/pricesQuery.ts';
import { reply } from '../../http/reply.ts';
import { getCart, saveCart } from '../../services/carts/carts.ts';
import { resolveOfferedRows, resolveRows } from '../../services/carts/resolveRows.ts';
import { readSettings } from '../../services/settings/settings.ts';

export const carts = Router();

const lineLimit = { name: 'lines', max: limits.orderLines, message: fullCartMessage };
const rowLimit = { name: 'rows', max: limits.cartRows, message: tooManyRowsMessage };

reply(carts, apiRoutes.getCart, ({ caller }) => getCart(caller));

handle(carts, apiRoutes.saveCart, async (request, response) => {
  response.json(
    await saveCart(parseForm(apiRoutes.saveCart, request.body, lineLimit), callerOf(response)),
  );
});

handle(carts, apiRoutes.resolveCart, async (request, response) => {
  const input = parseForm(apiRoutes.resolveCart, request.body, rowLimit);
  const offeredTo = namedPayer(request, response);
  const resolve = (rows: CartRow[]) =>
    offeredTo === undefined
      ? resolveRows(rows, payerIdOf(response))
      : resolveOfferedRows(rows, offeredTo);
  const [resolved, settings] = await Promise.all([resolve(input.rows), readSettings()]);
  const { orderMinimum, companiesOnly } = settings;
  const terms = { orderMinimum, companiesOnly, ...taxRatesOf(settings) };
  response.json({ ...resolved, ...terms } satisfies ResolvedRows);
});
