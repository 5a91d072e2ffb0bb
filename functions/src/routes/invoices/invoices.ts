import { Router } from 'express';
import { apiRoutes, invoiceFileOf } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import {
  parseInvoiceSelection,
  parsePayerInvoiceSelection,
} from '../../http/query/invoiceQuery.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { parseSort } from '../../http/query/query.ts';
import { sendPdf } from '../../http/responses/sendPdf.ts';
import { listInvoicesByEmail } from '../../services/billing/payerInvoices.ts';
import { getInvoice } from '../../services/invoices/getInvoice.ts';
import { listInvoices } from '../../services/invoices/listInvoices.ts';
import { creditInvoice } from '../../services/ordering/parts/creditInvoice.ts';
import { shopTimeZone } from '../../services/settings/settings.ts';

export const invoices = Router();

handle(invoices, apiRoutes.listInvoices, async (request, response) => {
  const selection = parseInvoiceSelection(request.query, await shopTimeZone());
  const sort = parseSort(request.query, 'invoices');
  sendPage(request, response, await listInvoices(selection, parsePage(request.query), sort));
});

handle(invoices, apiRoutes.listInvoicesByEmail, async (request, response) => {
  const { params, query } = request;
  const selection = parsePayerInvoiceSelection(query, await shopTimeZone());
  const [page, caller] = [parsePage(query), callerOf(response)];
  sendPage(request, response, await listInvoicesByEmail(params.email, selection, page, caller));
});

handle(invoices, apiRoutes.creditInvoice, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.creditInvoice, request);
  response.json(await creditInvoice(request.params.number, keyed, callerOf(response)));
});

handle(invoices, apiRoutes.getInvoice, async (request, response) => {
  const invoice = await getInvoice(request.params.number, callerOf(response));
  // Loaded only here, so that no other request of a new instance waits for it.
  const { drawInvoice } = await import('../../invoices/printedDocuments.ts');
  sendPdf(response, invoiceFileOf(invoice), await drawInvoice(invoice));
});
