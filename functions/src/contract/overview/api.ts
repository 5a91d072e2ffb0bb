import { bankEntryFilters } from '../bank/statements/statuses.ts';
import { count as countSchema, flag, listOf, objectOf, oneOf, text } from '../calls/jsonSchema.ts';
import { search } from '../calls/requestParts.ts';
import { route } from '../calls/route.ts';
import { companyFilters } from '../companies/lifecycle.ts';
import { toolGaps } from '../gaps/gaps.ts';
import { inquiryFilters } from '../inquiries/lifecycle.ts';
import { invoiceKinds } from '../invoices/model.ts';
import { orderSelection } from '../orders/api.ts';
import { staffOrderFilters } from '../orders/lifecycle.ts';
import type { Permission } from '../permissions/permissions.ts';
import type { PermissionByParameter } from '../permissions/requirements.ts';
import { staffQuoteFilters } from '../quotes/lifecycle.ts';
import { maxReportMonths, reportGroups } from '../reports/model.ts';
import { csvTable, responseOf } from '../responseParts.ts';
import { returnFilters } from '../returns/lifecycle.ts';
import { toolCategories } from '../tools/categories.ts';
import { toolStatuses } from '../tools/shown.ts';
import { userRoles } from '../users/model.ts';
import { type FoundItem, foundKinds } from './finder.ts';
import { type Count, type Countable, countables } from './model.ts';

const month = { ...text, pattern: '^\\d{4}-(0[1-9]|1[0-2])$' };

const reportQuery = {
  by: oneOf(reportGroups),
  from: { ...month, description: 'The first month: `2026-01`' },
  to: { ...month, description: `The last one, at most ${maxReportMonths} months in all` },
};

const byCountable: PermissionByParameter = {
  parameter: 'of',
  permissions: {
    tools: 'read_tools',
    orders: 'read_orders',
    users: 'read_customers',
    inquiries: 'read_inquiries',
    quotes: 'read_quotes',
    invoices: 'read_invoices',
    companies: 'read_companies',
    returns: 'read_returns',
    'bank-entries': 'read_payments',
  } satisfies Record<Countable, Permission>,
};

/** The calls about overview. */
export const overviewRoutes = {
  count: route('GET', '/counts', byCountable, {
    summary:
      'A count that is at most two seconds old; optionally of the matches of a search, of orders with a status and days, of inquiries, quotes, companies, returns, tools or bank entries with a status, of orders or quotes of a payer, of invoices with a kind and days, of users with a role, or of tools of a category',
    response: objectOf<Count>({ count: countSchema, atLeast: flag }, ['atLeast']),
    query: {
      of: oneOf(countables),
      ...orderSelection,
      status: oneOf([
        ...new Set([
          ...staffOrderFilters,
          ...inquiryFilters,
          ...staffQuoteFilters,
          ...companyFilters,
          ...returnFilters,
          ...toolStatuses,
          ...bankEntryFilters,
        ]),
      ]),
      kind: oneOf(invoiceKinds),
      category: oneOf(toolCategories),
      missing: { ...oneOf(toolGaps), description: 'Of tools: only those that lack this' },
      role: oneOf(userRoles),
      import: { ...text, description: 'Of bank entries: only those of the file with this id' },
      q: search,
    },
    errors: ['validation'],
  }),
  overview: route('GET', '/overview', 'read_reports', {
    summary: 'Sales and new users of the last 30 days, open orders, and tools that run out',
    response: responseOf('Overview'),
  }),
  find: route('GET', '/finder', 'any permission', {
    summary:
      'A few orders, quotes, invoices, returns, customers, companies and tools that match a search, those that it names in full first',
    response: listOf(
      objectOf<FoundItem>({
        kind: oneOf(foundKinds),
        id: { ...text, description: 'Of an invoice, the id of its order' },
        title: text,
        detail: text,
        status: { type: ['string', 'null'] },
      }),
    ),
    query: { q: search },
    errors: ['validation'],
  }),
  tasks: route('GET', '/tasks', 'any permission', {
    summary:
      'How much waits for staff: orders to confirm and to ship, quotes, returns, refunds, bank entries, companies, inquiries, reviews, failed mails, low stock and what tools lack',
    response: responseOf('Tasks'),
  }),
  salesReport: route('GET', '/reports/sales', 'read_reports', {
    summary:
      'Net sales of some months, less what was cancelled or credited since, against the same months of the year before: by month, customer or category, with the margin where costs are known; an order counts in the month in which it was placed',
    query: reportQuery,
    response: responseOf('SalesReport'),
    errors: ['validation'],
  }),
  exportSalesReport: route('GET', '/reports/sales.csv', 'read_reports', {
    summary: 'All rows of that report as a table',
    query: reportQuery,
    ...csvTable,
    errors: ['validation'],
  }),
  receivables: route('GET', '/receivables', 'read_payments', {
    summary: 'What customers owe, by age and by customer',
    response: responseOf('Receivables'),
  }),
} as const;
