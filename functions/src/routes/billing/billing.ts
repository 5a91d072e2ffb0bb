import { Router } from 'express';
import {
  apiRoutes,
  type InvoiceDocument,
  invoiceFileOf,
  limits,
  type Statement,
  type StatementColumn,
  statementColumns,
  wordsOfCode,
} from '../../contract/index.ts';
import { csvOf, type Row, sendCsv } from '../../csv/writeCsv.ts';
import { ApiError } from '../../errors.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { handle } from '../../http/handle.ts';
import { createYield, limitConcurrency } from '../../http/limits/overload.ts';
import { parseStatementPeriod } from '../../http/query/invoiceQuery.ts';
import { parsePeriod } from '../../http/query/orderQuery.ts';
import { linkNext, parsePage } from '../../http/query/paginate.ts';
import { sendDownload } from '../../http/responses/sendDownload.ts';
import { sendPdf } from '../../http/responses/sendPdf.ts';
import { type ArchivedFile, zipOf } from '../../http/responses/zipOf.ts';
import { findArchived, readArchived } from '../../services/billing/archiveInvoices.ts';
import { readPrintedStatement, readStatement } from '../../services/billing/readStatement.ts';
import { shopTimeZone } from '../../services/settings/settings.ts';

/** What payers keep for their accounts: their invoices in archives, and statements. */
export const billing = Router();

const moreText = `This archive has the newest ${limits.archivedInvoices} documents of the period.
The period has more: download the next archive, or choose fewer days.
`;

/** Draws documents one by one, and adds a note if there are more than those. */
const drawFiles = async function* (
  documents: AsyncIterable<InvoiceDocument>,
  hasMore: boolean,
): AsyncGenerator<ArchivedFile> {
  // Loaded only here, so that no other request of a new instance waits for it.
  const { drawInvoice } = await import('../../invoices/printedDocuments.ts');
  const pause = createYield();
  if (hasMore) {
    yield { name: 'more-documents.txt', content: Buffer.from(moreText), at: new Date() };
  }
  for await (const document of documents) {
    const content = await drawInvoice(document);
    yield { name: invoiceFileOf(document), content, at: document.issuedAt };
    await pause();
  }
};

/** Each archive keeps the processor busy. */
const limited = limitConcurrency(2);

handle(billing, apiRoutes.getInvoiceArchive, async (request, response) => {
  const { params, query } = request;
  const period = parsePeriod(query, await shopTimeZone());
  const { cursor } = parsePage(query);
  const caller = callerOf(response);
  await limited(async () => {
    const { items, next } = await findArchived(params.email, { ...period, cursor }, caller);
    if (items.length === 0) throw new ApiError('invoice-not-found');
    linkNext(request, response, next);
    await sendDownload(request, response, {
      name: 'invoices.zip',
      type: 'application/zip',
      parts: zipOf(drawFiles(readArchived(items), next !== undefined)),
    });
  });
});

const fileNameOf = ({ from, to }: Pick<Statement, 'from' | 'to'>): string =>
  `statement-${from}-${to}`;

handle(billing, apiRoutes.getStatement, async (request, response) => {
  const period = parseStatementPeriod(request.query);
  const printed = await readPrintedStatement(request.params.email, period, callerOf(response));
  const { drawStatement } = await import('../../invoices/printedDocuments.ts');
  sendPdf(response, `${fileNameOf(period)}.pdf`, await drawStatement(printed));
});

/** The entries of a statement between the two balances, as rows of its table. */
const rowsOf = async function* ({ from, to, currency, opening, entries, closing }: Statement) {
  const balanceRow = (day: string, kind: string, balance: number): Row<StatementColumn> => ({
    Date: day,
    Kind: kind,
    Number: '',
    Order: '',
    'PO number': '',
    'Due on': '',
    Charged: '',
    Credited: '',
    Balance: { cents: balance },
    Currency: currency,
  });
  yield [
    balanceRow(from, 'Opening balance', opening),
    ...entries.map(({ amount, balance, ...entry }) => ({
      ...balanceRow(entry.day, wordsOfCode(entry.kind), balance),
      Number: entry.number,
      Order: entry.orderNumber,
      'PO number': entry.poNumber,
      'Due on': entry.dueOn,
      Charged: amount >= 0 ? { cents: amount } : '',
      Credited: amount < 0 ? { cents: -amount } : '',
    })),
    balanceRow(to, 'Closing balance', closing),
  ];
};

handle(billing, apiRoutes.exportStatement, async (request, response) => {
  const period = parseStatementPeriod(request.query);
  const statement = await readStatement(request.params.email, period, callerOf(response));
  const table = csvOf(rowsOf(statement), statementColumns);
  await sendCsv(request, response, fileNameOf(period), table);
});
