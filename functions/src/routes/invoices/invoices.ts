import { Router } from 'express';
import { apiRoutes, invoiceFileOf } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { handle } from '../../http/handle.ts';
import {
  parseInvoiceSelection,
  parsePayerInvoiceSelection,
} from '../../http/query/invoiceQuery.ts';
import { parseSort } from '../../http/query/query.ts';
import { reply } from '../../http/reply.ts';
import { sendPdf } from '../../http/responses/sendPdf.ts';
import { listInvoicesByEmail } from '../../services/billing/payerInvoices.ts';
import { getInvoice } from '../../services/invoices/getInvoice.ts';
import { listInvoices } from '../../services/invoices/listInvoices.ts';
import { creditInvoice } from '../../services/ordering/parts/creditInvoice.ts';
import { shopTimeZone } from '../../services/settings/settings.ts';

export const invoices = Router();

reply(invoices, apiRoutes.listInvoices, async ({ query, page }) => {
  const selection = parseInvoiceSelection(query, await shopTimeZone());
  const sort = parseSort(query, 'invoices');
  return listInvoices(selection, page, sort);
});

reply(invoices, apiRoutes.listInvoicesByEmail, async ({ params, query, page, caller }) => {
  const selection = parsePayerInvoiceSelection(query, await shopTimeZone());
  return listInvoicesByEmail(params.email, selection, page, caller);
});

reply(invoices, apiRoutes.creditInvoice, ({ params, keyed, caller }) =>
  creditInvoice(params.number, keyed, caller),
);

handle(invoices, apiRoutes.getInvoice, async (request, response) => {
  const invoice = await getInvoice(request.params.number, callerOf(response));
  // Loaded only here, so that no other request of a new instance waits for it.
  const { drawInvoice } = await import('../../invoices/printedDocuments.ts');
  sendPdf(response, invoiceFileOf(invoice), await drawInvoice(invoice));
});
