import { type Request, Router } from 'express';
import {
  apiRoutes,
  bankEntryFilters,
  type Countable,
  companyFilters,
  countables,
  inquiryFilters,
  invoiceKinds,
  isHandlingFilter,
  returnFilters,
  salesReportColumns,
  toolCategories,
  toolGaps,
  toolStatuses,
  userRoles,
} from '../../contract/index.ts';
import { csvOf, sendCsv } from '../../csv/writeCsv.ts';
import { validationError } from '../../errors.ts';
import { callerOf, inviteeOf } from '../../http/access/authenticate.ts';
import { handle } from '../../http/handle.ts';
import { parseImport } from '../../http/query/bankQuery.ts';
import { parsePaymentFilter, parsePeriod, parseStaffFilter } from '../../http/query/orderQuery.ts';
import { parsePayer } from '../../http/query/payerQuery.ts';
import { parseChoice, parseSearch, requireChoice } from '../../http/query/query.ts';
import { parseStaffQuoteFilter } from '../../http/query/quoteQuery.ts';
import { parseSalesReport } from '../../http/query/reportQuery.ts';
import { cachedCount } from '../../services/reports/counts.ts';
import { findAnything } from '../../services/reports/finder.ts';
import { readOverview } from '../../services/reports/overview.ts';
import { readReceivables } from '../../services/reports/receivables.ts';
import { exportSalesReport, readSalesReport } from '../../services/reports/salesReport.ts';
import { getSummary } from '../../services/reports/summary.ts';
import { readTasks } from '../../services/reports/tasks.ts';
import { shopTimeZone } from '../../services/settings/settings.ts';

export const overview = Router();

handle(overview, apiRoutes.overview, async (_request, response) => {
  response.json(await readOverview());
});

handle(overview, apiRoutes.find, async (request, response) => {
  response.json(await findAnything(parseSearch(request.query) ?? '', callerOf(response)));
});

handle(overview, apiRoutes.tasks, async (_request, response) => {
  response.json(await readTasks(callerOf(response)));
});

handle(overview, apiRoutes.getSummary, async (_request, response) => {
  response.json(await getSummary(inviteeOf(response)));
});

handle(overview, apiRoutes.salesReport, async (request, response) => {
  response.json(await readSalesReport(parseSalesReport(request.query)));
});

handle(overview, apiRoutes.exportSalesReport, async (request, response) => {
  const report = parseSalesReport(request.query);
  const name = `sales-by-${report.by}-${report.from}-${report.to}`;
  await sendCsv(request, response, name, csvOf(exportSalesReport(report), salesReportColumns));
});

handle(overview, apiRoutes.receivables, async (_request, response) => {
  response.json(await readReceivables());
});

/** The filter by status or kind: its choices depend on what is counted. */
const parseStatus = (query: Request['query'], of: Countable, timeZone: string) => {
  if (of === 'companies') {
    return { companyFilter: parseChoice(query, 'status', companyFilters, undefined) };
  }
  if (of === 'returns') {
    return { returnFilter: parseChoice(query, 'status', returnFilters, undefined) };
  }
  if (of === 'tools') {
    return {
      toolStatus: parseChoice(query, 'status', toolStatuses, undefined),
      missing: parseChoice(query, 'missing', toolGaps, undefined),
    };
  }
  if (of === 'bank-entries') {
    return {
      entryFilter: parseChoice(query, 'status', bankEntryFilters, undefined),
      importId: parseImport(query),
    };
  }
  if (of === 'quotes') return { quoteFilter: parseStaffQuoteFilter(query) };
  if (of === 'invoices') {
    return { invoiceKind: parseChoice(query, 'kind', invoiceKinds, undefined) };
  }
  return of === 'inquiries'
    ? { inquiryFilter: parseChoice(query, 'status', inquiryFilters, undefined) }
    : parseStaffFilter(query, timeZone);
};

handle(overview, apiRoutes.count, async (request, response) => {
  const of = requireChoice(request.query, 'of', countables);
  const timeZone = await shopTimeZone();
  const payment = parsePaymentFilter(request.query);
  const role = parseChoice(request.query, 'role', userRoles, undefined);
  const search = parseSearch(request.query);
  if (search && role) throw validationError({ q: 'Search among all users, or choose a role' });
  // Other counts are the same for all staff, and cached for them together.
  const isHandled = isHandlingFilter(String(request.query.status));
  response.json(
    await cachedCount({
      of,
      ...(isHandled && { handler: callerOf(response).uid }),
      ...parsePeriod(request.query, timeZone),
      ...parseStatus(request.query, of, timeZone),
      payment,
      payerId: parsePayer(request.query),
      role,
      category: parseChoice(request.query, 'category', toolCategories, undefined),
      search,
    }),
  );
});
