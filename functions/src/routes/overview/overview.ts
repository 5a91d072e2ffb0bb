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
import { inviteeOf } from '../../http/access/authenticate.ts';
import { handle } from '../../http/handle.ts';
import { parseImport } from '../../http/query/bankQuery.ts';
import { parsePaymentFilter, parsePeriod, parseStaffFilter } from '../../http/query/orderQuery.ts';
import { parsePayer } from '../../http/query/payerQuery.ts';
import { parseChoice, parseSearch, requireChoice } from '../../http/query/query.ts';
import { parseStaffQuoteFilter } from '../../http/query/quoteQuery.ts';
import { parseSalesReport } from '../../http/query/reportQuery.ts';
import { reply } from '../../http/reply.ts';
import { cachedCount } from '../../services/reports/counts.ts';
import { findAnything } from '../../services/reports/finder.ts';
import { readOverview } from '../../services/reports/overview.ts';
import { readReceivables } from '../../services/reports/receivables.ts';
import { exportSalesReport, readSalesReport } from '../../services/reports/salesReport.ts';
import { getSummary } from '../../services/reports/summary.ts';
import { readTasks } from '../../services/reports/tasks.ts';
import { shopTimeZone } from '../../services/settings/settings.ts';

export const overview = Router();

reply(overview, apiRoutes.overview, () => readOverview());

reply(overview, apiRoutes.find, ({ query, caller }) =>
  findAnything(parseSearch(query) ?? '', caller),
);

reply(overview, apiRoutes.tasks, ({ caller }) => readTasks(caller));

handle(overview, apiRoutes.getSummary, async (_request, response) => {
  response.json(await getSummary(inviteeOf(response)));
});

reply(overview, apiRoutes.salesReport, ({ query }) => readSalesReport(parseSalesReport(query)));

handle(overview, apiRoutes.exportSalesReport, async (request, response) => {
  const report = parseSalesReport(request.query);
  const name = `sales-by-${report.by}-${report.from}-${report.to}`;
  await sendCsv(request, response, name, csvOf(exportSalesReport(report), salesReportColumns));
});

reply(overview, apiRoutes.receivables, () => readReceivables());

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

reply(overview, apiRoutes.count, async ({ query, caller }) => {
  const of = requireChoice(query, 'of', countables);
  const timeZone = await shopTimeZone();
  const payment = parsePaymentFilter(query);
  const role = parseChoice(query, 'role', userRoles, undefined);
  const search = parseSearch(query);
  if (search && role) throw validationError({ q: 'Search among all users, or choose a role' });
  // Other counts are the same for all staff, and cached for them together.
  const isHandled = isHandlingFilter(String(query.status));
  return cachedCount({
    of,
    ...(isHandled && { handler: caller.uid }),
    ...parsePeriod(query, timeZone),
    ...parseStatus(query, of, timeZone),
    payment,
    payerId: parsePayer(query),
    role,
    category: parseChoice(query, 'category', toolCategories, undefined),
    search,
  });
});
