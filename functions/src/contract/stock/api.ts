import { listOf, text } from '../calls/jsonSchema.ts';
import { named, route } from '../calls/route.ts';
import { limits } from '../limits.ts';
import { pageOf, responseOf } from '../responseParts.ts';
import { stockAdjustmentSchema } from './model.ts';

/** The calls about stock. */
export const stockRoutes = {
  adjustStock: route('POST', '/tool/:id/stock', 'write_stock', {
    summary: 'Adjust the stock of a tool by a number of pieces, with a reason',
    body: named('adjustment', stockAdjustmentSchema),
    idempotent: true,
    response: responseOf('StockAdjusted'),
    errors: ['tool-not-found', 'insufficient-stock'],
  }),
  listStockEntries: route('GET', '/tool/:id/stock', 'read_stock', {
    summary: 'The stock ledger of a tool, newest first; also of a deleted tool',
    ...pageOf('StockEntry'),
    errors: ['tool-not-found'],
  }),
  setStockAlert: route('PUT', '/tool/:id/alert', 'signed in', {
    summary:
      'Ask for a mail when a tool can be bought again; a repetition changes nothing. The mail ends the request',
    forPayer: true,
    response: responseOf('Acknowledged'),
    errors: ['tool-not-found', 'in-stock', 'discontinued', 'validation', 'user-not-found'],
  }),
  removeStockAlert: route('DELETE', '/tool/:id/alert', 'signed in', {
    summary: 'Withdraw that request; `deletedCount` is 0 if there is none',
    response: responseOf('Deleted'),
  }),
  listStockAlerts: route('GET', '/alerts', 'signed in', {
    summary: 'The ids of the tools for which the caller has such a request, and which they see',
    forPayer: true,
    response: { ...listOf(text), maxItems: limits.stockAlerts },
  }),
} as const;
